package dev.collet.processor.shape;

import java.util.ArrayList;
import java.util.List;

/** Members and objects with one thing changed. */
public final class Members {
  private Members() {}

  /** The members as they stand in JSON: those of unwrapped ones in their place. */
  public static List<Member> flat(List<Member> members) {
    List<Member> flat = new ArrayList<>();
    for (Member member : members) {
      if (member.isUnwrapped() && member.shape() instanceof Shape.ObjectShape object) {
        flat.addAll(flat(object.members()));
      } else {
        flat.add(member);
      }
    }
    return flat;
  }

  static Member renamed(Member member, String name) {
    return copy(member, name, member.shape(), member.isUnwrapped());
  }

  static Member withShape(Member member, Shape shape) {
    return copy(member, member.name(), shape, member.isUnwrapped());
  }

  static Member unwrapped(Member member, Shape.ObjectShape shape) {
    return copy(member, member.name(), shape, true);
  }

  private static Member copy(Member member, String name, Shape shape, boolean isUnwrapped) {
    return new Member(
        name,
        member.javaName(),
        shape,
        member.isRequired(),
        member.isNullable(),
        member.omission(),
        member.access(),
        member.assignment(),
        member.description(),
        member.defaultValue(),
        member.example(),
        member.header(),
        member.isSensitive(),
        member.aliases(),
        isUnwrapped,
        member.site());
  }

  static Shape.ObjectShape withMembers(Shape.ObjectShape object, List<Member> members) {
    return new Shape.ObjectShape(
        object.type(),
        object.key(),
        object.description(),
        members,
        object.construction(),
        object.isOpen(),
        object.isRecursive());
  }
}
