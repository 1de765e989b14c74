package dev.collet.servlet;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import dev.collet.server.Authenticator;
import dev.collet.server.McpServer;
import dev.collet.transport.BodyReader;
import dev.collet.transport.Browser;
import dev.collet.transport.HttpReply;
import dev.collet.transport.OpenReplies;
import dev.collet.transport.Refusal;
import dev.collet.transport.RequestRules;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Streamable HTTP as a servlet: MCP 2026-07-28, basic/transports/streamable-http. Map it to the
 * path of the endpoint, and also to {@code /.well-known/oauth-protected-resource/*} when the server
 * asks for credentials.
 *
 * <p>A request keeps its container thread until it is answered, as long as a stream is open. Let
 * the container use virtual threads, or as many threads as streams may be open.
 */
public final class McpServlet extends HttpServlet {
  private static final long serialVersionUID = 1;
  private static final System.Logger LOG = System.getLogger(McpServlet.class.getName());
  private static final String WELL_KNOWN = "/.well-known/oauth-protected-resource";
  private static final Duration KEEP_ALIVE = Duration.ofSeconds(2);
  private static final Duration REQUEST_TIMEOUT = Duration.ofSeconds(30);

  /** Half of the threads that containers have when nobody says otherwise. */
  private static final int MOST_STREAMS = 100;

  private static final Duration WRITE_TIMEOUT = Duration.ofSeconds(30);

  private final transient McpServer server;
  private final transient RequestRules rules;
  private final transient BodyReader bodies;
  private volatile int maxStreams = MOST_STREAMS;
  private final transient OpenReplies open =
      new OpenReplies(KEEP_ALIVE, WRITE_TIMEOUT, () -> maxStreams);

  /**
   * A servlet for a container that is reached from elsewhere.
   *
   * @param allowedOrigins the web sites whose pages may send requests, such as {@code
   *     https://app.example}; pages of others get 403
   * @param allowedHosts the names under which clients reach the server, without port; when there
   *     are any, requests for others get 403
   */
  public McpServlet(McpServer server, Set<String> allowedOrigins, Set<String> allowedHosts) {
    this(server, new RequestRules(false, allowedOrigins, allowedHosts));
  }

  private McpServlet(McpServer server, RequestRules rules) {
    this.server = server;
    this.rules = rules;
    this.bodies = new BodyReader(server.limits().maxMessageBytes(), REQUEST_TIMEOUT);
  }

  /** A servlet for a container that listens on a loopback address: only its names are allowed. */
  public static McpServlet local(McpServer server) {
    return new McpServlet(server, new RequestRules(true, Set.of(), Set.of()));
  }

  /**
   * How many streams may stay open for as long as their clients like (subscriptions, and those of
   * sessions); 100, unless told otherwise: half of the threads that containers have by default.
   * More get 503.
   */
  @CanIgnoreReturnValue
  public McpServlet maxStreams(int streams) {
    maxStreams = streams;
    return this;
  }

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    ServletWire wire = new ServletWire(request, response);
    String accept = wire.header("Accept");
    HttpReply reply =
        new HttpReply(
            wire, open, RequestRules.acceptsJson(accept), RequestRules.acceptsStream(accept));
    try {
      Refusal refusal = refusal(request, wire, accept, reply);
      if (refusal != null) {
        if (!bodies.discard(request.getInputStream(), declaredLength(request, wire))) {
          wire.setHeader("Connection", "close");
        }
        refuse(refusal, request, wire, reply);
      }
    } catch (BodyReader.Refused e) {
      wire.setHeader("Connection", "close"); // what is left of the request is not to be read
      refuse(e.refusal(), request, wire, reply);
    } catch (IOException e) {
      // The client has gone, or its framing is broken: then it may still listen.
      wire.setHeader("Connection", "close");
      refuse(Refusal.of(400, "The request can't be read to its end"), request, wire, reply);
    } catch (RuntimeException | Error e) {
      failed(e, request, wire, reply);
    }
    reply.await();
  }

  /** Serves the request, or says why not. */
  private @Nullable Refusal refusal(
      HttpServletRequest request, ServletWire wire, @Nullable String accept, HttpReply reply)
      throws IOException {
    String method = request.getMethod();
    if (request.getServletPath().startsWith(WELL_KNOWN)) {
      return metadata(method, wire, reply);
    }
    if (rules.isListedOrigin(wire) && Browser.answer(method, wire, reply)) {
      return null;
    }
    Refusal refusal = rules.check(method, wire, accept);
    if (refusal != null) {
      return refusal;
    }
    if (method.equals("GET")) {
      server.openStream(reply);
      return null;
    } else if (method.equals("DELETE")) {
      server.endSession(reply);
      return null;
    }
    byte[] body = bodies.read(request.getInputStream(), declaredLength(request, wire));
    server.accept(body, 0, body.length, reply);
    return null;
  }

  /** The body's length as announced, or -1 when it wasn't; 0 when there is none. */
  private static long declaredLength(HttpServletRequest request, ServletWire wire) {
    boolean isChunked = wire.header("Transfer-Encoding") != null;
    long length = request.getContentLengthLong();
    return isChunked ? -1 : length;
  }

  private @Nullable Refusal metadata(String method, ServletWire wire, HttpReply reply) {
    Authenticator authenticator = server.authenticator();
    String json = authenticator == null ? null : authenticator.protectedResourceMetadata();
    if (json == null) {
      return Refusal.of(404, "This server asks nobody for credentials");
    } else if (!method.equals("GET")) {
      return new Refusal(405, "Only GET is served here, not " + method, "Allow", "GET");
    }
    byte[] document = json.getBytes(StandardCharsets.UTF_8);
    wire.setHeader("Access-Control-Allow-Origin", "*");
    reply.respond(200, document, 0, document.length);
    return null;
  }

  private static void failed(
      Throwable thrown, HttpServletRequest request, ServletWire wire, HttpReply reply) {
    try {
      LOG.log(System.Logger.Level.ERROR, "A request could not be served", thrown);
      refuse(Refusal.of(500, "The server failed; its log says why"), request, wire, reply);
    } catch (RuntimeException | Error e) {
      reply.lose(); // no memory even for that: a closed connection tells the client more than none
    }
  }

  private static void refuse(
      Refusal refusal, HttpServletRequest request, ServletWire wire, HttpReply reply) {
    if (refusal.header() != null && refusal.value() != null) {
      wire.setHeader(refusal.header(), refusal.value());
    }
    if (request.getMethod().equals("HEAD")) {
      reply.end(refusal.status());
      return;
    }
    byte[] body = refusal.body();
    reply.respond(refusal.status(), body, 0, body.length);
  }

  /** Gives calls under way 5 seconds, then gives them up. The server itself stays open. */
  @Override
  public void destroy() {
    try {
      open.await(Duration.ofSeconds(5));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    open.close();
  }
}
