package dev.collet.processor.flow.facts;

import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Callee.Dispatch;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.Place;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Says what objects of our classes run where a functional interface is wanted. */
final class FunctionObjects {
  private static final String ITERATOR = "java.util.Iterator";

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

  /** What an iterator of ours does for whoever asks it first whether there is more. */
  Value iterating(Value value, TreePath path) {
    if (value.function() != null) {
      return value;
    }
    TypeMirror type = value.exact() == null ? context.trees.getTypeMirror(path) : value.exact();
    TypeElement given = context.typeFacts.element(type);
    if (given == null || !context.isSource(given)) {
      return value;
    }
    TypeElement iterator = context.elements.getTypeElement(ITERATOR);
    return context.types.isSubtype(
            context.types.erasure(given.asType()), context.types.erasure(iterator.asType()))
        ? asFunction(value, path, iterator.asType(), true)
        : value;
  }

  private List<Effect> iterator(
      TypeElement given, TypeElement iterator, Dispatch dispatch, Place place) {
    List<Effect> effects = new ArrayList<>();
    for (ExecutableElement method : ElementFilter.methodsIn(iterator.getEnclosedElements())) {
      if (method.getModifiers().contains(Modifier.ABSTRACT)) {
        ExecutableElement own = Dispatching.implementation(context, given, method);
        if (own != null && context.isSource(own)) {
          Effect call =
              new Effect.Call(sources.callee(own, given, dispatch), place, List.of(), List.of());
          effects.add(sources.present(call, place));
        }
      }
    }
    return effects;
  }

  /** What running any object of the type does, when it is a functional interface of ours. */
  List<Effect> any(TypeMirror type, Place place) {
    TypeElement element = context.typeFacts.element(type);
    return element == null ? List.of() : run(element, type, Dispatch.VIRTUAL, place);
  }

  private List<Effect> run(
      TypeElement given, @Nullable TypeMirror wanted, Dispatch dispatch, Place place) {
    TypeElement type = context.typeFacts.element(wanted);
    if (type != null && type.getQualifiedName().contentEquals(ITERATOR)) {
      return context.isSource(given) ? iterator(given, type, dispatch, place) : List.of();
    }
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
