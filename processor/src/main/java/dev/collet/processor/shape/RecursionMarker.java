package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Marks the objects and unions of a tree that references point at. */
final class RecursionMarker {
  private final Set<TypeName> referenced;
  private final Map<Shape, Shape> done = new IdentityHashMap<>();

  RecursionMarker(Set<TypeName> referenced) {
    this.referenced = referenced;
  }

  /** The same tree, in which one shape that is used often is still one. */
  Shape mark(Shape shape) {
    Shape known = done.get(shape);
    if (known == null) {
      known = marked(shape);
      done.put(shape, known);
    }
    return known;
  }

  private Shape marked(Shape shape) {
    if (shape instanceof Shape.ObjectShape object) {
      return mark(object, object.isRecursive() || referenced.contains(object.type()));
    }
    if (shape instanceof Shape.UnionShape union) {
      return new Shape.UnionShape(
          union.type(),
          union.key(),
          union.description(),
          union.discriminator(),
          union.alternatives().stream()
              .map(each -> new Shape.UnionShape.Alternative(each.tag(), mark(each.shape(), false)))
              .toList(),
          union.isRecursive() || referenced.contains(union.type()));
    }
    if (shape instanceof Shape.ArrayShape array) {
      return new Shape.ArrayShape(
          array.type(),
          array.kind(),
          mark(array.element()),
          array.isElementNullable(),
          array.isUnique(),
          array.size());
    }
    if (shape instanceof Shape.MapShape map) {
      return new Shape.MapShape(
          map.type(), map.kind(), map.key(), mark(map.value()), map.isValueNullable(), map.size());
    }
    if (shape instanceof Shape.OptionalShape optional) {
      return new Shape.OptionalShape(optional.type(), optional.kind(), mark(optional.value()));
    }
    if (shape instanceof Shape.ValueShape value) {
      return new Shape.ValueShape(
          value.type(), mark(value.value()), value.accessor(), value.construction());
    }
    return shape;
  }

  private Shape.ObjectShape mark(Shape.ObjectShape object, boolean isRecursive) {
    List<Member> members =
        object.members().stream()
            .map(member -> Members.withShape(member, mark(member.shape())))
            .toList();
    return new Shape.ObjectShape(
        object.type(),
        object.key(),
        object.description(),
        members,
        object.construction(),
        object.isOpen(),
        isRecursive);
  }
}
