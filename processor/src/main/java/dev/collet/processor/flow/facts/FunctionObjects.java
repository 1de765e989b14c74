package dev.collet.processor.flow.facts;

import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Callee.Dispatch;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.Place;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Says what objects of our classes run where a functional interface is wanted. */
final class FunctionObjects {
  private final Context context;
  private final SourceCalls sources;

  FunctionObjects(Context context, SourceCalls sources) {
    this.context = context;
    this.sources = sources;
  }

  /**
   * The value with what it runs: the method of its class, or of any class that its type allows.
   *
   * @param wanted the functional interface
   * @param isLost whether nobody will ask for the value's own type again
   */
  Value asFunction(Value value, TreePath path, @Nullable TypeMirror wanted, boolean isLost) {
    if (value.function() != null || !context.typeFacts.isRunnable(wanted)) {
      return value;
    }
    TypeMirror exact = value.exact();
    TypeElement given =
        context.typeFacts.element(exact == null ? context.trees.getTypeMirror(path) : exact);
    if (given == null || (!isLost && given.equals(context.typeFacts.element(wanted)))) {
      return value;
    }
    Dispatch dispatch = exact == null ? Dispatch.VIRTUAL : Dispatch.EXACT;
    List<Effect> effects = run(given, wanted, dispatch, new Place(path));
    return effects.isEmpty() ? value : new Value(effects, exact, Filter.NONE, value.isInfallible());
  }

  /** What running any object of the type does, when it is a functional interface of ours. */
  List<Effect> any(TypeMirror type, Place place) {
    TypeElement element = context.typeFacts.element(type);
    return element == null ? List.of() : run(element, type, Dispatch.VIRTUAL, place);
  }

  private List<Effect> run(
      TypeElement given, @Nullable TypeMirror wanted, Dispatch dispatch, Place place) {
    TypeElement type = context.typeFacts.element(wanted);
    ExecutableElement descriptor = type == null ? null : context.typeFacts.descriptor(type);
    if (descriptor == null || !context.isSource(given)) {
      return List.of();
    }
    ExecutableElement own = Dispatching.implementation(context, given, descriptor);
    ExecutableElement method = own == null ? descriptor : own;
    return own != null && !context.isSource(own)
        ? List.of()
        : List.of(
            new Effect.Call(sources.callee(method, given, dispatch), place, List.of(), List.of()));
  }
}
