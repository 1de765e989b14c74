package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Tier;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Knows the {@code valueOf} that every enum has without anybody having written it (JLS 8.9.3). */
final class EnumCalls {
  private EnumCalls() {}

  static boolean isValueOf(ExecutableElement method) {
    return method.getEnclosingElement().getKind() == ElementKind.ENUM
        && method.getSimpleName().contentEquals("valueOf")
        && method.getModifiers().contains(Modifier.STATIC)
        && method.getParameters().size() == 1
        && method.getParameters().get(0).asType() instanceof javax.lang.model.type.DeclaredType type
        && ((TypeElement) type.asElement()).getQualifiedName().contentEquals("java.lang.String");
  }

  /** The names of an enum's constants; none of what is no enum. */
  static Set<Object> names(TypeElement type) {
    Set<Object> names = new HashSet<>();
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind() == ElementKind.ENUM_CONSTANT) {
        names.add(member.getSimpleName().toString());
      }
    }
    return names;
  }

  static void call(CallScanner scanner, Call call) {
    Context context = scanner.context;
    if (call.trees().isEmpty() || !RoundTrips.isKnown(context, call, 0)) {
      ExceptionType type = context.exceptions.builtIn("java.lang.IllegalArgumentException");
      String label = context.signatures.label(call.method());
      Guards before = scanner.guards;
      Needs needs = new Needs(scanner);
      scanner.guards =
          before
              .and(needs.variable(call))
              .and(needs.noneOf(call, names((TypeElement) call.method().getEnclosingElement())));
      if (!scanner.guards.isImpossible()) {
        scanner.emit(new Effect.Raise(type, Tier.INPUT, call.place(), label));
      }
      scanner.guards = before;
    }
  }
}
