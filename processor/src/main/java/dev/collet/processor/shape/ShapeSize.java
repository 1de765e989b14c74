package dev.collet.processor.shape;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** How large a shape is when it is written out: types that are used twice are written twice. */
final class ShapeSize {
  /** More members than any model reads. */
  static final int LARGEST = 20_000;

  private final Map<Shape, Long> sizes = new IdentityHashMap<>();

  private ShapeSize() {}

  static boolean isTooLarge(Shape shape) {
    return new ShapeSize().of(shape) > LARGEST;
  }

  private long of(Shape shape) {
    Long known = sizes.get(shape);
    if (known == null) {
      known = Math.min(Integer.MAX_VALUE, 1 + below(shape));
      sizes.put(shape, known);
    }
    return known;
  }

  private long below(Shape shape) {
    if (shape instanceof Shape.ObjectShape object) {
      return members(object.members());
    }
    if (shape instanceof Shape.UnionShape union) {
      return union.alternatives().stream().mapToLong(each -> of(each.shape())).sum();
    }
    if (shape instanceof Shape.ArrayShape array) {
      return of(array.element());
    }
    if (shape instanceof Shape.MapShape map) {
      return of(map.value());
    }
    if (shape instanceof Shape.OptionalShape optional) {
      return of(optional.value());
    }
    return shape instanceof Shape.ValueShape value ? of(value.value()) : 0;
  }

  private long members(List<Member> members) {
    long sum = 0;
    for (Member member : members) {
      sum += of(member.shape());
    }
    return sum;
  }
}
