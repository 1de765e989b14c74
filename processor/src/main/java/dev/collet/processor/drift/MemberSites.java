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

  /**
   * What a name leads to.
   *
   * @param shape null when it leads nowhere that is known
   * @param member null for elements of arrays and values of maps
   */
  private record Step(@Nullable Shape shape, @Nullable Member member) {}

  private static Step step(@Nullable Shape from, String name) {
    Shape inside = inner(from);
    if (inside instanceof Shape.ArrayShape array) {
      return new Step(array.element(), null);
    }
    if (inside instanceof Shape.MapShape map) {
      return new Step(map.value(), null);
    }
    if (inside instanceof Shape.ObjectShape object) {
      for (Member member : Members.flat(object.members())) {
        if (member.name().equals(name)) {
          return new Step(member.shape(), member);
        }
      }
    }
    return new Step(null, null);
  }

  /** The member at a path, or the nearest around it; empty at the root. */
  public static Optional<Member> at(@Nullable Shape root, List<String> path) {
    Shape shape = root;
    Member nearest = null;
    for (String name : path) {
      Step step = step(shape, name);
      shape = step.shape();
      nearest = step.member() == null ? nearest : step.member();
    }
    return Optional.ofNullable(nearest);
  }

  /** The shape at a path, or null when the path leads nowhere that is known. */
  static @Nullable Shape shapeAt(@Nullable Shape root, List<String> path) {
    Shape shape = root;
    for (String name : path) {
      shape = step(shape, name).shape();
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
