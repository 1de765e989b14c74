package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.Tier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Works out what passes try statements: which clause takes what, and what it makes of it. */
final class Catches {
  private static final ExceptionType UNCHECKED =
      new ExceptionType(
          List.of("java.lang.RuntimeException", "java.lang.Exception", "java.lang.Throwable"));

  private final Evaluation evaluation;

  Catches(Evaluation evaluation) {
    this.evaluation = evaluation;
  }

  /** Adds what leaves a try statement. */
  void run(Effect.Guarded guarded, Scope scope, Outcome out) {
    Outcome body = new Outcome();
    evaluation.run(guarded.body(), scope, body);
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
      evaluation.run(handler.body(), scope.catching(handler.id(), caught.get(i)), result);
    }
    if (!guarded.isSwallowing()) {
      out.addAll(result);
    }
    evaluation.run(guarded.last(), scope, out);
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

  /** Adds what goes on when what a catch has caught is thrown again. */
  static void run(Effect.Rethrow rethrow, Scope scope, Outcome out) {
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
        out.add(Escape.of(isGeneral ? UNCHECKED : type, Tier.THROWN, rethrow.place(), null));
      }
    }
  }

  /** Whether the method is worked out for a caller whose functions are known. */
  private static boolean hasFunctions(Scope scope) {
    return !scope.arguments().isEmpty();
  }
}
