package dev.collet.reliability.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.reliability.fixture.StdioProcess;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

/** The faults of tools, over stdio. */
@Timeout(value = 180, threadMode = ThreadMode.SEPARATE_THREAD)
class StdioFaultTest {
  private static final int CORES = Runtime.getRuntime().availableProcessors();
  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");

  @Test
  void moreLoopsThanCoresStopNobody() throws Exception {
    try (StdioProcess process = new StdioProcess(List.of("-Xmx128m"))) {
      for (int round = 1; round <= 2; round++) {
        for (String answer : atOnce(process, "spin", CORES + 1).values()) {
          assertTrue(answer.contains("Tool 'spin' timed out after 300 ms."), answer);
        }
        assertNextCall(process);
      }
    }
  }

  @Test
  void aStackThatOverflows() throws Exception {
    try (StdioProcess process = new StdioProcess(List.of("-Xmx64m", "-Xss256k"))) {
      for (String answer : atOnce(process, "overflow", 4).values()) {
        assertTrue(answer.contains("Tool 'overflow' failed unexpectedly"), answer);
      }
      assertNextCall(process);
      assertTrue(process.log().contains("StackOverflowError"), process.log());
    }
  }

  /** On a pipe there is no connection to lose: each call is answered. */
  @Test
  void aHeapThatIsFull() throws Exception {
    try (StdioProcess process = new StdioProcess(List.of("-Xmx64m"))) {
      for (int round = 0; round < 5; round++) {
        for (String answer : atOnce(process, "exhaust", 4).values()) {
          assertTrue(answer.contains("Tool 'exhaust' failed unexpectedly"), answer);
        }
        assertNextCall(process);
      }
      assertTrue(process.log().contains("OutOfMemoryError"), process.log());
    }
  }

  /** Sends that many calls in a row, and reads their answers by id. */
  private static Map<String, String> atOnce(StdioProcess process, String tool, int times)
      throws IOException {
    for (int i = 0; i < times; i++) {
      String arguments = tool.equals("overflow") ? "{\"depth\":1}" : "{}";
      process.call(tool + "-" + i, tool, arguments);
    }
    Map<String, String> answers = new TreeMap<>();
    for (int i = 0; i < times; i++) {
      String line = process.line();
      Matcher id = ID.matcher(String.valueOf(line));
      assertTrue(id.find(), () -> line + process.log());
      answers.put(id.group(1), line);
    }
    assertEquals(times, answers.size(), answers.toString());
    return answers;
  }

  private static void assertNextCall(StdioProcess process) throws IOException {
    NextCall.assertWithinASecond(
        turn -> {
          process.call("next", "echo", "{\"text\":\"next\",\"number\":" + turn + "}");
          String answer = process.line();
          assertTrue(answer != null && answer.contains("\"text\":\"next\""), answer);
        });
  }
}
