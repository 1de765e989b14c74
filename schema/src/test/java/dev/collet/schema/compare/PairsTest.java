package dev.collet.schema.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Pairs of schemas with a known answer, in the style of what Java types give. */
class PairsTest {

  @Test
  void everyPairIsDecidedAsKnown() {
    Tally tally = new Tally();
    for (SharedData.Pair pair : SharedData.pairs()) {
      tally.add(pair.id(), SchemaComparison.compare(pair.sub(), pair.sup()), pair.contained());
    }
    tally.print("pairs with a known answer");
    assertEquals(List.of(), tally.wrong());
    assertTrue(tally.unknownAtMost(0.02), tally.unknown().toString());
  }
}
