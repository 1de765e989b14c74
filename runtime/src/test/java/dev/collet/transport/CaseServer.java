package dev.collet.transport;

import dev.collet.ToolContext;
import dev.collet.dispatch.ResultKind;
import dev.collet.server.Limits;
import dev.collet.server.McpServer;
import dev.collet.server.TestTools;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** A server whose tools are slow, loud, large or stuck. */
final class CaseServer {
  /** How often the tool {@code restart} ran, in this process. */
  static final AtomicInteger RESTARTS = new AtomicInteger();

  static {
    System.out.println("{\"loading\":true}"); // A74: an initialiser that prints
  }

  private CaseServer() {}

  static McpServer make() {
    TestTools tools =
        new TestTools()
            .text("fast", (arguments, context) -> "fast")
            .text("echo", (arguments, context) -> String.valueOf(arguments.get("s")))
            .text("nap", CaseServer::nap)
            .text("noisy", CaseServer::noisy)
            .text("large", CaseServer::large)
            .text("restart", (arguments, context) -> "restarted " + RESTARTS.incrementAndGet())
            .text("progress", CaseServer::progress)
            .add(
                TestTools.tool("hang", ResultKind.TEXT, 1_000, 0, java.util.List.of()),
                (arguments, context) -> hang())
            .text("overflow", (arguments, context) -> overflow(1))
            .text("leave_thread", (arguments, context) -> leaveThread());
    return McpServer.builder("cases", "1.0.0")
        .tools(tools)
        .limits(
            Limits.DEFAULT.withMaxResultBytes(2_000_000).withCallTimeout(Duration.ofSeconds(20)))
        .build();
  }

  private static String nap(Map<String, Object> arguments, ToolContext context)
      throws InterruptedException {
    try {
      Thread.sleep(((Number) arguments.get("ms")).longValue());
      return "slept";
    } catch (InterruptedException e) {
      System.err.println("nap interrupted");
      throw e;
    }
  }

  private static String noisy(Map<String, Object> arguments, ToolContext context)
      throws InterruptedException {
    System.out.print("no newline");
    System.out.println("{\"jsonrpc\":\"2.0\"}");
    new Exception("x").printStackTrace(System.out);
    java.util.logging.Logger.getLogger("t").info("hi");
    Thread thread = new Thread(() -> System.out.println("from a thread"));
    thread.start();
    thread.join();
    return "ok";
  }

  private static String large(Map<String, Object> arguments, ToolContext context) {
    return "line\r\n\"quoted\" 🚲 ".repeat(((Number) arguments.get("bytes")).intValue() / 20);
  }

  private static String progress(Map<String, Object> arguments, ToolContext context)
      throws InterruptedException {
    for (int i = 1; i <= 3; i++) {
      context.progress(i, 3.0, null);
      Thread.sleep(150);
    }
    return "done";
  }

  @SuppressWarnings("InfiniteLoopStatement")
  private static String hang() {
    while (true) {
      try {
        Thread.sleep(1_000);
      } catch (InterruptedException e) {
        // A66: a tool that doesn't care.
      }
    }
  }

  private static String overflow(int depth) {
    return depth + overflow(depth + 1);
  }

  private static String leaveThread() {
    new Thread(() -> FakeHandler.sleep(3_600_000), "left behind").start();
    return "left";
  }
}
