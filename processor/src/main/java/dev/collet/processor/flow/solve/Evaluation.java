package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Callee;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.MethodFacts;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.Tier;
import dev.collet.processor.flow.value.Bound;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Known;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Works out what can leave a list of effects. */
final class Evaluation {
  /** A chain of helpers that hand a function on is followed so far; beyond, it just runs. */
  private static final int DEEPEST = 5;

  /** What callers know is followed further: each method is worked out once for the same. */
  private static final int DEEPEST_KNOWN = 24;

  /** So many ways of calling a method are told apart; that keeps the work linear. */
  private static final int VARIANTS = 12;

  /** Methods have at most 255 parameters (JVMS 4.3.3). */
  private static final int MOST = 255;

  private static final ExceptionType UNCHECKED =
      new ExceptionType(
          List.of("java.lang.RuntimeException", "java.lang.Exception", "java.lang.Throwable"));

  private final CallGraph graph;
  private final Map<MethodKey, Summary> summaries;
  private final Set<MethodKey> runArguments;
  private final Sensitivity sensitivity;
  private final Set<MethodKey> finished = new HashSet<>();

  private final Cycles cycles = new Cycles();
  private final Map<Place, Set<ExceptionType>> shown = new HashMap<>();
  private final Map<MethodKey, Map<List<Fact>, Outcome>> seen = new HashMap<>();
  private final Map<MethodKey, Map<List<Fact>, Outcome>> seenLater = new HashMap<>();

  Evaluation(CallGraph graph, Map<MethodKey, Summary> summaries) {
    this.graph = graph;
    this.summaries = summaries;
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

  void run(List<Effect> effects, Scope scope, Outcome out) {
    for (Effect effect : effects) {
      run(effect, scope, out);
    }
  }

  /** Whether the effects let an exception pass that every function argument raises. */
  boolean lets(List<Effect> effects, Escape probe) {
    boolean[] runsAny = {false};
    Effects.each(List.of(effects), effect -> runsAny[0] |= effect instanceof Effect.Argument);
    if (!runsAny[0]) {
      return false;
    }
    Outcome passed = new Outcome();
    passed.add(probe);
    Outcome out = new Outcome();
    Scope scope = Scope.passing(Collections.nCopies(MOST, passed));
    run(effects, scope, out);
    return out.escapes().stream().anyMatch(escape -> escape.type().equals(probe.type()));
  }

  private void run(Effect effect, Scope scope, Outcome out) {
    if (effect instanceof Effect.Raise raise) {
      out.add(escape(raise.type(), raise.tier(), raise.place(), raise.label()));
    } else if (effect instanceof Effect.Call call) {
      call(call, scope, out);
    } else if (effect instanceof Effect.Returned returned) {
      returned(returned, scope, out);
    } else if (effect instanceof Effect.When when) {
      if (isPossible(when, scope)) {
        run(when.effects(), scope, out);
      }
    } else if (effect instanceof Effect.OnReturned on) {
      for (MethodKey target : graph.made().getOrDefault(on, List.of())) {
        out.addThrough(summary(target).now(), graph.label(target, on.callee()), on.place());
      }
    } else if (effect instanceof Effect.Guarded guarded) {
      guarded(guarded, scope, out);
    } else if (effect instanceof Effect.Rethrow rethrow) {
      rethrow(rethrow, scope, out);
    } else if (effect instanceof Effect.Argument argument) {
      argument(argument, scope, out);
    } else if (effect instanceof Effect.Wrapped wrapped) {
      wrapped(wrapped, scope, out);
    } else if (effect instanceof Effect.ThrowReturned thrown) {
      throwReturned(thrown, out);
    } else if (effect instanceof Effect.Declared declared) {
      declared(declared, scope, out);
    } else {
      out.open();
    }
  }

  private static Escape escape(ExceptionType type, Tier tier, Place place, @Nullable String label) {
    return new Escape(type, tier, place, new Escape.Trail(label, place, null), List.of(), null);
  }

  private Summary summary(MethodKey method) {
    Summary summary = summaries.get(method);
    return summary == null ? new Summary() : summary;
  }

  private static boolean isPossible(Effect.When when, Scope scope) {
    return scope.known().isEmpty()
        || when.ways().stream()
            .anyMatch(
                way ->
                    way.entrySet().stream()
                        .noneMatch(
                            each ->
                                scope.known(each.getKey()).and(each.getValue()).isImpossible()));
  }

  private void call(Effect.Call call, Scope scope, Outcome out) {
    List<Fact> known = known(call.known(), scope);
    Bound bound = known.isEmpty() ? null : known.get(0).bound();
    for (MethodKey target : graph.targets(call.callee(), bound)) {
      Work work = new Work(call.callee(), call.place(), call.arguments(), known, false);
      call(target, work, scope, out);
    }
  }

  private void returned(Effect.Returned returned, Scope scope, Outcome out) {
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
      run(work.isLater() ? facts.returned() : facts.effects(), inside, its);
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
          run(effects, scope.inside(target, List.of(), known), next);
          return next;
        });
    return its;
  }

  private void plain(
      MethodKey target, Work work, boolean isOwn, String label, Scope scope, Outcome out) {
    Summary summary = summary(target);
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

  /** Members of a cycle that is being worked out are not followed, but asked for what they have. */
  private boolean isFollowed(MethodKey target, boolean isOwn, Scope scope) {
    return scope.running().size() < (isOwn ? DEEPEST : DEEPEST_KNOWN)
        && scope.budget()[0] > 0
        && (isOwn || finished.contains(target))
        && !scope.running().contains(target);
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
        run(argument, scope, outcome);
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
        && argumentOf(own, scope) == null;
  }

  private static @Nullable Outcome argumentOf(Effect.Argument argument, Scope scope) {
    return argument.parameter() < scope.arguments().size()
        ? scope.arguments().get(argument.parameter())
        : null;
  }

  private void argument(Effect.Argument argument, Scope scope, Outcome out) {
    Outcome passed = argumentOf(argument, scope);
    if (passed == null) {
      run(argument.otherwise(), scope, out);
      out.open();
    } else {
      out.addAll(passed);
    }
  }

  private void guarded(Effect.Guarded guarded, Scope scope, Outcome out) {
    Outcome body = new Outcome();
    run(guarded.body(), scope, body);
    Outcome result = new Outcome();
    if (body.isOpen()) {
      result.open();
    }
    List<Outcome> caught = new ArrayList<>();
    for (int i = 0; i < guarded.handlers().size(); i++) {
      Outcome its = new Outcome();
      if (body.isOpen()) {
        its.open();
      }
      caught.add(its);
    }
    for (Escape escape : body.escapes()) {
      if (!isCaught(escape, guarded.handlers(), caught)) {
        result.add(escape);
      }
    }
    for (int i = 0; i < caught.size(); i++) {
      Effect.Handler handler = guarded.handlers().get(i);
      if (isUnreachable(handler, caught.get(i), body)) {
        continue;
      }
      watch(handler, caught.get(i), scope);
      run(handler.body(), scope.catching(handler.id(), caught.get(i)), result);
    }
    if (!guarded.isSwallowing()) {
      out.addAll(result);
    }
    run(guarded.last(), scope, out);
  }

  /**
   * A catch of a checked exception that nothing throws: the compiler believes a clause that is
   * wider than the truth, as that of clone().
   */
  private static boolean isUnreachable(Effect.Handler handler, Outcome caught, Outcome body) {
    return caught.escapes().isEmpty()
        && !body.isOpen()
        && handler.types().stream()
            .noneMatch(
                type ->
                    type.isUnchecked()
                        || type.name().equals("java.lang.Exception")
                        || type.name().equals("java.lang.Throwable"));
  }

  private static boolean isCaught(
      Escape escape, List<Effect.Handler> handlers, List<Outcome> caught) {
    for (int i = 0; i < handlers.size(); i++) {
      if (handlers.get(i).catches(escape.type())) {
        caught.get(i).add(escape);
        return true;
      }
      for (ExceptionType type : handlers.get(i).types()) {
        if (type.isA(escape.type().name())) {
          // The static type is wider than what is caught: only that part of it ends here.
          caught.get(i).add(escape.as(type));
        }
      }
    }
    return false;
  }

  private static void watch(Effect.Handler handler, Outcome caught, Scope scope) {
    Map<Place, Escape> swallowed = scope.swallowed();
    if (swallowed != null && handler.isQuiet()) {
      for (Escape escape : caught.escapes()) {
        if (escape.type().isA("dev.collet.ToolError")) {
          swallowed.putIfAbsent(handler.place(), escape);
        }
      }
    }
  }

  private static void rethrow(Effect.Rethrow rethrow, Scope scope, Outcome out) {
    Outcome caught = scope.caught().get(rethrow.handler());
    if (caught != null) {
      for (Escape escape : caught.escapes()) {
        out.add(escape.at(rethrow.place()));
      }
    }
    // When all the code is known that is tried, nothing else comes.
    boolean isComplete = caught != null && !caught.isOpen() && hasFunctions(scope);
    if (caught == null || (!caught.hasSure() && !isComplete)) {
      for (ExceptionType type : rethrow.declared()) {
        boolean isGeneral =
            type.name().equals("java.lang.Exception") || type.name().equals("java.lang.Throwable");
        out.add(escape(isGeneral ? UNCHECKED : type, Tier.THROWN, rethrow.place(), null));
      }
    }
  }

  /** Whether the method is worked out for a caller whose functions are known. */
  private static boolean hasFunctions(Scope scope) {
    return !scope.arguments().isEmpty();
  }

  private void throwReturned(Effect.ThrowReturned thrown, Outcome out) {
    boolean isKnown = false;
    for (MethodKey target : graph.targets(thrown.callee())) {
      for (Escape problem : summary(target).problems().escapes()) {
        isKnown = true;
        out.add(escape(problem.type(), problem.tier(), thrown.place(), null));
      }
    }
    if (!isKnown) {
      for (ExceptionType type : thrown.declared()) {
        out.add(escape(type, Tier.THROWN, thrown.place(), null));
      }
    }
  }

  /** Only failures that the runtime would not understand make the waiting fail. */
  private void wrapped(Effect.Wrapped wrapped, Scope scope, Outcome out) {
    Outcome inner = new Outcome();
    run(wrapped.inner(), scope, inner);
    if (inner.isOpen()) {
      out.open();
    }
    List<Escape> failures =
        inner.escapes().stream()
            .filter(escape -> !escape.type().isOurs() && escape.tier().isOnByDefault())
            .toList();
    if (!failures.isEmpty()) {
      Escape first = failures.get(0);
      Escape.Trail trail = new Escape.Trail(wrapped.label(), wrapped.place(), first.trail());
      List<ExceptionType> inside = failures.stream().map(Escape::type).toList();
      out.add(new Escape(wrapped.wrapper(), first.tier(), wrapped.place(), trail, inside, null));
    }
  }

  /** A body that shows the exception shows it for all callers: its clause says no more. */
  private void declared(Effect.Declared declared, Scope scope, Outcome out) {
    boolean isPlain = scope.known().isEmpty() && scope.arguments().isEmpty();
    Set<ExceptionType> shown = this.shown.computeIfAbsent(declared.place(), any -> new HashSet<>());
    for (ExceptionType type : declared.types()) {
      boolean isShown =
          out.escapes().stream()
              .anyMatch(e -> e.tier().isOnByDefault() && e.type().isA(type.name()));
      if (isShown && isPlain) {
        shown.add(type);
      }
      if (!isShown && (isPlain || !shown.contains(type))) {
        out.add(escape(type, Tier.THROWN, declared.place(), null));
      }
    }
  }
}
