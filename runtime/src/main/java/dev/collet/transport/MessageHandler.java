package dev.collet.transport;

import dev.collet.server.Exchange;

/** What a transport hands messages to: the server, or a test's stand-in for it. */
@FunctionalInterface
interface MessageHandler {
  /** Takes one message; the bytes are the handler's from now on. */
  void accept(byte[] body, int offset, int length, Exchange exchange);
}
