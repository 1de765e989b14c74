package dev.collet.processor.emit;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The members that an object has in JSON: those of unwrapped members stand in their place. */
final class Members {
  /** Beyond this many, the members seen don't fit one long. */
  static final int MOST_IN_LONG = 64;

  private Members() {}

  /** The members that are read, with unwrapped ones opened. */
  static List<Member> read(List<Member> members) {
    List<Member> flat = new ArrayList<>();
    for (Member member : members) {
      if (member.isUnwrapped()) {
        flat.addAll(read(((Shape.ObjectShape) member.shape()).members()));
      } else if (!member.assignment().equals(Member.Assignment.NONE)
          && (member.assignment().setter() != null || member.assignment().position() >= 0)) {
        flat.add(member);
      }
    }
    return flat;
  }

  /**
   * The constant's value that names the members.
   *
   * @param discriminator a further member that was read before, or null
   * @param isOpen whether others may come
   */
  static CodeBlock names(List<Member> members, @Nullable String discriminator, boolean isOpen) {
    CodeBlock.Builder code = CodeBlock.builder().add("$T.builder()", Platform.MEMBER_NAMES);
    code.indent().indent();
    for (Member member : members) {
      if (member.isRequired()) {
        code.add("\n.required($S, $S)", member.name(), Forms.of(member.shape()));
      } else {
        code.add("\n.optional($S)", member.name());
      }
    }
    if (discriminator != null) {
      code.add("\n.optional($S)", discriminator);
    }
    Set<String> names = new TreeSet<>();
    members.forEach(member -> names.add(member.name()));
    for (int i = 0; i < members.size(); i++) {
      for (String alias : members.get(i).aliases()) {
        if (names.add(alias)) {
          code.add("\n.alias($S, $L)", alias, i);
        }
      }
    }
    if (isOpen) {
      code.add("\n.open()");
    }
    return code.add("\n.build()").unindent().unindent().build();
  }

  /** What a local variable holds before its member has been read. */
  static CodeBlock initial(Shape shape) {
    if (shape instanceof Shape.OptionalShape optional) {
      TypeName type = optional.type();
      TypeName raw =
          type instanceof com.palantir.javapoet.ParameterizedTypeName generic
              ? generic.rawType()
              : type;
      return CodeBlock.of("$T.empty()", raw);
    }
    return zero(shape.type());
  }

  /** Null, zero or false. */
  static CodeBlock zero(TypeName type) {
    if (!type.isPrimitive()) {
      return CodeBlock.of("null");
    }
    if (type.equals(TypeName.BOOLEAN)) {
      return CodeBlock.of("false");
    }
    return CodeBlock.of(type.equals(TypeName.CHAR) ? "'\\0'" : "0");
  }
}
