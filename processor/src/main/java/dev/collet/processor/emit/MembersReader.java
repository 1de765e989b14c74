package dev.collet.processor.emit;

import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.shape.Member;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes the statements that read an object's members into variables. */
final class MembersReader {
  private final ReadCode read;
  private final Holder at;
  private final Names scope;
  private final String base;
  private final CodeBlock.Builder code = CodeBlock.builder();
  private final List<Member> members;
  private final Map<Member, String> variables = new IdentityHashMap<>();
  private final String seen;
  private boolean isLong;

  /**
   * For the members of an object that the reader {@code in} is inside of.
   *
   * @param base what to call constants after
   */
  MembersReader(ReadCode read, Holder at, Names scope, String base, List<Member> members) {
    this.read = read;
    this.at = at;
    this.scope = scope;
    this.base = base;
    this.members = Members.read(members);
    scope.unique("in");
    for (Member member : this.members) {
      variables.put(member, scope.variable(member.javaName()));
    }
    seen = scope.unique("seen");
  }

  CodeBlock code() {
    return code.build();
  }

  /** The variable that holds a member; null for one that was not read itself. */
  @Nullable String variable(Member member) {
    return variables.get(member);
  }

  /**
   * Reads all members.
   *
   * @param suffix what to call their names' constant, after the base
   * @param discriminator a further member, already read, or null
   * @param isOpen whether others may come, and are passed over
   */
  void readAll(String suffix, @Nullable String discriminator, boolean isOpen) {
    String names =
        at.constant(
            Platform.MEMBER_NAMES, base + suffix, Members.names(members, discriminator, isOpen));
    if (members.isEmpty() && discriminator == null) {
      code.add(
          isOpen
              ? "// No member is known: this passes over those that came.\n"
              : "// There are no members: this notes those that came all the same.\n");
      code.addStatement("in.nextMember($N, 0)", names);
      return;
    }
    for (Member member : members) {
      code.addStatement(
          "$T $N = $L", member.shape().type(), variables.get(member), initialValue(member));
    }
    isLong = members.size() + (discriminator == null ? 0 : 1) <= Members.MOST_IN_LONG;
    String first = discriminator == null ? "0" : "1L << " + members.size();
    if (isLong) {
      code.addStatement("long $N = $L", seen, first);
    } else {
      code.addStatement("long[] $N = new long[$N.words()]", seen, names);
      if (discriminator != null) {
        code.addStatement("$N[$L] |= 1L << $L", seen, members.size() >> 6, members.size());
      }
    }
    String member = scope.unique("member");
    code.addStatement("int $N = in.nextMember($N, $N)", member, names, seen);
    code.beginControlFlow("while ($N >= 0)", member);
    code.beginControlFlow("switch ($N)", member);
    for (int i = 0; i < members.size(); i++) {
      readOne(i, members.get(i));
    }
    if (members.isEmpty()) {
      code.addStatement("default -> in.skip()");
    }
    code.endControlFlow();
    if (isLong) {
      code.addStatement("$N |= 1L << $N", seen, member);
    }
    code.addStatement("$N = in.nextMember($N, $N)", member, names, seen);
    code.endControlFlow();
    code.addStatement("in.endObject($N, $N)", names, seen);
    for (int i = 0; i < members.size(); i++) {
      setDefault(i, members.get(i));
    }
  }

  private CodeBlock initialValue(Member member) {
    CodeBlock literal = Defaults.literal(member);
    return literal == null ? Members.initial(member.shape()) : literal;
  }

  private void readOne(int index, Member member) {
    String variable = variables.get(member);
    CodeBlock value = read.of(member.shape(), at, constantName(member));
    if (member.isSensitive()) {
      code.beginControlFlow("case $L ->", index);
      code.addStatement("in.conceal()");
      code.addStatement("$N = $L", variable, value);
      code.addStatement("in.reveal()");
      code.endControlFlow();
    } else {
      code.addStatement("case $L -> $N = $L", index, variable, value);
    }
  }

  private String constantName(Member member) {
    return base + "_" + Names.constant(member.javaName());
  }

  private void setDefault(int index, Member member) {
    if (member.defaultValue() == null || Defaults.literal(member) != null) {
      return;
    }
    code.beginControlFlow("if ($L)", isUnseen(index));
    code.addStatement(
        "$N = $L",
        variables.get(member),
        read.ofConstant(
            member.shape(), at, constantName(member), member.defaultValue().toString()));
    code.endControlFlow();
  }

  /** The condition that a member did not come. */
  CodeBlock isUnseen(Member member) {
    return isUnseen(members.indexOf(member));
  }

  private CodeBlock isUnseen(int index) {
    return isLong
        ? CodeBlock.of("($N & 1L << $L) == 0", seen, index)
        : CodeBlock.of("($N[$L] & 1L << $L) == 0", seen, index >> 6, index);
  }
}
