package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.Tier;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Works out what can leave a list of effects: here what each effect is by itself, in {@link Calls}
 * and {@link Catches} what other code makes of it.
 */
final class Evaluation {
  /** Methods have at most 255 parameters (JVMS 4.3.3). */
  private static final int MOST = 255;

  private final CallGraph graph;
  private final Map<MethodKey, Summary> summaries;
  private final Calls calls;
  private final Catches catches;
  private final Map<Place, Set<ExceptionType>> shown = new HashMap<>();

  Evaluation(CallGraph graph, Map<MethodKey, Summary> summaries) {
    this.graph = graph;
    this.summaries = summaries;
    this.calls = new Calls(this, graph);
    this.catches = new Catches(this);
  }

  /** Says that a method's summary is final. */
  void finish(MethodKey method) {
    calls.finish(method);
  }

  /** Drops what has been worked out for callers of a method whose summary is not final. */
  void forget(MethodKey method) {
    calls.forget(method);
  }

  /** Whether what leaves a method depends on the class of its receiver. */
  boolean dependsOnThis(MethodKey method) {
    return calls.dependsOnThis(method);
  }

  void run(List<Effect> effects, Scope scope, Outcome out) {
    for (Effect effect : effects) {
      run(effect, scope, out);
    }
  }

  /** Whether a method runs a function that it is passed, or throws an exception. */
  boolean runsArguments(MethodKey method) {
    return calls.runsArguments(method);
  }

  /** Whether the effects let an exception pass that every function argument raises. */
  boolean lets(List<Effect> effects, Escape probe) {
    Outcome passed = new Outcome();
    passed.add(probe);
    Outcome out = new Outcome();
    Scope scope = Scope.passing(Collections.nCopies(MOST, passed));
    run(effects, scope, out);
    return out.escapes().stream().anyMatch(escape -> escape.type().equals(probe.type()));
  }

  private void run(Effect effect, Scope scope, Outcome out) {
    if (effect instanceof Effect.Raise raise) {
      out.add(Escape.of(raise.type(), raise.tier(), raise.place(), raise.label()));
    } else if (effect instanceof Effect.Call call) {
      calls.run(call, scope, out);
    } else if (effect instanceof Effect.Returned returned) {
      calls.run(returned, scope, out);
    } else if (effect instanceof Effect.When when) {
      if (isPossible(when, scope)) {
        run(when.effects(), scope, out);
      }
    } else if (effect instanceof Effect.OnReturned on) {
      for (MethodKey target : graph.made().getOrDefault(on, List.of())) {
        out.addThrough(summary(target).now(), graph.label(target, on.callee()), on.place());
      }
    } else if (effect instanceof Effect.Guarded guarded) {
      catches.run(guarded, scope, out);
    } else if (effect instanceof Effect.Rethrow rethrow) {
      Catches.run(rethrow, scope, out);
    } else if (effect instanceof Effect.Argument argument) {
      argument(argument, scope, out);
    } else if (effect instanceof Effect.Wrapped wrapped) {
      wrapped(wrapped, scope, out);
    } else if (effect instanceof Effect.ThrowReturned thrown) {
      throwReturned(thrown, out);
    } else if (effect instanceof Effect.ThrowHeld held) {
      throwHeld(held, scope, out);
    } else if (effect instanceof Effect.ThrowGiven given) {
      throwGiven(given, scope, out);
    } else if (effect instanceof Effect.GivesBack gives) {
      run(gives.thrown(), scope, out.givenBack());
    } else if (effect instanceof Effect.Declared declared) {
      declared(declared, scope, out);
    } else {
      out.open();
    }
  }

  /** What is known so far about what leaves a method. */
  Summary summary(MethodKey method) {
    Summary summary = summaries.get(method);
    return summary == null ? new Summary() : summary;
  }

  private static boolean isPossible(Effect.When when, Scope scope) {
    return scope.known().isEmpty()
        || when.ways().stream()
            .anyMatch(
                way ->
                    way.entrySet().stream()
                        .allMatch(
                            each -> scope.known(each.getKey()).isPossibleWith(each.getValue())));
  }

  private void argument(Effect.Argument argument, Scope scope, Outcome out) {
    Outcome passed = scope.argument(argument.parameter());
    if (passed == null) {
      run(argument.otherwise(), scope, out);
      out.open();
    } else {
      out.addAll(passed);
    }
  }

  private void throwReturned(Effect.ThrowReturned thrown, Outcome out) {
    boolean isKnown = false;
    for (MethodKey target : graph.targets(thrown.callee())) {
      for (Escape problem : summary(target).problems().escapes()) {
        isKnown = true;
        out.add(Escape.of(problem.type(), problem.tier(), thrown.place(), null));
      }
    }
    if (!isKnown) {
      for (ExceptionType type : thrown.declared()) {
        out.add(Escape.of(type, Tier.THROWN, thrown.place(), null));
      }
    }
  }

  private void throwHeld(Effect.ThrowHeld held, Scope scope, Outcome out) {
    Outcome given = new Outcome();
    run(held.given(), scope, given);
    for (Escape escape : given.escapes()) {
      // What was made for the variable starts where it is thrown; what was caught keeps its way.
      boolean isMade =
          escape.trail().label() == null
              && escape.trail().rest() == null
              && escape.original() == null;
      out.add(
          isMade
              ? Escape.of(escape.type(), escape.tier(), held.place(), null)
              : escape.at(held.place()));
    }
    if (given.isOpen()) {
      out.open();
    }
  }

  private static void throwGiven(Effect.ThrowGiven thrown, Scope scope, Outcome out) {
    Outcome passed = scope.argument(thrown.parameter());
    if (passed != null && passed.givenBack().hasSure()) {
      for (Escape problem : passed.givenBack().escapes()) {
        out.add(Escape.of(problem.type(), problem.tier(), thrown.place(), null));
      }
    } else {
      for (ExceptionType type : thrown.declared()) {
        out.add(Escape.of(type, Tier.THROWN, thrown.place(), null));
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
        out.add(Escape.of(type, Tier.THROWN, declared.place(), null));
      }
    }
  }
}
