package dev.collet.transport;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Takes the requests of the JDK's HTTP server: turns away what no server should read. */
final class HttpEndpoint implements HttpHandler {
  private static final System.Logger LOG = System.getLogger(HttpEndpoint.class.getName());

  private final MessageHandler handler;
  private final String path;
  private final RequestRules rules;
  private final BodyReader bodies;
  private final Map<String, byte[]> documents;
  private final OpenReplies open;
  private volatile boolean isStopping;

  HttpEndpoint(
      MessageHandler handler,
      String path,
      RequestRules rules,
      BodyReader bodies,
      Map<String, byte[]> documents,
      OpenReplies open) {
    this.handler = handler;
    this.path = path;
    this.rules = rules;
    this.bodies = bodies;
    this.documents = documents;
    this.open = open;
  }

  /** From now on requests are answered by 503. */
  void stop() {
    isStopping = true;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    JdkWire wire = new JdkWire(exchange);
    String accept = wire.header("Accept");
    HttpReply reply =
        new HttpReply(
            wire, open, RequestRules.acceptsJson(accept), RequestRules.acceptsStream(accept));
    try {
      Refusal refusal = refusal(exchange, wire, accept, reply);
      if (refusal != null) {
        if (!bodies.discard(exchange.getRequestBody(), declaredLength(wire))) {
          wire.setHeader("Connection", "close");
        }
        refuse(refusal, exchange.getRequestMethod(), wire, reply);
      }
    } catch (BodyReader.Refused e) {
      wire.setHeader("Connection", "close");
      refuse(e.refusal(), "POST", wire, reply);
    } catch (IOException e) {
      // The client has gone, or its framing is broken: then it may still listen.
      wire.setHeader("Connection", "close");
      refuse(Refusal.of(400, "The request can't be read to its end"), "POST", wire, reply);
    } catch (RuntimeException | Error e) {
      failed(e, wire, reply);
    }
    reply.await();
  }

  /** Serves the request, or says why not. */
  private @Nullable Refusal refusal(
      HttpExchange exchange, JdkWire wire, @Nullable String accept, HttpReply reply)
      throws IOException {
    String asked = exchange.getRequestURI().getRawPath();
    String method = exchange.getRequestMethod();
    if (!path.equals(asked)) {
      byte[] document = documents.get(asked);
      if (document == null) {
        return Refusal.of(404, "There is nothing at " + asked + ". MCP is served at " + path);
      } else if (!method.equals("GET")) {
        return new Refusal(405, "Only GET is served here, not " + method, "Allow", "GET");
      }
      wire.setHeader("Access-Control-Allow-Origin", "*");
      reply.respond(200, document, 0, document.length);
      return null;
    }
    if (rules.isListedOrigin(wire) && Browser.answer(method, wire, reply)) {
      return null;
    }
    Refusal refusal = rules.check(method, wire, accept);
    if (refusal != null) {
      return refusal;
    }
    if (isStopping) {
      return new Refusal(503, "The server is shutting down", "Connection", "close");
    }
    if (!method.equals("POST")) {
      handler.acceptBare(method, reply);
      return null;
    }
    byte[] body = bodies.read(exchange.getRequestBody(), declaredLength(wire));
    handler.accept(body, 0, body.length, reply);
    return null;
  }

  private static long declaredLength(JdkWire wire) {
    String length = wire.header("Content-Length");
    if (length == null) {
      return wire.header("Transfer-Encoding") == null ? 0 : -1;
    }
    return Long.parseLong(length); // the JDK's server has checked it
  }

  private static void failed(Throwable thrown, JdkWire wire, HttpReply reply) {
    try {
      LOG.log(System.Logger.Level.ERROR, "A request could not be served", thrown);
      refuse(Refusal.of(500, "The server failed; its log says why"), "POST", wire, reply);
    } catch (RuntimeException | Error e) {
      reply.lose(); // no memory even for that: a closed connection tells the client more than none
    }
  }

  private static void refuse(Refusal refusal, String method, JdkWire wire, HttpReply reply) {
    if (refusal.header() != null && refusal.value() != null) {
      wire.setHeader(refusal.header(), refusal.value());
    }
    if (method.equals("HEAD")) { // must not have a body
      reply.end(refusal.status());
      return;
    }
    byte[] body = refusal.body();
    reply.respond(refusal.status(), body, 0, body.length);
  }
}
