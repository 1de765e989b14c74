package dev.collet.transport;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Settings of an {@link HttpTransport}. The defaults suit a server for this machine's programs. */
public final class HttpTransportBuilder {
  private static final String PROTECTED_RESOURCE = "/.well-known/oauth-protected-resource";

  final MessageHandler handler;
  String host = "127.0.0.1";
  int port;
  String path = "/mcp";
  final Set<String> allowedOrigins = new TreeSet<>();
  final Set<String> allowedHosts = new TreeSet<>();
  private final Map<String, byte[]> documents = new TreeMap<>();
  private byte @Nullable [] protectedResource;
  int maxBodyBytes = 4 << 20;
  int maxHeaderBytes = 64 << 10;
  int maxConnections = 1_000;
  int backlog = 256;
  Duration requestTimeout = Duration.ofSeconds(30);
  Duration writeTimeout = Duration.ofSeconds(30);
  Duration keepAlive = Duration.ofSeconds(2);

  HttpTransportBuilder(MessageHandler handler) {
    this.handler = handler;
  }

  /** The port; 0, the default, takes a free one. */
  @CanIgnoreReturnValue
  public HttpTransportBuilder port(int port) {
    this.port = port;
    return this;
  }

  /**
   * The address to listen on; the default is 127.0.0.1. On another one, name your server by {@link
   * #allowHost}, ask for credentials, and let a proxy do the encryption.
   */
  @CanIgnoreReturnValue
  public HttpTransportBuilder host(String host) {
    this.host = host;
    return this;
  }

  /** The path of the endpoint; the default is {@code /mcp}. */
  @CanIgnoreReturnValue
  public HttpTransportBuilder path(String path) {
    if (!path.startsWith("/")) {
      throw new IllegalArgumentException("The path must begin with '/': " + path);
    }
    this.path = path;
    return this;
  }

  /**
   * Lets the pages of a web site send requests, such as {@code https://app.example}. Pages from the
   * loopback names may on a server that listens there; all others get 403.
   *
   * @throws IllegalArgumentException when there is something behind host and port, as a browser
   *     never sends it
   */
  @CanIgnoreReturnValue
  public HttpTransportBuilder allowOrigin(String origin) {
    allowedOrigins.add(HostRules.origin(origin));
    return this;
  }

  /**
   * A name under which clients reach this server, without port. Once there is one, and always on a
   * loopback address, requests for other hosts get 403.
   *
   * @throws IllegalArgumentException when it has a port or a scheme
   */
  @CanIgnoreReturnValue
  public HttpTransportBuilder allowHost(String host) {
    allowedHosts.add(HostRules.host(host));
    return this;
  }

  /** A JSON document that is served by GET under another path. */
  @CanIgnoreReturnValue
  public HttpTransportBuilder document(String path, String json) {
    documents.put(path, json.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  /** Metadata that says who gives out credentials for this server: RFC 9728. */
  @CanIgnoreReturnValue
  HttpTransportBuilder protectedResource(String json) {
    protectedResource = json.getBytes(StandardCharsets.UTF_8);
    return this;
  }

  /**
   * All documents; the metadata is found with and without the endpoint's path, as in RFC 9728, 3.1.
   */
  Map<String, byte[]> documents() {
    Map<String, byte[]> all = new TreeMap<>(documents);
    if (protectedResource != null) {
      all.put(PROTECTED_RESOURCE, protectedResource);
      all.put(PROTECTED_RESOURCE + path, protectedResource);
    }
    return Map.copyOf(all);
  }

  /**
   * The largest request, in bytes up to 1 GiB; a larger one gets 413. The default is what the
   * server takes: {@link dev.collet.server.Limits#maxMessageBytes}.
   */
  @CanIgnoreReturnValue
  public HttpTransportBuilder maxBodyBytes(int bytes) {
    this.maxBodyBytes = Math.min(positive("maxBodyBytes", bytes), 1 << 30);
    return this;
  }

  /**
   * How many connections are served at the same time; the default is 1,000. More are closed
   * unanswered. Half of them may be streams that stay open: subscriptions, and those of sessions;
   * more get 503. The JDK's server has one such limit for a whole process: the one of the first
   * transport.
   */
  @CanIgnoreReturnValue
  public HttpTransportBuilder maxConnections(int connections) {
    this.maxConnections = positive("maxConnections", connections);
    return this;
  }

  /** How many connections may wait to be accepted; the default is 256. */
  @CanIgnoreReturnValue
  public HttpTransportBuilder backlog(int connections) {
    this.backlog = positive("backlog", connections);
    return this;
  }

  /**
   * How long a client may take to send a request, in whole seconds; the default is 30 seconds. The
   * JDK's server has one such limit for a whole process: the one of the first transport.
   */
  @CanIgnoreReturnValue
  public HttpTransportBuilder requestTimeout(Duration timeout) {
    this.requestTimeout = timeout;
    return this;
  }

  /** How long a client may take to read 64 KiB, or a message that is smaller; 30 seconds. */
  @CanIgnoreReturnValue
  public HttpTransportBuilder writeTimeout(Duration timeout) {
    this.writeTimeout = timeout;
    return this;
  }

  /** How long an event stream may be quiet before a comment is sent; 2 seconds, at most 5. */
  @CanIgnoreReturnValue
  public HttpTransportBuilder keepAlive(Duration interval) {
    if (interval.compareTo(Duration.ofSeconds(5)) > 0 || interval.toMillis() < 1) {
      throw new IllegalArgumentException("keepAlive must be within 1 ms and 5 s: " + interval);
    }
    this.keepAlive = interval;
    return this;
  }

  /**
   * Starts to serve.
   *
   * @throws java.io.UncheckedIOException when the address can't be listened on
   */
  public HttpTransport start() {
    return HttpTransport.start(this);
  }

  private static int positive(String name, int value) {
    if (value <= 0) {
      throw new IllegalArgumentException(name + " must be positive: " + value);
    }
    return value;
  }
}
