package dev.collet.reliability.fault;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.reliability.fixture.HttpLink;
import dev.collet.reliability.fixture.ServerProcess;
import java.io.IOException;

/**
 * The call after the fault. It must be answered, always; and within a second, for which a busy
 * machine gets several tries: what is refuted is a server that can't, not a machine that is slow.
 */
final class NextCall {
  private static final int TRIES = 30;

  private NextCall() {}

  /** One try: a call that must be answered rightly. */
  @FunctionalInterface
  interface Try {
    void run(int turn) throws IOException;
  }

  static void assertAnsweredWithinASecond(ServerProcess process) throws IOException {
    assertWithinASecond(turn -> ask(process, turn));
  }

  static void assertWithinASecond(Try call) throws IOException {
    long best = Long.MAX_VALUE;
    for (int i = 0; i < TRIES && best > 1_000; i++) {
      long start = System.nanoTime();
      call.run(i);
      best = Math.min(best, (System.nanoTime() - start) / 1_000_000);
    }
    assertTrue(best <= 1_000, "The next call took " + best + " ms at best");
  }

  private static void ask(ServerProcess process, int turn) throws IOException {
    try (HttpLink link = new HttpLink(process.port(), "next", 30_000)) {
      HttpLink.Reply reply =
          link.ask("n" + turn, "echo", "{\"text\":\"next\",\"number\":" + turn + "}");
      assertTrue(
          reply.status() == 200 && reply.body().contains("\"text\":\"next\""), reply.toString());
    } catch (IOException e) {
      throw new IOException("No answer. The server's log: " + process.log(), e);
    }
  }
}
