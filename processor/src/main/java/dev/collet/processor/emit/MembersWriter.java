package dev.collet.processor.emit;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import java.util.List;

/** Writes the statements that write an object's members. */
final class MembersWriter {
  private final WriteCode write;
  private final Holder at;
  private final Names scope;
  private final String base;
  private final CodeBlock.Builder code = CodeBlock.builder();

  MembersWriter(WriteCode write, Holder at, Names scope, String base) {
    this.write = write;
    this.at = at;
    this.scope = scope;
    this.base = base;
  }

  CodeBlock code() {
    return code.build();
  }

  void writeAll(List<Member> members, CodeBlock object) {
    for (Member member : members) {
      write(member, object);
    }
  }

  void write(Member member, CodeBlock object) {
    if (member.access() == null) {
      return;
    }
    CodeBlock value = CodeBlock.of("$L.$L", object, member.access());
    if (member.isUnwrapped()) {
      unwrap(member, value);
    } else if (member.shape() instanceof Shape.OptionalShape optional) {
      writeOptional(member, optional, value);
    } else if (member.shape().type().isPrimitive()
        || (!member.isNullable() && member.omission() == Member.Omission.NEVER)) {
      writePresent(member, member.shape(), value);
    } else {
      writeNullable(member, value);
    }
  }

  private void unwrap(Member member, CodeBlock value) {
    Shape.ObjectShape inner = (Shape.ObjectShape) member.shape();
    String variable = scope.variable(member.javaName());
    code.addStatement("$T $N = $L", inner.type(), variable, value);
    if (member.isNullable() || member.omission() != Member.Omission.NEVER) {
      code.beginControlFlow("if ($N != null)", variable);
      writeAll(inner.members(), CodeBlock.of("$N", variable));
      code.endControlFlow();
    } else {
      code.beginControlFlow("if ($N == null)", variable);
      code.addStatement("throw out.unexpectedNull($S)", "object").endControlFlow();
      writeAll(inner.members(), CodeBlock.of("$N", variable));
    }
  }

  private void writePresent(Member member, Shape shape, CodeBlock value) {
    writeName(member);
    code.addStatement(write.of(shape, value, at, constantName(member)));
  }

  private void writeName(Member member) {
    CodeBlock name = CodeBlock.of("$T.of($S)", Platform.JSON_NAME, member.name());
    code.addStatement("out.name($N)", at.constant(Platform.JSON_NAME, constantName(member), name));
  }

  private String constantName(Member member) {
    return base + "_" + Names.constant(member.javaName());
  }

  private void writeNullable(Member member, CodeBlock value) {
    TypeName type = member.shape().type();
    String variable = scope.variable(member.javaName());
    code.addStatement("$T $N = $L", type, variable, value);
    CodeBlock present = CodeBlock.of("$N", variable);
    if (member.omission() == Member.Omission.NEVER) {
      writeName(member);
      code.beginControlFlow("if ($N == null)", variable).addStatement("out.writeNull()");
      code.nextControlFlow("else");
      code.addStatement(write.of(member.shape(), present, at, constantName(member)));
      code.endControlFlow();
      return;
    }
    CodeBlock isThere =
        member.omission() == Member.Omission.WHEN_EMPTY
            ? Emptiness.isNotEmpty(member.shape(), present)
            : CodeBlock.of("$L != null", present);
    code.beginControlFlow("if ($L)", isThere);
    writePresent(member, member.shape(), present);
    code.endControlFlow();
  }

  private void writeOptional(Member member, Shape.OptionalShape shape, CodeBlock value) {
    String variable = scope.variable(member.javaName());
    code.addStatement("$T $N = $L", shape.type(), variable, value);
    CodeBlock present = CodeBlock.of("$N.$L()", variable, Emptiness.getter(shape.kind()));
    if (member.omission() == Member.Omission.NEVER) {
      writeName(member);
      code.beginControlFlow("if ($N == null || $N.isEmpty())", variable, variable);
      code.addStatement("out.writeNull()").nextControlFlow("else");
      code.addStatement(write.of(shape.value(), present, at, constantName(member)));
    } else {
      code.beginControlFlow("if ($N != null && $N.isPresent())", variable, variable);
      writePresent(member, shape.value(), present);
    }
    code.endControlFlow();
  }
}
