package dev.collet.processor.emit;

import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the statements that make an object of members that have been read. */
final class MembersMaker {
  private final MembersReader reader;
  private final Names scope;
  private final CodeBlock.Builder code = CodeBlock.builder();
  private boolean isChecked;

  MembersMaker(MembersReader reader, Names scope) {
    this.reader = reader;
    this.scope = scope;
  }

  CodeBlock code() {
    return code.build();
  }

  /** Whether what the code calls declares checked exceptions. */
  boolean isChecked() {
    return isChecked;
  }

  /** Adds the statements that prepare the object, and gives the expression that is it. */
  CodeBlock make(Shape.ObjectShape shape) {
    isChecked |= shape.construction().checked().whenRead();
    List<CodeBlock> arguments = new ArrayList<>();
    List<TypeName> types = shape.construction().argumentTypes();
    for (int i = 0; i < types.size(); i++) {
      arguments.add(argument(shape, i, types.get(i)));
    }
    CodeBlock made = made(shape.type(), shape.construction().factory(), arguments);
    if (shape.members().stream().allMatch(member -> member.assignment().setter() == null)) {
      return made;
    }
    String variable = scope.unique("made");
    code.addStatement("$T $N = $L", shape.type(), variable, made);
    for (Member member : shape.members()) {
      String setter = member.assignment().setter();
      if (setter != null) {
        set(variable, setter, member);
      }
    }
    return CodeBlock.of("$N", variable);
  }

  /** The expression for a member's value: what was read, or what is made of an unwrapped one's. */
  private CodeBlock value(Member member) {
    String variable = reader.variable(member);
    return variable != null
        ? CodeBlock.of("$N", variable)
        : make((Shape.ObjectShape) member.shape());
  }

  /** The expression that makes an object. */
  static CodeBlock made(TypeName type, @Nullable String factory, List<CodeBlock> arguments) {
    CodeBlock list = CodeBlock.join(arguments, ",$W");
    if (factory != null) {
      return CodeBlock.of("$T.$N($L)", Defaults.raw(type), factory, list);
    }
    boolean isGeneric = type instanceof ParameterizedTypeName;
    return CodeBlock.of("new $T$L($L)", Defaults.raw(type), isGeneric ? "<>" : "", list);
  }

  private CodeBlock argument(Shape.ObjectShape shape, int position, TypeName type) {
    for (Member member : shape.members()) {
      if (member.assignment().setter() == null && member.assignment().position() == position) {
        return value(member);
      }
    }
    boolean isNarrow = type.equals(TypeName.BYTE) || type.equals(TypeName.SHORT);
    return isNarrow || !type.isPrimitive()
        ? CodeBlock.of("($T) $L", type, Members.zero(type))
        : Members.zero(type);
  }

  private void set(String object, String setter, Member member) {
    boolean isAlways = member.isUnwrapped() || member.isRequired() || member.defaultValue() != null;
    CodeBlock call =
        CodeBlock.builder()
            .addStatement(
                member.assignment().isField() ? "$N.$N = $L" : "$N.$N($L)",
                object,
                setter,
                value(member))
            .build();
    if (isAlways) {
      code.add(call);
    } else {
      // What is absent stays as the object was made.
      code.beginControlFlow("if (!($L))", reader.isUnseen(member)).add(call).endControlFlow();
    }
  }
}
