package dev.collet.processor.emit;

import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/**
 * Tells shapes apart by all that their readers and writers depend on: not by where they were
 * written or what is said about them.
 */
final class Signature {
  private final StringBuilder text = new StringBuilder();
  private final Set<String> inside = new HashSet<>();
  private final Function<Shape.ReferenceShape, String> outside;

  private Signature(Function<Shape.ReferenceShape, String> outside) {
    this.outside = outside;
  }

  /**
   * The signature.
   *
   * @param outside what a reference out of the shape stands for
   */
  static String of(Shape shape, Function<Shape.ReferenceShape, String> outside) {
    Signature signature = new Signature(outside);
    signature.add(shape);
    return signature.text.toString();
  }

  /** Roughly how much a method for the shape needs of a constant pool. */
  static int weight(Shape shape) {
    if (shape instanceof Shape.ObjectShape object) {
      return 3 + Members.read(object.members()).size();
    }
    if (shape instanceof Shape.UnionShape union) {
      return union.alternatives().stream().mapToInt(each -> weight(each.shape())).sum();
    }
    return shape instanceof Shape.EnumShape choice ? 2 + choice.constants().size() / 2 : 3;
  }

  private void add(Shape shape) {
    if (shape instanceof Shape.ObjectShape object) {
      addObject(object);
    } else if (shape instanceof Shape.UnionShape union) {
      boolean isNew = inside.add(union.type().toString());
      text.append("union ").append(union.type()).append(' ').append(union.discriminator());
      for (Shape.UnionShape.Alternative alternative : union.alternatives()) {
        text.append('|').append(alternative.tag()).append(':');
        add(alternative.shape());
      }
      if (isNew) {
        inside.remove(union.type().toString());
      }
    } else if (shape instanceof Shape.ArrayShape array) {
      text.append("array ").append(array.type()).append(array.kind()).append(array.size());
      text.append(array.isElementNullable()).append(array.isUnique()).append('(');
      add(array.element());
      text.append(')');
    } else if (shape instanceof Shape.MapShape map) {
      text.append("map ").append(map.type()).append(map.kind()).append(map.size());
      text.append(map.isValueNullable()).append('(');
      add(map.key());
      text.append(',');
      add(map.value());
      text.append(')');
    } else if (shape instanceof Shape.OptionalShape optional) {
      text.append("optional ").append(optional.type()).append('(');
      add(optional.value());
      text.append(')');
    } else if (shape instanceof Shape.ValueShape value) {
      text.append("value ").append(value.type()).append(value.accessor());
      text.append(value.construction()).append('(');
      add(value.value());
      text.append(')');
    } else if (shape instanceof Shape.ReferenceShape reference) {
      boolean isInside = inside.contains(reference.type().toString());
      text.append("reference ");
      text.append(isInside ? reference.type().toString() : outside.apply(reference));
    } else {
      text.append(shape);
    }
  }

  private void addObject(Shape.ObjectShape object) {
    boolean isNew = inside.add(object.type().toString());
    text.append("object ").append(object.type()).append(object.construction());
    text.append(object.isOpen()).append('{');
    for (Member member : object.members()) {
      text.append(member.name()).append(member.aliases()).append(member.access());
      text.append(member.isRequired()).append(member.isNullable()).append(member.isSensitive());
      text.append(member.isUnwrapped()).append(member.omission()).append(member.assignment());
      text.append(member.defaultValue()).append('=');
      add(member.shape());
      text.append(';');
    }
    text.append('}');
    if (isNew) {
      inside.remove(object.type().toString());
    }
  }
}
