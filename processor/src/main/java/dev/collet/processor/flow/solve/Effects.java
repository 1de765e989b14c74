package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Effect;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds effects and all that is nested in them. */
public final class Effects {
  private Effects() {}

  /** Every effect of the lists, also those that are nested in others. */
  public static List<Effect> all(List<List<Effect>> lists) {
    Walk walk = new Walk();
    lists.forEach(walk::run);
    while (!walk.work.isEmpty()) {
      walk.run(walk.work.pop());
    }
    return List.copyOf(walk.found);
  }

  private static final class Walk {
    private final List<Effect> found = new ArrayList<>();
    private final Deque<List<Effect>> work = new ArrayDeque<>();

    // A call and what it gave back share their arguments: each list is gone through once.
    private @Nullable Set<List<Effect>> seen;

    void run(List<Effect> effects) {
      for (Effect effect : effects) {
        found.add(effect);
        for (List<Effect> inner : nested(effect)) {
          if (inner != null && !inner.isEmpty() && isNew(inner)) {
            work.push(inner);
          }
        }
      }
    }

    private boolean isNew(List<Effect> effects) {
      Set<List<Effect>> all =
          seen == null ? Collections.newSetFromMap(new IdentityHashMap<>()) : seen;
      seen = all;
      return all.add(effects);
    }
  }

  private static List<@Nullable List<Effect>> nested(Effect effect) {
    if (effect instanceof Effect.Call call) {
      return call.arguments();
    }
    if (effect instanceof Effect.Returned returned) {
      return returned.arguments();
    }
    if (effect instanceof Effect.When when) {
      return List.of(when.effects());
    }
    if (effect instanceof Effect.Argument argument) {
      return List.of(argument.otherwise());
    }
    if (effect instanceof Effect.Wrapped wrapped) {
      return List.of(wrapped.inner());
    }
    if (effect instanceof Effect.ThrowHeld held) {
      return List.of(held.given());
    }
    if (effect instanceof Effect.GivesBack gives) {
      return List.of(gives.thrown());
    }
    if (effect instanceof Effect.Guarded guarded) {
      List<@Nullable List<Effect>> parts = new ArrayList<>();
      parts.add(guarded.body());
      guarded.handlers().forEach(handler -> parts.add(handler.body()));
      parts.add(guarded.last());
      return parts;
    }
    return List.of();
  }
}
