package dev.collet.schema.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** No verdict on a random pair is contradicted by another validator. */
class RandomPairsTest {

  @Test
  void noVerdictIsContradicted() {
    RandomPairs run = new RandomPairs();
    run.run(Integer.getInteger("collet.pairs", 2_000), 1);
    System.out.println(run);
    assertEquals(List.of(), run.contradictions());
    assertTrue(run.unknown() <= run.total() / 100, run.toString());
  }
}
