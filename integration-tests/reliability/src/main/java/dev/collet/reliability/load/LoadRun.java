package dev.collet.reliability.load;

import dev.collet.reliability.fixture.ServerProcess;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** One server under load from one set of clients. */
public final class LoadRun {
  private static final int CALLERS = 8;
  private static final long SETTLE_MILLIS = 60_000;

  private final Settings settings;

  /** A run with these settings. */
  public LoadRun(Settings settings) {
    this.settings = settings;
  }

  /**
   * What to do.
   *
   * @param isJetty whether to try the servlet on Jetty, not the JDK's server
   * @param isLimited whether the server keeps its default rate limit
   * @param connections how many clients there are
   * @param warmUpSeconds how long they call before anything is measured
   * @param seconds how long they call then
   */
  public record Settings(
      boolean isJetty, boolean isLimited, int connections, double warmUpSeconds, double seconds) {}

  /**
   * Runs.
   *
   * @throws IOException when the server does not start
   */
  public Outcome run() throws IOException, InterruptedException {
    List<String> options = new ArrayList<>();
    if (settings.isJetty()) {
      options.add("--jetty");
    }
    if (settings.isLimited()) {
      options.add("--rate-limit");
    }
    try (ServerProcess server = new ServerProcess(List.of("-Xmx128m"), options)) {
      return run(server);
    }
  }

  private Outcome run(ServerProcess server) throws InterruptedException {
    Stretch stretch = new Stretch();
    CyclicBarrier barrier = new CyclicBarrier(settings.connections() + 1);
    List<Client> clients = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < settings.connections(); i++) {
      Client client = new Client(server.port(), i, "caller-" + i % CALLERS, stretch, barrier);
      clients.add(client);
      Thread thread = new Thread(client, "client-" + i);
      thread.start();
      threads.add(thread);
    }
    long start = System.nanoTime();
    long heapBefore = stretch(server, stretch, barrier, settings.warmUpSeconds());
    long heapAfter = stretch(server, stretch, barrier, settings.seconds());
    double seconds = (System.nanoTime() - start) / 1e9;
    for (Thread thread : threads) {
      thread.join();
    }
    Tally all = new Tally();
    clients.forEach(client -> all.add(client.tally()));
    settle(server, all);
    return new Outcome(
        settings,
        all,
        seconds,
        heapBefore,
        heapAfter,
        server.counts(),
        stuck(server),
        server.log());
  }

  /** Lets the clients call, and returns what lives on the server's heap when they are silent. */
  private static long stretch(
      ServerProcess server, Stretch stretch, CyclicBarrier barrier, double seconds)
      throws InterruptedException {
    stretch.begin(seconds);
    await(barrier);
    await(barrier);
    Thread.sleep(1_000); // streams whose clients have gone are noticed meanwhile
    return Long.parseLong(server.ask("heap"));
  }

  private static void await(CyclicBarrier barrier) throws InterruptedException {
    try {
      barrier.await();
    } catch (BrokenBarrierException e) {
      throw new IllegalStateException("A client has failed", e);
    }
  }

  /** Waits until the tools know of all that was cancelled. */
  private static void settle(ServerProcess server, Tally all) throws InterruptedException {
    long end = System.nanoTime() + SETTLE_MILLIS * 1_000_000;
    while (System.nanoTime() - end < 0
        && (server.counts().get(2) < all.count(Kind.CANCELLED) || stuck(server) > 0)) {
      Thread.sleep(100);
    }
  }

  private static int stuck(ServerProcess server) {
    return Integer.parseInt(server.ask("stuck"));
  }
}
