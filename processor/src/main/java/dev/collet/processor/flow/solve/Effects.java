package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Effect;
import java.util.ArrayDeque;
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
      List<Effect> list = work.pop();
      if (!seen.add(list)) {
        continue;
      }
      for (Effect effect : list) {
        consumer.accept(effect);
        if (effect instanceof Effect.Call call) {
          push(call.arguments(), work);
        } else if (effect instanceof Effect.Returned returned) {
          push(returned.arguments(), work);
        } else if (effect instanceof Effect.Guarded guarded) {
          work.push(guarded.body());
          guarded.handlers().forEach(handler -> work.push(handler.body()));
          work.push(guarded.last());
        } else if (effect instanceof Effect.When when) {
          work.push(when.effects());
        } else if (effect instanceof Effect.Argument argument) {
          work.push(argument.otherwise());
        } else if (effect instanceof Effect.Wrapped wrapped) {
          work.push(wrapped.inner());
        }
      }
    }
  }

  private static void push(List<@Nullable List<Effect>> arguments, Deque<List<Effect>> work) {
    for (List<Effect> argument : arguments) {
      if (argument != null) {
        work.push(argument);
      }
    }
  }
}
