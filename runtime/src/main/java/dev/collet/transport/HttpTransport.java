package dev.collet.transport;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.sun.net.httpserver.HttpServer;
import dev.collet.server.Authenticator;
import dev.collet.server.McpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.ExecutorService;

/**
 * Streamable HTTP on the JDK's own server: MCP 2026-07-28, basic/transports/streamable-http. Serves
 * one path, by POST; listens on the loopback interface unless told otherwise. Every request has a
 * platform thread, on which {@link dev.collet.server.McpServer} may run the call.
 */
public final class HttpTransport implements AutoCloseable {
  private final HttpServer http;
  private final HttpEndpoint endpoint;
  private final OpenReplies open;
  private final ExecutorService threads;
  private final URI uri;

  private HttpTransport(
      HttpServer http, HttpEndpoint endpoint, OpenReplies open, ExecutorService threads, URI uri) {
    this.http = http;
    this.endpoint = endpoint;
    this.open = open;
    this.threads = threads;
    this.uri = uri;
  }

  /**
   * Serves on {@code http://localhost:PORT/mcp}; port 0 takes a free one.
   *
   * @throws UncheckedIOException when the port can't be listened on
   */
  @CanIgnoreReturnValue
  public static HttpTransport start(McpServer server, int port) {
    return builder(server).port(port).start();
  }

  /** Begins a transport with settings of its own. */
  public static HttpTransportBuilder builder(McpServer server) {
    HttpTransportBuilder builder =
        new HttpTransportBuilder(MessageHandler.of(server))
            .maxBodyBytes(server.limits().maxMessageBytes());
    Authenticator authenticator = server.authenticator();
    String metadata = authenticator == null ? null : authenticator.protectedResourceMetadata();
    return metadata == null ? builder : builder.protectedResource(metadata);
  }

  static HttpTransport start(HttpTransportBuilder settings) {
    JdkServerProperties.set(
        settings.requestTimeout, settings.maxHeaderBytes, settings.maxConnections);
    InetSocketAddress address = new InetSocketAddress(settings.host, settings.port);
    HttpServer http;
    try {
      http = HttpServer.create(address, settings.backlog);
    } catch (IOException e) {
      String message =
          "Can't listen on %s port %d: %s. Is another server running there? Port 0 takes a free one."
              .formatted(settings.host, settings.port, e.getMessage());
      throw new UncheckedIOException(message, e);
    }
    boolean isLoopback = http.getAddress().getAddress().isLoopbackAddress();
    int mostStreams = Math.max(1, settings.maxConnections / 2);
    OpenReplies open =
        new OpenReplies(settings.keepAlive, settings.writeTimeout, () -> mostStreams);
    HttpEndpoint endpoint =
        new HttpEndpoint(
            settings.handler,
            settings.path,
            new RequestRules(isLoopback, settings.allowedOrigins, settings.allowedHosts),
            new BodyReader(settings.maxBodyBytes, settings.requestTimeout),
            settings.documents(),
            open);
    ExecutorService threads = Threads.pool("collet-http", settings.maxConnections);
    http.createContext("/", endpoint);
    http.setExecutor(new HttpDispatch(threads));
    http.start();
    int port = http.getAddress().getPort();
    String host = isLoopback ? "localhost" : settings.host;
    return new HttpTransport(
        http, endpoint, open, threads, URI.create("http://" + host + ":" + port + settings.path));
  }

  /** The port that is listened on. */
  public int port() {
    return http.getAddress().getPort();
  }

  /** Where clients on this machine find the server. */
  public URI uri() {
    return uri;
  }

  /** How many requests are under way. */
  public int openRequests() {
    return open.count();
  }

  /**
   * Stops: new requests are refused by 503, those under way have the given time to end, then their
   * connections are closed.
   */
  public void stop(Duration deadline) {
    endpoint.stop();
    try {
      open.await(deadline);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    open.close();
    http.stop(0);
    threads.shutdown();
  }

  /** Stops; requests under way have 5 seconds. */
  @Override
  public void close() {
    stop(Duration.ofSeconds(5));
  }
}
