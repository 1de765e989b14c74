package dev.collet.processor.shape;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/**
 * Generic types whose arguments are wildcards, such as {@code Page<?>}. Nobody can make one: a
 * reader makes a {@code Page} of the bound. And their members have no type that can be written
 * down: a writer sees the nearest one that can, as javac's upward projection does (JLS 4.10.5).
 */
final class Wildcards {
  private final Context context;
  private final Map<Element, TypeMirror> arguments = new LinkedHashMap<>();

  private Wildcards(Context context, DeclaredType type) {
    this.context = context;
    List<? extends TypeParameterElement> parameters =
        ((TypeElement) type.asElement()).getTypeParameters();
    for (int i = 0; i < type.getTypeArguments().size(); i++) {
      arguments.put(parameters.get(i), type.getTypeArguments().get(i));
    }
  }

  private static boolean areIn(DeclaredType type) {
    return type.getTypeArguments().stream().anyMatch(WildcardType.class::isInstance);
  }

  /** The type that a reader makes where this one is wanted; null when no one type is known. */
  static @Nullable DeclaredType made(Context context, DeclaredType type) {
    return areIn(type) ? new Wildcards(context, type).made(type) : type;
  }

  /** The type of a field, or of what a method returns, as it is seen in values of the type. */
  static TypeMirror memberType(Context context, DeclaredType type, Element member) {
    boolean isProjected = areIn(type);
    TypeMirror around = isProjected ? type.asElement().asType() : type;
    TypeMirror found = context.types().asMemberOf((DeclaredType) around, member);
    TypeMirror value = found instanceof ExecutableType method ? method.getReturnType() : found;
    return isProjected ? new Wildcards(context, type).upper(value) : value;
  }

  private @Nullable DeclaredType made(DeclaredType type) {
    for (Map.Entry<Element, TypeMirror> each : arguments.entrySet()) {
      if (each.getValue() instanceof WildcardType wildcard) {
        TypeMirror bound = bound(each.getKey());
        TypeMirror lower = wildcard.getSuperBound();
        if (lower == null && wildcard.getExtendsBound() == null && isOpen(bound)) {
          return null;
        }
        each.setValue(lower == null ? tighter(wildcard, bound) : lower);
      }
    }
    for (Map.Entry<Element, TypeMirror> each : arguments.entrySet()) {
      if (!context.types().isSubtype(each.getValue(), upper(bound(each.getKey())))) {
        return null;
      }
    }
    return context
        .types()
        .getDeclaredType(
            (TypeElement) type.asElement(), arguments.values().toArray(TypeMirror[]::new));
  }

  private static TypeMirror bound(Element parameter) {
    TypeMirror bound = ((TypeVariable) parameter.asType()).getUpperBound();
    return bound instanceof IntersectionType all ? all.getBounds().get(0) : bound;
  }

  private TypeMirror tighter(WildcardType wildcard, TypeMirror bound) {
    TypeMirror written = wildcard.getExtendsBound();
    boolean isBound =
        written == null
            || context
                .types()
                .isSubtype(context.types().erasure(bound), context.types().erasure(written));
    return isBound ? upper(bound) : written;
  }

  /** The type with what is known put in place of the variables. */
  private TypeMirror upper(TypeMirror type) {
    if (type instanceof TypeVariable variable) {
      Element parameter = variable.asElement();
      TypeMirror known = arguments.get(parameter);
      if (!(known instanceof WildcardType wildcard)) {
        return known == null ? type : known;
      }
      // A bound that speaks of its own variable is cut there, as in Comparable<?>.
      arguments.remove(parameter);
      TypeMirror bound = tighter(wildcard, bound(parameter));
      arguments.put(parameter, known);
      return bound;
    }
    if (type instanceof ArrayType array) {
      return isOpen(type) ? context.types().getArrayType(upper(array.getComponentType())) : type;
    }
    if (type instanceof DeclaredType declared && isOpen(type)) {
      TypeMirror[] inner =
          declared.getTypeArguments().stream().map(this::argument).toArray(TypeMirror[]::new);
      return context.types().getDeclaredType((TypeElement) declared.asElement(), inner);
    }
    return type;
  }

  private TypeMirror argument(TypeMirror type) {
    if (type instanceof WildcardType wildcard) {
      TypeMirror above = wildcard.getExtendsBound();
      TypeMirror below = wildcard.getSuperBound();
      if (below != null && isUnknown(below)) {
        return context.types().getWildcardType(null, null);
      }
      return context
          .types()
          .getWildcardType(
              above == null ? null : upper(above), below == null ? null : upper(below));
    }
    if (!isUnknown(type)) {
      return upper(type);
    }
    boolean isCut = type instanceof TypeVariable own && !arguments.containsKey(own.asElement());
    return context.types().getWildcardType(isCut ? null : upper(type), null);
  }

  /** Whether the type speaks of a variable. */
  private static boolean isOpen(TypeMirror type) {
    return mentions(type, variable -> true);
  }

  /** Whether the type speaks of a variable for which there is no one type. */
  private boolean isUnknown(TypeMirror type) {
    return mentions(
        type,
        variable -> {
          TypeMirror known = arguments.get(variable);
          return known == null || known instanceof WildcardType;
        });
  }

  private static boolean mentions(
      @Nullable TypeMirror type, java.util.function.Predicate<Element> which) {
    if (type instanceof TypeVariable variable) {
      return which.test(variable.asElement());
    }
    if (type instanceof ArrayType array) {
      return mentions(array.getComponentType(), which);
    }
    if (type instanceof WildcardType wildcard) {
      return mentions(wildcard.getExtendsBound(), which)
          || mentions(wildcard.getSuperBound(), which);
    }
    return type instanceof DeclaredType declared
        && declared.getTypeArguments().stream().anyMatch(each -> mentions(each, which));
  }
}
