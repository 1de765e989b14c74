package dev.collet.reliability.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.reliability.fixture.ServerProcess;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Errors of the JVM in a tool: they end the call, not the server. */
@Timeout(value = 600, threadMode = ThreadMode.SEPARATE_THREAD)
class ErrorInToolTest {
  private static final int AT_ONCE = 4;

  @ParameterizedTest
  @CsvSource({"--jdk, -Xss1m", "--jdk, -Xss256k", "--jetty, -Xss256k"})
  void aStackThatOverflows(String server, String stack) throws Exception {
    try (ServerProcess process = new ServerProcess(List.of("-Xmx64m", stack), List.of(server))) {
      for (int round = 0; round < 3; round++) {
        for (String body : AtOnce.call(process.port(), AT_ONCE, "overflow", "{\"depth\":1}")) {
          assertTrue(body.contains("Tool 'overflow' failed unexpectedly"), body);
        }
        NextCall.assertAnsweredWithinASecond(process);
      }
      assertTrue(process.log().contains("StackOverflowError"), process.log());
      assertEquals("0", process.ask("stuck"));
    }
  }

  /** What others were about to say at that moment may be lost with its connection; not more. */
  @ParameterizedTest
  @ValueSource(strings = {"--jdk", "--jetty"})
  void aHeapThatIsFull(String server) throws Exception {
    try (ServerProcess process = new ServerProcess(List.of("-Xmx64m"), List.of(server))) {
      int told = 0;
      for (int round = 0; round < 5; round++) {
        for (String body : AtOnce.call(process.port(), AT_ONCE, "exhaust", "{}")) {
          told += body.contains("Tool 'exhaust' failed unexpectedly") ? 1 : 0;
        }
        NextCall.assertAnsweredWithinASecond(process);
      }
      assertTrue(told > 0, process.log());
      assertTrue(process.log().contains("OutOfMemoryError"), process.log());
      assertEquals("0", process.ask("stuck"));
    }
  }
}
