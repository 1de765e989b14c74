package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.value.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Throws what a catch has caught again, but for what {@code instanceof} has ruled out before. */
final class Narrowed {
  /** Of the handlers that are made here; no catch clause has it. */
  private static final int OWN = -2;

  private Narrowed() {}

  /**
   * What throwing it again does.
   *
   * @param known about the catch parameter at that place
   */
  static List<Effect> of(Context context, Fact known, Effect.Rethrow rethrow) {
    List<ExceptionType> never = new ArrayList<>();
    List<ExceptionType> only = new ArrayList<>();
    for (Map.Entry<String, Boolean> trait : known.traits().entrySet()) {
      String name = Fact.classOf(trait.getKey());
      ExceptionType type = name == null ? null : context.exceptions.named(name);
      if (type != null && type.isA("java.lang.Throwable")) {
        (trait.getValue() ? only : never).add(type);
      }
    }
    List<Effect> effects = List.of(rethrow);
    if (!never.isEmpty()) {
      effects = guarded(effects, List.of(ends(never, rethrow.place())));
    }
    for (ExceptionType type : only) {
      List<ExceptionType> one = List.of(type);
      // What it may be when nothing is known to come, the first one says.
      Effect again = new Effect.Rethrow(OWN, List.of(), rethrow.place());
      effects =
          guarded(
              effects,
              List.of(
                  new Effect.Handler(OWN, one, List.of(again), rethrow.place(), false),
                  ends(
                      List.of(context.exceptions.builtIn("java.lang.Throwable")),
                      rethrow.place())));
    }
    return effects;
  }

  /** What throws a caught exception again, perhaps narrowed; null for all other effects. */
  static Effect.@Nullable Rethrow inside(Effect effect) {
    if (effect instanceof Effect.Guarded guarded) {
      return guarded.body().size() == 1 ? inside(guarded.body().get(0)) : null;
    }
    return effect instanceof Effect.Rethrow rethrow && rethrow.handler() != OWN ? rethrow : null;
  }

  private static Effect.Handler ends(List<ExceptionType> types, Place place) {
    return new Effect.Handler(-1, types, List.of(), place, false);
  }

  private static List<Effect> guarded(List<Effect> body, List<Effect.Handler> handlers) {
    return List.of(new Effect.Guarded(body, handlers, List.of(), false));
  }
}
