package dev.collet.processor.flow.facts;

import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.Tier;
import dev.collet.processor.flow.library.Row;
import dev.collet.processor.flow.value.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import org.jspecify.annotations.Nullable;

/** Says what calling a method in a class file does: its throws clause, and what models know. */
final class LibraryCalls {
  /** Steps of a stream after which its elements are some of those before. */
  private static final Set<String> KEEPS_FILTER =
      Set.of(
          "peek",
          "sorted",
          "distinct",
          "limit",
          "skip",
          "parallel",
          "sequential",
          "takeWhile",
          "dropWhile");

  private static final Set<String> FALLBACKS = Set.of("orElseThrow", "orElseGet", "or");

  private final CallScanner scanner;
  private final Context context;
  private final LibraryThrows library;
  private final Needs needs;
  private final StreamNeeds streams;

  LibraryCalls(CallScanner scanner) {
    this.scanner = scanner;
    this.context = scanner.context;
    this.library = scanner.context.libraryThrows;
    this.needs = new Needs(scanner);
    this.streams = new StreamNeeds(scanner);
  }

  Value call(Call call) {
    if (EnumCalls.isValueOf(call.method())) {
      EnumCalls.call(scanner, call);
      return Value.NONE;
    }
    if (call.owner() != null
        && isFallback(call)
        && scanner.presence.holds(call.owner(), scanner.guards)) {
      return Value.NONE;
    }
    LibraryThrows.Circumstances circumstances =
        context.rows.isQuiet(call.method())
            ? LibraryThrows.Circumstances.UNASKED
            : new LibraryThrows.Circumstances(isConstant(call), isPresent(call), isReadable(call));
    return run(call, circumstances, Fact.ANY);
  }

  /** What an optional asks only when it holds nothing. */
  private boolean isFallback(Call call) {
    return call.owner() != null
        && call.trees().size() == 1
        && FALLBACKS.contains(call.name())
        && call.method().getEnclosingElement().toString().startsWith("java.util.Optional");
  }

  /** A reference to a method; the elements of the stream it is passed to may be known to hold. */
  Value reference(Call call, Filter filter) {
    if (EnumCalls.isValueOf(call.method())) {
      EnumCalls.call(scanner, call);
      return Value.NONE;
    }
    boolean holds =
        filter.isPresent()
            || (call.owner() != null && scanner.presence.holds(call.owner(), scanner.guards));
    return run(call, new LibraryThrows.Circumstances(false, holds, false), filter.fact());
  }

  /**
   * A call that syntax hides.
   *
   * @param owner what it is called on; null when that is not written
   */
  void hidden(
      ExecutableElement method,
      List<? extends TypeMirror> thrown,
      Place place,
      @Nullable TreePath owner) {
    Guards before = scanner.guards;
    List<Effect> raised =
        library.raised(method, thrown, place, new LibraryThrows.Circumstances(false, true, false));
    for (Effect effect : raised) {
      boolean isStream =
          owner != null
              && effect instanceof Effect.Raise raise
              && raise.type().isA("java.io.IOException");
      scanner.guards = isStream && owner != null ? before.and(streams.of(owner)) : before;
      if (!scanner.guards.isImpossible()) {
        scanner.emit(effect);
      }
    }
    scanner.guards = before;
    unknown(method);
  }

  private Value run(Call call, LibraryThrows.Circumstances circumstances, Fact passed) {
    ExecutableElement method = call.method();
    List<Effect> raised =
        context.rows.isQuiet(method)
            ? List.of()
            : library.raised(method, call.type().getThrownTypes(), call.place(), circumstances);
    Set<Row> rows = context.rows.of(method);
    boolean isFunctionCall =
        call.receiver().function() != null && method.getModifiers().contains(Modifier.ABSTRACT);
    boolean isDescriptor = isDescriptor(method);
    if (isFunctionCall && isDescriptor) {
      Functions.run(scanner, call.receiver(), raised);
    } else {
      for (Effect effect : raised) {
        emit(effect, call, passed);
      }
      if (isDescriptor) {
        scanner.emit(new Effect.Unknown());
      }
      unknown(method);
    }
    Value result = Value.NONE;
    for (Row row : rows) {
      result = apply(row, call, isFunctionCall, result);
    }
    update(call);
    learn(call, raised);
    Filter filter = filter(call);
    return filter == result.filter() ? result : result.filtered(filter);
  }

  /**
   * What is thrown only for some arguments says for which.
   *
   * @param passed what is known about the value that a reference to a method is passed
   */
  private void emit(Effect effect, Call call, Fact passed) {
    Guards before = scanner.guards;
    if (effect instanceof Effect.Raise raise) {
      Guards its = needs.of(call, raise.type(), raise.tier());
      boolean isRead = needs.isRead(call.method(), raise.type(), passed);
      scanner.guards = isRead ? Guards.IMPOSSIBLE : scanner.withNeeds(its);
    }
    if (!scanner.guards.isImpossible()) {
      scanner.emit(effect);
    }
    scanner.guards = before;
  }

  private boolean isDescriptor(ExecutableElement method) {
    return method.equals(context.typeFacts.descriptor((TypeElement) method.getEnclosingElement()));
  }

  private Value apply(Row row, Call call, boolean isFunctionCall, Value result) {
    switch (row.kind()) {
      case RUNS -> {
        if (!isFunctionCall || !isDescriptor(call.method())) {
          call.receiver().effects().forEach(scanner::emit);
          runArguments(call);
          unknownFunctions(call);
        }
        return result;
      }
      case CARRIES -> {
        List<Effect> effects = functions(call, true);
        // What hands its argument on gives back a function only when it was passed one.
        boolean isOther =
            effects.isEmpty() && call.method().getReturnType() instanceof TypeVariable;
        return isOther ? result : Value.function(join(result, effects));
      }
      case RECOVERS -> {
        return Value.function(join(result, functions(call, false)));
      }
      case FAILS -> {
        return Value.function(join(result, failures(row, call)));
      }
      case FAILS_WITH -> {
        return failsWith(call);
      }
      case JOINS -> {
        ExceptionType wrapper = context.exceptions.named(row.exceptions().get(0));
        if (wrapper != null && call.receiver().function() != null) {
          String label = context.signatures.label(call.method());
          scanner.emit(new Effect.Wrapped(wrapper, call.receiver().effects(), call.place(), label));
        }
        return result;
      }
      default -> {
        return result;
      }
    }
  }

  /** A function that is passed as any object, as a key of a map, is kept and not run. */
  private void runArguments(Call call) {
    for (int i = 0; i < call.arguments().size(); i++) {
      if (context.typeFacts.isRunnable(CallScanner.parameterType(call.method(), i))) {
        call.arguments().get(i).effects().forEach(scanner::emit);
      }
    }
  }

  private static List<Effect> join(Value one, List<Effect> more) {
    List<Effect> both = new ArrayList<>(one.effects());
    both.addAll(more);
    return both;
  }

  private static List<Effect> functions(Call call, boolean withReceiver) {
    List<Effect> effects = new ArrayList<>(withReceiver ? call.receiver().effects() : List.of());
    call.arguments().forEach(argument -> effects.addAll(argument.effects()));
    return effects;
  }

  private List<Effect> failures(Row row, Call call) {
    List<Effect> effects = new ArrayList<>();
    for (String name : row.exceptions()) {
      ExceptionType type = context.exceptions.named(name);
      if (type != null) {
        String label = context.signatures.label(call.method());
        effects.add(new Effect.Raise(type, Tier.INPUT, call.place(), label));
      }
    }
    return effects;
  }

  /** The stage fails with what is passed; a stage in a variable remembers it. */
  private Value failsWith(Call call) {
    List<Effect> effects = new ArrayList<>();
    call.trees()
        .forEach(
            tree -> effects.addAll(scanner.thrown(new TreePath(call.path(), tree), call.place())));
    Value value = Value.function(effects);
    if (call.owner() != null) {
      Element variable = context.trees.getElement(call.owner());
      if (variable instanceof VariableElement) {
        scanner.variables.merge(variable, value, Value::or);
      }
    }
    return value;
  }

  private void unknownFunctions(Call call) {
    for (int i = 0; i < call.arguments().size(); i++) {
      if (call.arguments().get(i).function() == null
          && context.typeFacts.isRunnable(CallScanner.parameterType(call.method(), i))) {
        scanner.emit(new Effect.Unknown());
      }
    }
  }

  private void unknown(ExecutableElement method) {
    if (context.rows.isUnknown(method)) {
      scanner.emit(new Effect.Unknown());
    }
  }

  /** Whether every text is a constant: then the author knows whether it can be read. */
  private boolean isConstant(Call call) {
    boolean isAnyText = false;
    for (int i = 0; i < call.trees().size(); i++) {
      if (context.texts.isText(CallScanner.parameterType(call.method(), i))) {
        isAnyText = true;
        if (!RoundTrips.isKnown(context, call, i)) {
          return false;
        }
      }
    }
    return isAnyText || context.constants.areAll(call.path(), call.trees());
  }

  private boolean isPresent(Call call) {
    if (call.name().equals("previous")) {
      String key = context.keys.owner(call);
      return key != null && scanner.guards.holds(Proof.behind(key));
    }
    if (call.method().getParameters().isEmpty()) {
      return call.owner() != null && scanner.presence.holds(call.owner(), scanner.guards);
    }
    return !call.trees().isEmpty()
        && scanner.presence.holds(new TreePath(call.path(), call.trees().get(0)), scanner.guards);
  }

  /** Whether a scanner was asked whether it can read just that. */
  private boolean isReadable(Call call) {
    boolean isNext = call.trees().isEmpty() && call.name().startsWith("next");
    String key = isNext ? context.keys.owner(call) : null;
    return key != null
        && scanner.guards.holds(Proof.readable(key, call.name().substring("next".length())));
  }

  private void update(Call call) {
    Name name = call.method().getSimpleName();
    boolean isBack = name.contentEquals("previous");
    if (!isBack && !context.mutators.changes(name)) {
      return;
    }
    String key = context.keys.owner(call);
    if (key != null && context.mutators.takes(name)) {
      scanner.guards = Taken.after(scanner.guards, context, call);
      // What an iterator has just passed, it can go back to.
      scanner.guards =
          call.name().equals("next") ? scanner.guards.and(Proof.behind(key)) : scanner.guards;
    } else if (key != null && isBack) {
      scanner.guards = scanner.guards.without(key).and(key);
    } else if (key != null && context.mutators.puts(name)) {
      scanner.guards = scanner.guards.and(key);
    }
  }

  /** A text that was read once is read again. */
  private void learn(Call call, List<Effect> raised) {
    boolean isReading = false;
    for (Effect effect : raised) {
      isReading |=
          effect instanceof Effect.Raise raise && raise.type().isA("java.lang.RuntimeException");
    }
    String trait =
        isReading ? context.readings.trait(call.method(), call.path(), call.trees()) : null;
    String key =
        trait == null ? null : context.keys.of(new TreePath(call.path(), call.trees().get(0)));
    if (trait != null && key != null) {
      scanner.guards = scanner.guards.and(Guards.of(key, Fact.trait(trait, true)));
    }
  }

  private Filter filter(Call call) {
    String name = call.name();
    Filter before = call.receiver().filter();
    if (name.equals("filter") && call.trees().size() == 1) {
      Filter filter = Filters.of(scanner, new TreePath(call.path(), call.trees().get(0)));
      return before.and(filter);
    }
    return before != Filter.NONE && KEEPS_FILTER.contains(name) ? before : Filter.NONE;
  }
}
