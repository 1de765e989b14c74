package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.value.Fact;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where effects are being worked out.
 *
 * @param arguments what the functions passed to the method do; null where unknown
 * @param known what is known about {@code this} and the parameters; empty when nothing is
 * @param caught what the catch clauses around have caught, by their ids
 * @param running the methods whose bodies are being worked out for their callers
 * @param passed what has been worked out for lists of function arguments: a call and what it gave
 *     back share theirs, and nested functions would double the work with each level
 * @param budget how many bodies may still be worked out for a caller, in a cell of its own
 * @param swallowed takes the catches in which a ToolError ends as a success; null when nobody asks
 */
record Scope(
    List<@Nullable Outcome> arguments,
    List<Fact> known,
    Map<Integer, Outcome> caught,
    Set<MethodKey> running,
    Map<List<@Nullable List<Effect>>, List<@Nullable Outcome>> passed,
    int[] budget,
    @Nullable Map<Place, Escape> swallowed) {

  /** Bodies that are worked out once more for one method, with the functions it passes. */
  private static final int BODIES = 300;

  /** So many lists of functions are passed in most methods, if any. */
  private static final int FEW = 2;

  /** A method seen for itself. */
  static Scope plain() {
    return of(List.of(), null);
  }

  static Scope watching(Map<Place, Escape> swallowed) {
    return of(List.of(), swallowed);
  }

  /** A method that is passed the same to each parameter. */
  static Scope passing(List<@Nullable Outcome> arguments) {
    return of(arguments, null);
  }

  /** A method of whose receiver something is known. */
  static Scope on(Fact receiver) {
    return new Scope(
        List.of(),
        List.of(receiver),
        Map.of(),
        Set.of(),
        new IdentityHashMap<>(FEW),
        new int[] {BODIES},
        null);
  }

  private static Scope of(
      List<@Nullable Outcome> arguments, @Nullable Map<Place, Escape> swallowed) {
    return new Scope(
        arguments,
        List.of(),
        Map.of(),
        Set.of(),
        new IdentityHashMap<>(FEW),
        new int[] {BODIES},
        swallowed);
  }

  /** What the function passed as a parameter does; null when that is not known. */
  @Nullable Outcome argument(int parameter) {
    return parameter < arguments.size() ? arguments.get(parameter) : null;
  }

  Fact known(int parameter) {
    return parameter < known.size() ? known.get(parameter) : Fact.ANY;
  }

  Scope inside(MethodKey method, List<@Nullable Outcome> passed, List<Fact> facts) {
    Set<MethodKey> more = new HashSet<>(running);
    more.add(method);
    budget[0]--;
    return new Scope(passed, facts, Map.of(), more, new IdentityHashMap<>(FEW), budget, null);
  }

  Scope catching(int handler, Outcome outcome) {
    Map<Integer, Outcome> more = new HashMap<>(caught);
    more.put(handler, outcome);
    return new Scope(
        arguments, known, more, running, new IdentityHashMap<>(FEW), budget, swallowed);
  }
}
