package dev.collet.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.server.Exchange;
import dev.collet.server.McpServer;
import dev.collet.server.TestTools;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class StdioSessionTest {
  private final FakeHandler fake = new FakeHandler();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private int serve(String input) {
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    return new StdioTransport(in, out).serve(fake, 1_000, deadline -> {});
  }

  private List<String> lines() {
    String text = out.toString(StandardCharsets.UTF_8);
    assertTrue(text.isEmpty() || text.endsWith("\n"), text);
    return text.isEmpty()
        ? List.of()
        : Arrays.asList(text.substring(0, text.length() - 1).split("\n"));
  }

  @Test
  void oneLineForEachAnswer() {
    assertEquals(0, serve("echo Zoë 東京 🚲\nnotify\necho b\n"));
    assertEquals(List.of("{\"said\":\"echo Zoë 東京 🚲\"}", "{\"said\":\"echo b\"}"), lines());
  }

  @Test
  void callsUnderWayAreAnsweredAfterTheEndOfTheInput() {
    assertEquals(0, serve("later a\nlater b"));
    assertEquals(
        List.of("{\"said\":\"later a\"}", "{\"said\":\"later b\"}"),
        lines().stream().sorted().toList());
  }

  /** A subscription is answered at the end of the input, and calls keep their time. */
  @Test
  @Timeout(60)
  void theEndDoesNotWaitForSubscriptions() {
    String listen =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"subscriptions/listen\",\"params\":{\"notifications\":{},"
            + "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
            + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}\n";
    InputStream in = new ByteArrayInputStream(listen.getBytes(StandardCharsets.UTF_8));
    McpServer server = McpServer.builder("test", "1").allowNoTools().build();
    assertEquals(0, new StdioTransport(in, out).drain(Duration.ofHours(1)).serve(server));
    assertEquals(2, lines().size(), lines().toString());
    assertTrue(lines().get(1).contains("\"resultType\":\"complete\""), lines().toString());
  }

  /** A process may serve many, such as the tests of somebody's tools. */
  @Test
  @Timeout(60)
  void noThreadOutlivesItsSession() throws InterruptedException {
    String call =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"a\",\"arguments\":{},"
            + "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
            + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}\n";
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(50);
    for (int i = 0; i < 200; i++) {
      McpServer server =
          McpServer.builder("test", "1").tools(new TestTools().text("a", (in, c) -> "a")).build();
      InputStream in = new ByteArrayInputStream(call.getBytes(StandardCharsets.UTF_8));
      assertEquals(0, new StdioTransport(in, out).serve(server));
    }
    while (threads() > 20 && System.nanoTime() < end) {
      Thread.sleep(10);
    }
    assertTrue(threads() <= 20, Thread.getAllStackTraces().keySet().toString());
    assertEquals(200, lines().size());
  }

  /** Those of transports and servers; of other tests some may be left. */
  private static long threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("collet-"))
        .count();
  }

  @Test
  void theEndDoesNotWaitForEver() throws InterruptedException {
    InputStream in = new ByteArrayInputStream("hold\n".getBytes(StandardCharsets.UTF_8));
    assertEquals(
        0,
        new StdioTransport(in, out)
            .drain(Duration.ofMillis(50))
            .serve(fake, 1_000, deadline -> {}));
    assertTrue(fake.disconnected.await(1, TimeUnit.SECONDS));
  }

  @Test
  void aLineThatIsTooLongGetsAnError() {
    assertEquals(0, serve("echo a\n" + "x".repeat(5_000) + "\necho b\n"));
    assertEquals(3, lines().size());
    assertTrue(lines().get(1).contains("-32600"), lines().get(1));
    assertTrue(lines().get(1).contains("1000"), lines().get(1));
  }

  @Test
  void aFailureOfTheServerDoesNotEndTheSession() {
    assertEquals(0, serve("throw\necho b\n"));
    assertTrue(lines().get(0).contains("-32603"), lines().get(0));
    assertEquals("{\"said\":\"echo b\"}", lines().get(1));
  }

  @Test
  void anInputThatCannotBeReadIsAFailure() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("Input/output error");
          }
        };
    assertEquals(1, new StdioTransport(broken, out).serve(fake, 1_000, deadline -> {}));
  }

  @Test
  void aClientThatIsGoneEndsTheSession() throws Exception {
    PipedOutputStream input = new PipedOutputStream();
    OutputStream broken =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    PipedInputStream in = new PipedInputStream(input);
    input.write("hold\necho a\n".getBytes(StandardCharsets.UTF_8));
    assertEquals(0, new StdioTransport(in, broken).serve(fake, 1_000, deadline -> {}));
    assertTrue(fake.disconnected.await(1, TimeUnit.SECONDS));
  }

  @Test
  void anOutputThatIsFullIsAFailure() {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    InputStream in = new ByteArrayInputStream("echo a\n".getBytes(StandardCharsets.UTF_8));
    assertEquals(
        1, new StdioTransport(in, full).drain(Duration.ZERO).serve(fake, 1_000, deadline -> {}));
  }

  @Test
  void nobodyWaitsForAClientThatDoesNotRead() throws Exception {
    CountDownLatch reading = new CountDownLatch(1);
    OutputStream stuck =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            try {
              reading.await();
            } catch (InterruptedException e) {
              throw new IOException(e);
            }
          }
        };
    PipedOutputStream input = new PipedOutputStream();
    PipedInputStream in = new PipedInputStream(input);
    input.write("hold\necho a\n".getBytes(StandardCharsets.UTF_8));
    Thread session =
        Threads.daemon("session")
            .newThread(() -> new StdioTransport(in, stuck).serve(fake, 1_000, deadline -> {}));
    session.start();
    Exchange exchange = fake.held.get(5, TimeUnit.SECONDS);
    FakeHandler.respond(exchange, "x".repeat(10_000_000)); // comes back
    reading.countDown();
    input.close();
    session.join(20_000);
  }
}
