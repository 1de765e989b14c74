package dev.collet.processor.flow.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CyclesTest {
  private final Cycles cycles = new Cycles();
  private final Outcome outer = new Outcome();
  private final Outcome middle = new Outcome();
  private final Outcome inner = new Outcome();

  @Test
  void whatReliesOnOneThatIsDoneReliesOnWhatThatOneReliesOn() {
    cycles.work(
        outer,
        () -> {
          cycles.work(
              middle,
              () -> {
                cycles.work(inner, () -> asking(middle));
                return asking(outer);
              });
          assertTrue(cycles.isUsable(inner));
          return new Outcome();
        });
    assertTrue(cycles.isUsable(inner));
    assertTrue(cycles.isUsable(middle));
  }

  @Test
  void workIsDoneOnceInEachRoundUntilNothingIsNew() {
    int[] rounds = {0};
    int[] works = {0};
    cycles.work(
        outer,
        () -> {
          Outcome found = new Outcome();
          for (int i = 0; i < 3; i++) {
            if (works[0] == 0 || !cycles.isUsable(inner)) {
              works[0]++;
              cycles.work(inner, () -> asking(outer));
            }
          }
          if (rounds[0]++ == 0) {
            found.open();
          }
          return found;
        });
    // The second round takes what the first has found to the inner one, the third finds nothing
    // new.
    assertEquals(3, rounds[0]);
    assertEquals(3, works[0]);
    assertTrue(outer.isOpen());
    assertTrue(inner.isOpen());
  }

  @Test
  void whatAnEarlierRoundHasLeftOverIsNotUsed() {
    int[] rounds = {0};
    cycles.work(
        outer,
        () -> {
          Outcome found = new Outcome();
          if (rounds[0]++ == 0) {
            cycles.work(inner, () -> asking(outer));
            found.open();
          }
          return found;
        });
    assertFalse(cycles.isUsable(inner));
  }

  private Outcome asking(Outcome other) {
    Outcome found = new Outcome();
    assertTrue(cycles.isUsable(other));
    found.addAll(other);
    return found;
  }
}
