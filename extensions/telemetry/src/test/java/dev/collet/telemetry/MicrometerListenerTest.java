package dev.collet.telemetry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class MicrometerListenerTest {
  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final Calls calls = new Calls(new MicrometerListener(registry));

  /** The timer of calls that ended so; a call is told of shortly after its answer. */
  private Timer timer(String tool, String error) throws InterruptedException {
    for (int i = 0; i < 6_000; i++) {
      Timer timer =
          registry
              .find("mcp.server.operation.duration")
              .tag("gen_ai.tool.name", tool)
              .tag("error.type", error)
              .timer();
      if (timer != null && timer.count() > 0) {
        return timer;
      }
      Thread.sleep(10);
    }
    throw new AssertionError(registry.getMetersAsString());
  }

  @Test
  void callsAreTimed() throws Exception {
    calls.call("trace", "{}", "");
    Timer timer = timer("trace", "none");
    assertEquals(1, timer.count());
    assertTrue(timer.totalTime(TimeUnit.NANOSECONDS) > 0);
    assertEquals("2026-07-28", timer.getId().getTag("mcp.protocol.version"));
    assertEquals("pipe", timer.getId().getTag("network.transport"));
    assertEquals(0, registry.get("mcp.server.operation.active").longTaskTimer().activeTasks());
  }

  @Test
  void failuresAreToldApart() throws Exception {
    calls.call("fail", "{}", "");
    calls.call("trace", "{\"extra\":1}", "");
    calls.call("no_such_tool", "{}", "");
    assertEquals(1, timer("fail", "tool_error").count());
    assertEquals(1, timer("trace", "invalid_arguments").count());
    assertEquals(1, timer("_OTHER", "-32602").count());
  }
}
