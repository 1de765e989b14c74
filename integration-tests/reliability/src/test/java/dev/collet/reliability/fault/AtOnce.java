package dev.collet.reliability.fault;

import dev.collet.reliability.fixture.HttpLink;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Several calls of one tool at the same time. */
final class AtOnce {
  private AtOnce() {}

  /** The bodies of the answers; what went wrong instead, where the connection broke. */
  static List<String> call(int port, int times, String tool, String arguments) {
    ExecutorService threads = Executors.newCachedThreadPool();
    try {
      List<CompletableFuture<String>> answers = new ArrayList<>();
      for (int i = 0; i < times; i++) {
        String id = tool + "-" + i;
        answers.add(CompletableFuture.supplyAsync(() -> one(port, id, tool, arguments), threads));
      }
      return answers.stream().map(CompletableFuture::join).toList();
    } finally {
      threads.shutdown();
    }
  }

  private static String one(int port, String id, String tool, String arguments) {
    try (HttpLink link = new HttpLink(port, "caller", 30_000)) {
      return link.ask(id, tool, arguments).body();
    } catch (IOException e) {
      return e.toString();
    }
  }
}
