package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.value.Fact;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Knows when an object of a sealed type has been asked for all classes that it can be of. */
final class SealedTypes {
  private final Context context;

  SealedTypes(Context context) {
    this.context = context;
  }

  /** Whether the fact rules out every class that the type permits. */
  boolean isCovered(TypeElement type, Fact fact) {
    if (Boolean.FALSE.equals(fact.traits().get(trait(type.asType())))) {
      return true;
    }
    List<? extends TypeMirror> permitted = type.getPermittedSubclasses();
    boolean isOwn =
        !type.getKind().isInterface() && !type.getModifiers().contains(Modifier.ABSTRACT);
    if (permitted.isEmpty() || isOwn) {
      return false;
    }
    for (TypeMirror each : permitted) {
      TypeElement below = context.typeFacts.element(each);
      if (below == null || !isCovered(below, fact)) {
        return false;
      }
    }
    return true;
  }

  private String trait(TypeMirror type) {
    return Fact.is(context.types.erasure(type).toString());
  }
}
