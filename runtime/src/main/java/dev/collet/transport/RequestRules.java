package dev.collet.transport;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What an HTTP request must be like before its body is read: method, host, origin, type of the body
 * and of the answer. See MCP 2026-07-28, basic/transports/streamable-http. Shared by all HTTP
 * transports.
 */
public final class RequestRules {
  private final HostRules hosts;

  /**
   * @param isLoopback whether the server is reached through the loopback interface only; then only
   *     its names are allowed as host and origin, beside those given here
   * @param origins further origins that may send requests, such as {@code https://app.example}
   * @param hosts further names of this server, without port. On a server that is reached from
   *     elsewhere every host is allowed when there are none
   */
  public RequestRules(boolean isLoopback, Set<String> origins, Set<String> hosts) {
    this.hosts = new HostRules(isLoopback, origins, hosts);
  }

  /**
   * Why the request is turned away, or null when it isn't.
   *
   * @param accept the value of its {@code Accept} header
   */
  public @Nullable Refusal check(String method, HttpWire request, @Nullable String accept) {
    String host = request.header("Host");
    if (host == null && hosts.isLimited()) {
      return Refusal.of(400, "The header Host is missing");
    }
    if (!hosts.allowsHost(host)) {
      return Refusal.of(403, "This server doesn't answer for the host '" + host + "'");
    }
    String origin = request.header("Origin");
    if (!hosts.allowsOrigin(origin)) {
      return Refusal.of(403, "Requests from the origin '" + origin + "' aren't allowed");
    }
    if (isOfSession(method, request)) {
      return method.equals("GET") && !acceptsStream(accept)
          ? Refusal.of(406, "Accept must allow text/event-stream: nothing else is sent")
          : null;
    }
    if (!method.equals("POST")) {
      return new Refusal(405, "Only POST is served here, not " + method, "Allow", "POST");
    }
    String type = request.header("Content-Type");
    if (!MediaTypes.isJson(type)) {
      String came = type == null ? "nothing" : "'" + type + "'";
      return Refusal.of(415, "Content-Type must be application/json in UTF-8, not " + came);
    }
    String coding = request.header("Content-Encoding");
    if (coding != null && !coding.equalsIgnoreCase("identity")) {
      return new Refusal(
          415,
          "Content-Encoding must be identity: compressed requests aren't read",
          "Accept-Encoding",
          "identity");
    }
    if (!acceptsJson(accept) && !acceptsStream(accept)) {
      return Refusal.of(
          406, "Accept must allow application/json or text/event-stream: nothing else is sent");
    }
    return null;
  }

  /** Whether a request without a message is one of older revisions: these have sessions. */
  private static boolean isOfSession(String method, HttpWire request) {
    return (method.equals("GET") || method.equals("DELETE"))
        && request.header("MCP-Session-Id") != null
        && !"2026-07-28".equals(request.header("MCP-Protocol-Version"));
  }

  /** Whether the client takes a JSON body as the answer, by its {@code Accept} header. */
  public static boolean acceptsJson(@Nullable String accept) {
    return MediaTypes.accepts(accept, MediaTypes.JSON);
  }

  /** Whether the client takes an event stream as the answer, by its {@code Accept} header. */
  public static boolean acceptsStream(@Nullable String accept) {
    return MediaTypes.accepts(accept, MediaTypes.STREAM);
  }

  /** Whether the request comes from a web page that the server's author has allowed by name. */
  public boolean isListedOrigin(HttpWire request) {
    return hosts.hasListed() && hosts.isListed(request.header("Origin"));
  }
}
