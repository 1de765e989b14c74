package dev.collet.processor.flow.facts;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/**
 * Decides where the exception of a {@code throws X} comes from. When X is what a function parameter
 * throws, the function's own body says it better than the inferred type, which is RuntimeException
 * for a function that throws nothing checked (JLS 18.4).
 */
final class GenericThrows {
  private GenericThrows() {}

  static boolean isFromFunction(
      Context context, ExecutableElement method, TypeVariable variable, TypeMirror inferred) {
    TypeElement type = context.typeFacts.element(inferred);
    if (type == null || !type.getQualifiedName().contentEquals("java.lang.RuntimeException")) {
      return false;
    }
    for (VariableElement parameter : method.getParameters()) {
      if (parameter.asType() instanceof DeclaredType function
          && isThrownBy(context, function, variable)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isThrownBy(Context context, DeclaredType function, TypeVariable variable) {
    TypeElement element = context.typeFacts.element(function);
    ExecutableElement descriptor = element == null ? null : context.typeFacts.descriptor(element);
    if (element == null || descriptor == null) {
      return false;
    }
    for (TypeMirror thrown : descriptor.getThrownTypes()) {
      for (int i = 0; i < element.getTypeParameters().size(); i++) {
        if (context.types.isSameType(thrown, element.getTypeParameters().get(i).asType())
            && i < function.getTypeArguments().size()
            && names(context, function.getTypeArguments().get(i), variable)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean names(
      Context context, @Nullable TypeMirror argument, TypeVariable variable) {
    if (argument instanceof WildcardType wildcard) {
      return names(context, wildcard.getExtendsBound(), variable);
    }
    return argument != null && context.types.isSameType(argument, variable);
  }
}
