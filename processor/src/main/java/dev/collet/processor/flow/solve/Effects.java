package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Effect;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Goes through effects and all that is nested in them. */
public final class Effects {
  private Effects() {}

  /** Hands every effect to the consumer. */
  public static void each(List<List<Effect>> lists, Consumer<Effect> consumer) {
    Deque<List<Effect>> work = new ArrayDeque<>(lists);
    // A call and what it gave back share their arguments: each list is gone through once.
    Set<List<Effect>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    while (!work.isEmpty()) {
      for (Effect effect : work.pop()) {
        consumer.accept(effect);
        for (List<Effect> inner : nested(effect)) {
          if (inner != null && !inner.isEmpty() && seen.add(inner)) {
            work.push(inner);
          }
        }
      }
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
