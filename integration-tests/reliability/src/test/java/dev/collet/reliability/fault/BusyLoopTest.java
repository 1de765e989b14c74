package dev.collet.reliability.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.reliability.fixture.ServerProcess;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tools that keep a processor busy and ignore their interruption. */
@Timeout(value = 600, threadMode = ThreadMode.SEPARATE_THREAD)
class BusyLoopTest {
  private static final int CORES = Runtime.getRuntime().availableProcessors();

  @ParameterizedTest
  @ValueSource(strings = {"--jdk", "--jetty"})
  void moreLoopsThanCoresStopNobody(String server) throws Exception {
    int loops = CORES + 1;
    try (ServerProcess process = new ServerProcess(List.of("-Xmx128m"), List.of(server))) {
      // The second time the tool is known to be slow, and runs elsewhere: also then it harms
      // nobody.
      for (int round = 1; round <= 2; round++) {
        for (String body : AtOnce.call(process.port(), loops, "spin", "{}")) {
          assertTrue(body.contains("Tool 'spin' timed out after 300 ms."), body);
        }
        awaitStuck(process, round * loops);
        NextCall.assertAnsweredWithinASecond(process);
      }
      release(process);
    }
  }

  @Test
  void beyondTheCapCallsAreRefusedAsBusy() throws Exception {
    int cap = CORES + 1;
    List<String> options = List.of("--stuck", Integer.toString(cap));
    try (ServerProcess process = new ServerProcess(List.of("-Xmx128m"), options)) {
      AtOnce.call(process.port(), cap, "spin", "{}");
      awaitStuck(process, cap);
      for (String tool : List.of("echo", "spin")) {
        String arguments = tool.equals("echo") ? "{\"text\":\"x\",\"number\":1}" : "{}";
        String body = AtOnce.call(process.port(), 1, tool, arguments).get(0);
        assertTrue(body.contains("\"isError\":true") && body.contains("server is busy"), body);
      }
      assertEquals((long) cap, process.counts().get(3), "loops at work");
      release(process);
      NextCall.assertAnsweredWithinASecond(process);
    }
  }

  /** When the loops end, the server counts them no more. */
  private static void release(ServerProcess process) throws InterruptedException {
    assertEquals("released", process.ask("release"));
    awaitStuck(process, 0);
  }

  /** Calls are counted just after their answer. */
  private static void awaitStuck(ServerProcess process, int expected) throws InterruptedException {
    String count = Integer.toString(expected);
    for (int i = 0; i < 600 && !process.ask("stuck").equals(count); i++) {
      Thread.sleep(100);
    }
    assertEquals(count, process.ask("stuck"));
  }
}
