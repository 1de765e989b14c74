package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.Place;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where effects are being worked out.
 *
 * @param arguments what the functions passed to the method do; null where unknown
 * @param caught what the catch clauses around have caught, by their ids
 * @param running the methods whose bodies are being worked out for their callers
 * @param swallowed takes the catches in which a ToolError ends as a success; null when nobody asks
 */
record Scope(
    List<@Nullable Outcome> arguments,
    Map<Integer, Outcome> caught,
    Set<MethodKey> running,
    @Nullable Map<Place, Escape> swallowed) {

  /** A method seen for itself. */
  static Scope plain() {
    return new Scope(List.of(), Map.of(), Set.of(), null);
  }

  static Scope watching(Map<Place, Escape> swallowed) {
    return new Scope(List.of(), Map.of(), Set.of(), swallowed);
  }

  Scope inside(MethodKey method, List<@Nullable Outcome> passed) {
    Set<MethodKey> more = new HashSet<>(running);
    more.add(method);
    return new Scope(passed, Map.of(), more, null);
  }

  Scope catching(int handler, Outcome outcome) {
    Map<Integer, Outcome> more = new HashMap<>(caught);
    more.put(handler, outcome);
    return new Scope(arguments, more, running, swallowed);
  }
}
