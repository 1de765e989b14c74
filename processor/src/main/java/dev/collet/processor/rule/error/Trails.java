package dev.collet.processor.rule.error;

import com.sun.source.util.SourcePositions;
import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.Place;
import java.util.ArrayList;
import java.util.List;

/** Tells the way of an exception: {@code Fares.parse, line 30 → LocalDate.parse}. */
final class Trails {
  private static final int MOST_STEPS = 5;

  private Trails() {}

  static String text(Escape escape, SourcePositions positions) {
    Escape.Trail first = escape.trail();
    if (first.rest() == null) {
      String label = first.label() == null ? "thrown" : first.label();
      return label
          + line(positions, first.place(), first.label() == null ? " at line " : ", line ");
    }
    List<String> steps = new ArrayList<>();
    for (Escape.Trail step = first; step != null; step = step.rest()) {
      if (step.label() != null) {
        steps.add(
            step.label()
                + (step.rest() == null ? "" : line(positions, step.rest().place(), ", line ")));
      }
    }
    if (steps.size() > MOST_STEPS) {
      List<String> ends = new ArrayList<>(steps.subList(0, 2));
      ends.add("…");
      ends.addAll(steps.subList(steps.size() - 2, steps.size()));
      steps = ends;
    }
    return String.join(" → ", steps);
  }

  private static String line(SourcePositions positions, Place place, String before) {
    long line = Lines.of(place.path(), positions);
    return line < 1 ? "" : before + line;
  }
}
