package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.value.Bound;
import dev.collet.processor.flow.value.Fact;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Tells what is known of an object that was made of a class: it is all that the class is. */
final class ExactClasses {
  private final Context context;
  private final Map<TypeElement, Fact> known = new HashMap<>();

  ExactClasses(Context context) {
    this.context = context;
  }

  /** What every object of the class and no subclass fits. */
  Fact of(TypeMirror type) {
    TypeElement element = context.typeFacts.element(type);
    return element == null || !context.isSource(element)
        ? Fact.OBJECT
        : known.computeIfAbsent(element, this::find);
  }

  private Fact find(TypeElement type) {
    Map<String, Boolean> traits = new HashMap<>();
    add(type.asType(), traits);
    return Fact.bound(new Bound(context.signatures.binaryName(type), true)).having(traits);
  }

  private void add(TypeMirror type, Map<String, Boolean> traits) {
    if (type.getKind() == TypeKind.DECLARED
        && traits.put(Fact.is(context.types.erasure(type).toString()), true) == null) {
      context.types.directSupertypes(type).forEach(each -> add(each, traits));
    }
  }
}
