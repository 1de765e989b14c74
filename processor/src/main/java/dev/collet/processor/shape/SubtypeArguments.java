package dev.collet.processor.shape;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Finds the arguments that make a generic subclass a subtype of a given supertype. */
final class SubtypeArguments {
  private final Context context;

  SubtypeArguments(Context context) {
    this.context = context;
  }

  @Nullable DeclaredType of(TypeElement element, DeclaredType supertype) {
    List<? extends TypeParameterElement> parameters = element.getTypeParameters();
    if (parameters.isEmpty()) {
      return (DeclaredType) element.asType();
    }
    String name = ((TypeElement) supertype.asElement()).getQualifiedName().toString();
    DeclaredType generic = context.supertype(element.asType(), name);
    if (generic == null) {
      return null;
    }
    Map<String, TypeMirror> bound = new HashMap<>();
    for (int i = 0; i < generic.getTypeArguments().size(); i++) {
      TypeMirror argument = generic.getTypeArguments().get(i);
      if (argument.getKind() == TypeKind.TYPEVAR) {
        bound.put(argument.toString(), supertype.getTypeArguments().get(i));
      }
    }
    TypeMirror[] arguments = new TypeMirror[parameters.size()];
    for (int i = 0; i < arguments.length; i++) {
      TypeMirror argument = bound.get(parameters.get(i).getSimpleName().toString());
      if (argument == null) {
        return null;
      }
      arguments[i] = argument;
    }
    return context.types().getDeclaredType(element, arguments);
  }
}
