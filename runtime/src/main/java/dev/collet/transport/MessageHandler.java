package dev.collet.transport;

import dev.collet.server.Exchange;
import dev.collet.server.McpServer;

/** What a transport hands messages to: the server, or a test's stand-in for it. */
@FunctionalInterface
interface MessageHandler {
  /** Takes one message; the bytes are the handler's from now on. */
  void accept(byte[] body, int offset, int length, Exchange exchange);

  /** Answers an HTTP request without a message: {@code GET} or {@code DELETE}. */
  default void acceptBare(String method, Exchange exchange) {
    exchange.end(405);
  }

  /** A server. */
  static MessageHandler of(McpServer server) {
    return new MessageHandler() {
      @Override
      public void accept(byte[] body, int offset, int length, Exchange exchange) {
        server.accept(body, offset, length, exchange);
      }

      @Override
      public void acceptBare(String method, Exchange exchange) {
        if (method.equals("GET")) {
          server.openStream(exchange);
        } else {
          server.endSession(exchange);
        }
      }
    };
  }
}
