package dev.collet.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class HttpDispatchTest {
  @Test
  void aTaskThatDiesGoesOnUntilItReturns() throws Exception {
    AtomicInteger runs = new AtomicInteger();
    CountDownLatch requests = new CountDownLatch(4);
    HttpDispatch dispatch = new HttpDispatch(Runnable::run);
    Thread accepting =
        new Thread(
            () -> {
              dispatch.execute(requests::countDown);
              if (runs.incrementAndGet() < 4) {
                throw new OutOfMemoryError("as the test wants it");
              }
            });
    accepting.start();
    accepting.join(20_000);
    assertFalse(accepting.isAlive());
    assertEquals(4, runs.get());
    assertEquals(0, requests.getCount());
  }

  /** What the accepting thread writes to its log is where a test can throw something there. */
  @Test
  void theJdksServerAnswersAfterItsThreadHasDied() throws Exception {
    Logger jdk = Logger.getLogger("com.sun.net.httpserver");
    Fatal fatal = new Fatal();
    jdk.setLevel(Level.ALL);
    jdk.setUseParentHandlers(false);
    jdk.addHandler(fatal);
    ExecutorService threads = Threads.pool("test", 9);
    HttpServer http =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    http.setExecutor(new HttpDispatch(threads));
    http.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    http.start();
    int port = http.getAddress().getPort();
    try {
      for (int round = 0; round < 3; round++) {
        assertEquals(204, get(port));
        fatal.isArmed = true;
        mayBeLost(port);
      }
      assertEquals(204, get(port));
    } finally {
      http.stop(0);
      threads.shutdown();
      jdk.removeHandler(fatal);
      jdk.setUseParentHandlers(true);
      jdk.setLevel(null);
    }
    assertThrows(IOException.class, () -> get(port));
  }

  /** The request in whose handling the thread dies may be lost with its connection. */
  private static void mayBeLost(int port) throws InterruptedException {
    try {
      assertEquals(204, get(port));
    } catch (IOException e) {
      return;
    }
  }

  private static final class Fatal extends Handler {
    volatile boolean isArmed;

    @Override
    public void publish(LogRecord entry) {
      if (isArmed && Thread.currentThread().getName().equals("HTTP-Dispatcher")) {
        isArmed = false;
        throw new OutOfMemoryError("as the test wants it");
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  private static int get(int port) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/"))
            .timeout(Duration.ofSeconds(5))
            .build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.discarding()).statusCode();
  }
}
