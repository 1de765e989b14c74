package dev.collet.transport;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The messages of stdio that have not come to their end, so that the end of input can wait. */
final class OpenExchanges {
  private final Set<StdioExchange> exchanges = ConcurrentHashMap.newKeySet();

  void add(StdioExchange exchange) {
    exchanges.add(exchange);
  }

  void remove(StdioExchange exchange) {
    if (exchanges.remove(exchange) && exchanges.isEmpty()) {
      synchronized (this) {
        notifyAll();
      }
    }
  }

  /** Waits until all have ended, or the time is over. */
  synchronized void await(long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    while (!exchanges.isEmpty()) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return;
      }
      wait(left);
    }
  }

  /** Tells the calls that are under way that nobody waits for them. */
  void loseAll() {
    for (StdioExchange exchange : exchanges) {
      exchange.lose();
    }
  }
}
