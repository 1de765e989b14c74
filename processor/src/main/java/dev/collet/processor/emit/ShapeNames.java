package dev.collet.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.collet.processor.shape.Shape;

/** Names methods after what they read or write: {@code Money}, {@code MoneyList}. */
final class ShapeNames {
  private ShapeNames() {}

  static String of(Shape shape) {
    if (shape instanceof Shape.ArrayShape array) {
      return of(array.element()) + container(array.type());
    }
    if (shape instanceof Shape.MapShape map) {
      boolean isText =
          map.key() instanceof Shape.TextShape text && text.kind().name().equals("STRING");
      return (isText ? "" : of(map.key())) + of(map.value()) + container(map.type());
    }
    return of(shape.type());
  }

  private static String container(TypeName type) {
    if (type instanceof ArrayTypeName) {
      return "Array";
    }
    TypeName raw = type instanceof ParameterizedTypeName generic ? generic.rawType() : type;
    return of(raw);
  }

  private static String of(TypeName type) {
    if (type instanceof ArrayTypeName array) {
      return of(array.componentType()) + "Array";
    }
    if (type instanceof ParameterizedTypeName generic) {
      StringBuilder name = new StringBuilder();
      generic.typeArguments().forEach(argument -> name.append(of(argument)));
      return name.append(generic.rawType().simpleName()).toString();
    }
    if (type instanceof WildcardTypeName wildcard) {
      return of(
          wildcard.lowerBounds().isEmpty()
              ? wildcard.upperBounds().get(0)
              : wildcard.lowerBounds().get(0));
    }
    if (type instanceof ClassName name) {
      return name.simpleName();
    }
    return Names.pascal(type.toString());
  }
}
