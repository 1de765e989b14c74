package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.Tier;
import java.util.List;

/** An exception that nothing but a function argument raises: where it gets, functions run. */
final class Probe {
  static final Escape UNCHECKED =
      Escape.of(
          new ExceptionType(
              List.of(
                  "?", "java.lang.RuntimeException", "java.lang.Exception", "java.lang.Throwable")),
          Tier.THROWN,
          new Place(null),
          "?");

  private Probe() {}
}
