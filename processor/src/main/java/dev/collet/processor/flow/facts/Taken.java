package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.Set;

/** Knows what is left when something has been taken: of several, all but one. */
final class Taken {
  private static final Set<String> ONE =
      Set.of(
          "next",
          "pop",
          "poll",
          "pollFirst",
          "pollLast",
          "remove",
          "removeFirst",
          "removeLast",
          "take",
          "takeFirst",
          "takeLast",
          "nextToken",
          "nextElement");

  private Taken() {}

  /** Whether a call takes one thing at most. */
  static boolean isOne(Call call) {
    return ONE.contains(call.name());
  }

  /** What is proven when the call has taken from its receiver, if it does. */
  static Guards after(Guards guards, Context context, Call call) {
    String key = context.keys.owner(call);
    if (key == null || !context.mutators.takes(call.method().getSimpleName())) {
      return guards;
    }
    Ranges size = isOne(call) ? guards.fact(key).size() : Ranges.SIZE;
    Guards rest = guards.without(key);
    if (size.isEmpty() || size.low() < 2) {
      return rest;
    }
    long most = size.high() == Integer.MAX_VALUE ? size.high() : size.high() - 1;
    // What takes nothing from a list leaves as many as there were.
    boolean isSure = call.trees().isEmpty();
    Fact left = Fact.size(Ranges.of(size.low() - 1, isSure ? most : size.high()));
    return rest.assigned(key, left).and(key);
  }
}
