package dev.collet.reliability.fuzz;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A short run of every fuzz target, with the same inputs each time; {@code integration-tests/fuzz}
 * looks for new ones.
 */
class FuzzTest {
  private static final int ROUNDS = 300;

  @ParameterizedTest
  @EnumSource
  void nothingIsFound(Target target) {
    Random random = new Random(20261130);
    List<byte[]> seeds = target.seeds();
    seeds.forEach(target::run);
    for (int i = 0; i < ROUNDS; i++) {
      byte[] input = seeds.get(random.nextInt(seeds.size()));
      for (int k = random.nextInt(4); k >= 0; k--) {
        input = damage(input, seeds.get(random.nextInt(seeds.size())), random);
      }
      target.run(input);
    }
  }

  /** Puts a random byte, nothing, or a piece of another input in the place of a few bytes. */
  private static byte[] damage(byte[] input, byte[] other, Random random) {
    int at = random.nextInt(input.length + 1);
    int to = Math.min(input.length, at + random.nextInt(9));
    byte[] piece =
        switch (random.nextInt(3)) {
          case 0 -> new byte[0];
          case 1 -> new byte[] {(byte) random.nextInt(256)};
          default -> {
            int from = random.nextInt(other.length);
            yield Arrays.copyOfRange(other, from, Math.min(other.length, from + 12));
          }
        };
    byte[] damaged = Arrays.copyOf(input, at + piece.length + input.length - to);
    System.arraycopy(piece, 0, damaged, at, piece.length);
    System.arraycopy(input, to, damaged, at + piece.length, input.length - to);
    return damaged;
  }

  /** The way that {@code integration-tests/fuzz} goes. */
  @Test
  void jazzerReportsWhatItFinds(@TempDir Path folder) throws Exception {
    FuzzRun run =
        FuzzRun.run(FailingFuzzer.class, List.of(new byte[] {1}), folder, List.of("-runs=1000"));
    assertNotEquals(0, run.exit());
    assertTrue(read(run.log()).contains("found, as it should"), () -> read(run.log()));
  }

  /** A target with a fault. */
  public static final class FailingFuzzer {
    private FailingFuzzer() {}

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] input) {
      if (input.length > 0) {
        throw new Finding("found, as it should");
      }
    }
  }

  private static String read(Path log) {
    try {
      return Files.readString(log, java.nio.charset.StandardCharsets.ISO_8859_1);
    } catch (java.io.IOException e) {
      return e.toString();
    }
  }
}
