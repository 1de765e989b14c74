package dev.collet.processor.drift;

import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Members;
import dev.collet.processor.shape.Shape;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the member of a result type that stands at a path, for findings to point to. */
public final class MemberSites {
  private MemberSites() {}

  /** The member at a path, or the nearest around it; empty at the root. */
  public static Optional<Member> at(@Nullable Shape root, List<String> path) {
    Shape shape = root;
    Member nearest = null;
    for (String name : path) {
      Shape inside = inner(shape);
      if (inside instanceof Shape.ArrayShape array) {
        shape = array.element();
      } else if (inside instanceof Shape.MapShape map) {
        shape = map.value();
      } else if (inside instanceof Shape.ObjectShape object) {
        Optional<Member> member =
            Members.flat(object.members()).stream()
                .filter(each -> each.name().equals(name))
                .findFirst();
        if (member.isEmpty()) {
          return Optional.ofNullable(nearest);
        }
        nearest = member.get();
        shape = nearest.shape();
      } else {
        return Optional.ofNullable(nearest);
      }
    }
    return Optional.ofNullable(nearest);
  }

  /** The shape at a path, or null when the path leads nowhere that is known. */
  static @Nullable Shape shapeAt(@Nullable Shape root, List<String> path) {
    Shape shape = root;
    for (String name : path) {
      Shape inside = inner(shape);
      if (inside instanceof Shape.ArrayShape array) {
        shape = array.element();
      } else if (inside instanceof Shape.MapShape map) {
        shape = map.value();
      } else if (inside instanceof Shape.ObjectShape object) {
        shape =
            Members.flat(object.members()).stream()
                .filter(each -> each.name().equals(name))
                .map(Member::shape)
                .findFirst()
                .orElse(null);
      } else {
        return null;
      }
    }
    return inner(shape);
  }

  private static @Nullable Shape inner(@Nullable Shape shape) {
    if (shape instanceof Shape.OptionalShape optional) {
      return inner(optional.value());
    }
    return shape instanceof Shape.ValueShape value ? inner(value.value()) : shape;
  }
}
