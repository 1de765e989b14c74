package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/**
 * Types as text of our own: {@code TypeMirror.toString} prints annotations, and differently from
 * release to release.
 */
final class TypeText {
  private TypeText() {}

  /** As the author would write it, by simple names: {@code List<Order.Line>}. */
  static String of(TypeMirror type) {
    return switch (type.getKind()) {
      case DECLARED -> simpleName((DeclaredType) type);
      case ARRAY -> of(((ArrayType) type).getComponentType()) + "[]";
      case TYPEVAR -> ((TypeVariable) type).asElement().getSimpleName().toString();
      case WILDCARD -> wildcard((WildcardType) type);
      case VOID -> "void";
      default ->
          type.getKind().isPrimitive()
              ? type.getKind().name().toLowerCase(java.util.Locale.ROOT)
              : type.toString();
    };
  }

  /** A type of generated code by simple names. */
  static String ofName(TypeName type) {
    return type.toString().replaceAll("\\b[a-z_][A-Za-z0-9_]*\\.", "");
  }

  private static String simpleName(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    String name = element.getSimpleName().toString();
    if (element.getEnclosingElement() instanceof TypeElement outer) {
      name = outer.getSimpleName() + "." + name;
    }
    return type.getTypeArguments().isEmpty()
        ? name
        : name
            + type.getTypeArguments().stream()
                .map(TypeText::of)
                .collect(Collectors.joining(", ", "<", ">"));
  }

  private static String wildcard(WildcardType type) {
    if (type.getExtendsBound() != null) {
      return "? extends " + of(type.getExtendsBound());
    }
    return type.getSuperBound() == null ? "?" : "? super " + of(type.getSuperBound());
  }

  /**
   * A text that is equal for equal types: qualified names and arguments, the arguments with their
   * annotations, since {@code Page<@Nullable User>} is not {@code Page<User>}.
   */
  static String key(TypeMirror type) {
    return switch (type.getKind()) {
      case DECLARED -> {
        DeclaredType declared = (DeclaredType) type;
        String name = ((TypeElement) declared.asElement()).getQualifiedName().toString();
        yield declared.getTypeArguments().isEmpty()
            ? name
            : name
                + declared.getTypeArguments().stream()
                    .map(TypeText::argumentKey)
                    .collect(Collectors.joining(",", "<", ">"));
      }
      case ARRAY -> argumentKey(((ArrayType) type).getComponentType()) + "[]";
      case WILDCARD -> {
        WildcardType wildcard = (WildcardType) type;
        yield wildcard.getExtendsBound() != null
            ? "? extends " + argumentKey(wildcard.getExtendsBound())
            : wildcard.getSuperBound() == null
                ? "?"
                : "? super " + argumentKey(wildcard.getSuperBound());
      }
      default -> of(type);
    };
  }

  private static String argumentKey(TypeMirror type) {
    return type.getAnnotationMirrors().stream()
            .map(Object::toString)
            .sorted()
            .collect(Collectors.joining(" "))
        + key(type);
  }
}
