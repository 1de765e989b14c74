package dev.collet.transport;

import dev.collet.server.Exchange;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Stands in for the server: the first word of the body says what to do. */
final class FakeHandler implements MessageHandler {
  final AtomicInteger accepted = new AtomicInteger();
  final CountDownLatch disconnected = new CountDownLatch(1);
  final CompletableFuture<Exchange> held = new CompletableFuture<>();
  private final ExecutorService threads = Executors.newCachedThreadPool(Threads.daemon("fake"));

  @Override
  public void accept(byte[] body, int offset, int length, Exchange exchange) {
    accepted.incrementAndGet();
    String text = new String(body, offset, length, StandardCharsets.UTF_8);
    String[] words = text.split(" ", 3);
    switch (words[0]) {
      case "echo" -> respond(exchange, text);
      case "later" -> threads.execute(() -> respond(exchange, text));
      case "notify" -> exchange.end(202);
      case "large" -> respond(exchange, "x".repeat(Integer.parseInt(words[1])));
      case "large-later" ->
          threads.execute(() -> respond(exchange, "y".repeat(Integer.parseInt(words[1]))));
      case "events" -> events(exchange, Integer.parseInt(words[1]));
      case "sleep" -> {
        exchange.mayStream();
        sleep(Integer.parseInt(words[1]));
        respond(exchange, text);
      }
      case "hold" -> {
        exchange.onDisconnect(disconnected::countDown);
        exchange.mayStream();
        held.complete(exchange);
      }
      case "throw" -> throw new IllegalStateException("secret");
      case "status" -> {
        byte[] message = words[2].getBytes(StandardCharsets.UTF_8);
        exchange.setHeader("WWW-Authenticate", "Bearer");
        exchange.respond(Integer.parseInt(words[1]), message, 0, message.length);
      }
      case "interrupt" -> {
        Thread.currentThread().interrupt();
        respond(exchange, text);
      }
      default -> throw new AssertionError(text);
    }
  }

  private void events(Exchange exchange, int count) {
    for (int i = 1; i <= count; i++) {
      byte[] message = ("{\"n\":" + i + "}").getBytes(StandardCharsets.UTF_8);
      exchange.event(message, 0, message.length);
    }
    respond(exchange, "done");
  }

  static void respond(Exchange exchange, String text) {
    byte[] message = ("{\"said\":\"" + text + "\"}").getBytes(StandardCharsets.UTF_8);
    exchange.respond(200, message, 0, message.length);
    // A second answer must not come through.
    exchange.respond(200, message, 0, message.length);
  }

  static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
