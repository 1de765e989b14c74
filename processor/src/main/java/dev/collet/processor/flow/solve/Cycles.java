package dev.collet.processor.flow.solve;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Works out outcomes that need each other. What asks for one that is being worked out is given what
 * is known so far, and all that relies on it is worked out again until nothing is new: once in each
 * round, as methods that call each other in many ways would take forever otherwise.
 */
final class Cycles {
  /** The outcomes that are being worked out, outermost first, and the round of each. */
  private final List<Outcome> progress = new ArrayList<>();

  private final List<Integer> rounds = new ArrayList<>();
  private final Map<Outcome, Reliance> relying = new IdentityHashMap<>();
  private int round;
  private int changes;

  /** The outermost of them that was asked for. */
  private int lowest = Integer.MAX_VALUE;

  /** On which one an outcome relies, by its place, and in which of its rounds it was worked out. */
  private record Reliance(int place, int round) {
    private static final Reliance OVER = new Reliance(-1, -1);
  }

  /** Whether an outcome need not be worked out now. */
  boolean isUsable(Outcome outcome) {
    int place = place(outcome);
    Reliance reliance = relying.get(outcome);
    if (place < 0 && reliance != null) {
      if (reliance.place() < 0 || rounds.get(reliance.place()) != reliance.round()) {
        return false;
      }
      place = reliance.place();
    }
    lowest = place < 0 ? lowest : Math.min(lowest, place);
    return true;
  }

  private int place(Outcome outcome) {
    for (int i = 0; i < progress.size(); i++) {
      if (progress.get(i) == outcome) {
        return i;
      }
    }
    return -1;
  }

  /** Works an outcome out: adds to it until nothing is new. */
  void work(Outcome outcome, Supplier<Outcome> more) {
    int place = progress.size();
    int outer = lowest;
    lowest = Integer.MAX_VALUE;
    progress.add(outcome);
    rounds.add(0);
    int before;
    do {
      before = changes;
      rounds.set(place, ++round);
      if (outcome.addAll(more.get())) {
        changes++;
      }
    } while (changes != before && lowest == place);
    int last = rounds.remove(place);
    progress.remove(place);
    if (lowest < place) {
      Reliance above = new Reliance(lowest, rounds.get(lowest));
      settle(place, last, above);
      relying.put(outcome, above);
    } else {
      settle(place, last, null);
      relying.remove(outcome);
      lowest = Integer.MAX_VALUE;
    }
    lowest = Math.min(lowest, outer);
  }

  /**
   * What relied on the last round of an outcome now relies on what that one relies on, or is final;
   * what an earlier round has left over is not used.
   */
  private void settle(int place, int last, @Nullable Reliance above) {
    if (above == null) {
      relying.values().removeIf(each -> each.place() == place && each.round() == last);
    }
    relying.replaceAll(
        (outcome, each) ->
            each.place() < place
                ? each
                : above != null && each.place() == place && each.round() == last
                    ? above
                    : Reliance.OVER);
  }
}
