package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Callee;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.MethodFacts;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.value.Bound;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Known;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Works out what leaves the methods that are called: their summaries, or, where what the caller
 * passes can change something, their bodies once more for that.
 */
final class Calls {
  /** A chain of helpers that hand a function on is followed so far; beyond, it just runs. */
  private static final int DEEPEST = 5;

  /** What callers know is followed further: each method is worked out once for the same. */
  private static final int DEEPEST_KNOWN = 24;

  /** So many ways of calling a method are told apart; that keeps the work linear. */
  private static final int VARIANTS = 12;

  private final Evaluation evaluation;
  private final CallGraph graph;
  private final Set<MethodKey> runArguments;
  private final Sensitivity sensitivity;
  private final Set<MethodKey> finished = new HashSet<>();
  private final Cycles cycles = new Cycles();
  private final Map<MethodKey, Map<List<Fact>, Outcome>> seen = new HashMap<>();
  private final Map<MethodKey, Map<List<Fact>, Outcome>> seenLater = new HashMap<>();

  Calls(Evaluation evaluation, CallGraph graph) {
    this.evaluation = evaluation;
    this.graph = graph;
    this.runArguments = graph.thatRunArguments();
    this.sensitivity = new Sensitivity(graph);
  }

  /** Says that a method's summary is final. */
  void finish(MethodKey method) {
    finished.add(method);
    sensitivity.add(method);
  }

  /** Drops what has been worked out for callers of a method whose summary is not final. */
  void forget(MethodKey method) {
    seen.remove(method);
    seenLater.remove(method);
  }

  /** Whether what leaves a method depends on the class of its receiver. */
  boolean dependsOnThis(MethodKey method) {
    return sensitivity.of(method).contains(0);
  }

  /** Whether a method runs a function that it is passed, or throws an exception. */
  boolean runsArguments(MethodKey method) {
    return runArguments.contains(method);
  }

  /** Adds what leaves the methods that a call can run. */
  void run(Effect.Call call, Scope scope, Outcome out) {
    List<Fact> known = known(call.known(), scope);
    Bound bound = known.isEmpty() ? null : known.get(0).bound();
    for (MethodKey target : graph.targets(call.callee(), bound)) {
      Work work = new Work(call.callee(), call.place(), call.arguments(), known, false);
      call(target, work, scope, out);
    }
  }

  /** Adds what leaves what the methods that a call can run have given back. */
  void run(Effect.Returned returned, Scope scope, Outcome out) {
    List<Fact> known = known(returned.known(), scope);
    for (MethodKey target : graph.targets(returned.callee())) {
      Work work = new Work(returned.callee(), returned.place(), returned.arguments(), known, true);
      call(target, work, scope, out);
    }
  }

  /** A call, or the running of what it gave back. */
  private record Work(
      Callee callee,
      Place place,
      List<@Nullable List<Effect>> arguments,
      List<Fact> known,
      boolean isLater) {}

  private void call(MethodKey target, Work work, Scope scope, Outcome out) {
    MethodFacts facts = graph.facts(target);
    String label = graph.label(target, work.callee());
    boolean isOwn = facts != null && !work.arguments().isEmpty() && runArguments.contains(target);
    List<Fact> known = relevant(work.known(), target);
    if (variants(target, work.isLater()).size() >= VARIANTS
        && !variants(target, work.isLater()).containsKey(known)) {
      // Too many callers to tell apart: what they have in common still may rule something out.
      known = known.stream().map(Fact::coarse).toList();
      known = known.stream().allMatch(Fact.ANY::equals) ? List.of() : known;
    }
    Outcome before = isOwn || known.isEmpty() ? null : variants(target, work.isLater()).get(known);
    if (before != null && cycles.isUsable(before)) {
      out.addThrough(before, label, work.place());
    } else if (facts == null || !isFollowed(target, isOwn, scope)) {
      plain(target, work, isOwn, label, scope, out);
    } else if (isOwn) {
      Outcome its = new Outcome();
      Scope inside = scope.inside(target, pass(work.arguments(), scope), known);
      evaluation.run(work.isLater() ? facts.returned() : facts.effects(), inside, its);
      out.addThrough(its, label, work.place());
    } else if (known.isEmpty()
        || (before == null && variants(target, work.isLater()).size() >= 2 * VARIANTS)) {
      plain(target, work, false, label, scope, out);
    } else {
      out.addThrough(variant(target, facts, known, work, scope), label, work.place());
    }
  }

  private Map<List<Fact>, Outcome> variants(MethodKey target, boolean isLater) {
    return (isLater ? seenLater : seen).computeIfAbsent(target, any -> new HashMap<>());
  }

  private Outcome variant(
      MethodKey target, MethodFacts facts, List<Fact> known, Work work, Scope scope) {
    Outcome its = variants(target, work.isLater()).computeIfAbsent(known, any -> new Outcome());
    List<Effect> effects = work.isLater() ? facts.returned() : facts.effects();
    cycles.work(
        its,
        () -> {
          Outcome next = new Outcome();
          evaluation.run(effects, scope.inside(target, List.of(), known), next);
          return next;
        });
    return its;
  }

  private void plain(
      MethodKey target, Work work, boolean isOwn, String label, Scope scope, Outcome out) {
    Summary summary = evaluation.summary(target);
    out.addThrough(work.isLater() ? summary.later() : summary.now(), label, work.place());
    if (isOwn) {
      for (Outcome each : pass(work.arguments(), scope)) {
        if (each != null) {
          out.addThrough(each, label, work.place());
        }
      }
    }
  }

  /** What is known about the receiver and the arguments, with what the caller's caller knows. */
  private List<Fact> known(List<Known> known, Scope scope) {
    List<Fact> facts = new ArrayList<>();
    for (Known each : known) {
      Fact own = each.parameter() < 0 ? Fact.ANY : scope.known(each.parameter());
      Fact both = (each.isSame() ? own : own.lasting()).and(each.fact());
      facts.add(both.isImpossible() ? Fact.ANY : both);
    }
    return facts;
  }

  /** Only what can change something; empty when nothing can. */
  private List<Fact> relevant(List<Fact> known, MethodKey target) {
    Set<Integer> parameters = sensitivity.of(target);
    List<Fact> facts = new ArrayList<>();
    boolean isAny = false;
    for (int i = 0; i < known.size(); i++) {
      Fact fact = parameters.contains(i) ? known.get(i) : Fact.ANY;
      isAny |= !fact.equals(Fact.ANY);
      facts.add(fact);
    }
    return isAny ? facts : List.of();
  }

  /**
   * Members of a cycle that is being worked out are not followed, but asked for what they have. A
   * method that calls itself for something else is followed: there are not many sorts of that.
   */
  private boolean isFollowed(MethodKey target, boolean isOwn, Scope scope) {
    return scope.running().size() < (isOwn ? DEEPEST : DEEPEST_KNOWN)
        && scope.budget()[0] > 0
        && (isOwn ? !scope.running().contains(target) : finished.contains(target));
  }

  private List<@Nullable Outcome> pass(List<@Nullable List<Effect>> arguments, Scope scope) {
    List<@Nullable Outcome> known = scope.passed().get(arguments);
    if (known != null) {
      return known;
    }
    List<@Nullable Outcome> passed = new ArrayList<>();
    for (List<Effect> argument : arguments) {
      if (argument == null || isUnbound(argument, scope)) {
        passed.add(null);
      } else {
        Outcome outcome = new Outcome();
        evaluation.run(argument, scope, outcome);
        passed.add(outcome.asArgument());
      }
    }
    scope.passed().put(arguments, passed);
    return passed;
  }

  /** Whether it is the caller's own parameter, about which nothing is known. */
  private static boolean isUnbound(List<Effect> argument, Scope scope) {
    return argument.size() == 1
        && argument.get(0) instanceof Effect.Argument own
        && scope.argument(own.parameter()) == null;
  }
}
