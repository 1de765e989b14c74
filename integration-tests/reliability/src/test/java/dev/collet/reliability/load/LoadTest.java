package dev.collet.reliability.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.collet.reliability.load.LoadRun.Settings;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A few seconds of {@code benchmarks/load}; too short to say anything of the heap. */
class LoadTest {
  @ParameterizedTest
  @CsvSource({"false, false", "false, true", "true, false"})
  void noAnswerIsLostDoubledOrCrossed(boolean isJetty, boolean isLimited) throws Exception {
    Outcome outcome = new LoadRun(new Settings(isJetty, isLimited, 16, 1, 4)).run();
    assertEquals(List.of(), outcome.violations(false));
  }
}
