package dev.collet.transport;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Tells requests of this machine's own programs from those that a web page sends by a foreign
 * browser's hands: MCP 2026-07-28, basic/transports/streamable-http, "Security Warning".
 */
final class HostRules {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  private final boolean isLoopback;
  private final Set<String> origins = new TreeSet<>();
  private final Set<String> hosts = new TreeSet<>();

  /** The host that was allowed last: nearly always the one that comes next. */
  private volatile String lastHost = "";

  /**
   * @param isLoopback whether the server is reached through the loopback interface only
   * @param origins further origins, such as {@code https://app.example}
   * @param hosts further names of this server, without port
   */
  HostRules(boolean isLoopback, Set<String> origins, Set<String> hosts) {
    this.isLoopback = isLoopback;
    origins.forEach(origin -> this.origins.add(origin(origin)));
    hosts.forEach(host -> this.hosts.add(host(host)));
  }

  /**
   * An origin as browsers send it.
   *
   * @throws IllegalArgumentException when no browser would send this
   */
  static String origin(String origin) {
    if (!origin.matches("null|[A-Za-z][A-Za-z0-9+.-]*://[^/?#@\\s]+")) {
      throw new IllegalArgumentException(
          "An origin is scheme, host and port, such as https://app.example, and nothing behind: "
              + origin);
    }
    return origin.toLowerCase(Locale.ROOT);
  }

  /**
   * A host's name as it is compared.
   *
   * @throws IllegalArgumentException when it is more than a name
   */
  static String host(String host) {
    if (!host.matches("\\[[0-9A-Fa-f:.%]+]|[^/?#@:\\s]+")) {
      throw new IllegalArgumentException(
          "A host is a name or an address, such as mcp.example.com or [2001:db8::1], without scheme"
              + " and port: "
              + host);
    }
    return host.toLowerCase(Locale.ROOT);
  }

  /** Whether requests for some hosts are turned away. */
  boolean isLimited() {
    return isLoopback || !hosts.isEmpty();
  }

  /** Whether a request with this {@code Host} header is meant for this server. */
  boolean allowsHost(@Nullable String host) {
    if (!isLimited()) {
      return true;
    }
    if (host == null) {
      return false;
    }
    if (!host.equals(lastHost)) {
      if (!isOurs(withoutPort(host))) {
        return false;
      }
      lastHost = host;
    }
    return true;
  }

  /** Whether a page of this origin may send requests; programs that are no browsers send none. */
  boolean allowsOrigin(@Nullable String origin) {
    if (origin == null || isListed(origin)) {
      return true;
    }
    try {
      URI uri = new URI(origin);
      return uri.getHost() != null
          && ("http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme()))
          && uri.getRawUserInfo() == null // an origin is scheme, host and port: RFC 6454, 6.2
          && uri.getRawPath().isEmpty()
          && uri.getRawQuery() == null
          && uri.getRawFragment() == null
          && isOurs(uri.getHost());
    } catch (URISyntaxException e) {
      return false;
    }
  }

  /** Whether any origin was named by the server's author. */
  boolean hasListed() {
    return !origins.isEmpty();
  }

  /** Whether this origin was named by the server's author. */
  boolean isListed(@Nullable String origin) {
    return origin != null && origins.contains(origin.toLowerCase(Locale.ROOT));
  }

  private boolean isOurs(String host) {
    String name = host.toLowerCase(Locale.ROOT);
    return (isLoopback && LOOPBACK.contains(name)) || hosts.contains(name);
  }

  private static String withoutPort(String host) {
    int colon = host.lastIndexOf(':');
    return colon >= 0 && colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
  }
}
