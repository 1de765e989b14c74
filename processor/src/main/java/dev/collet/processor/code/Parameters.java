package dev.collet.processor.code;

import com.palantir.javapoet.TypeName;

/** A list of parameters, or of a record's components. */
final class Parameters {
  private final CodeBlock.Builder code = CodeBlock.builder().text("(");
  private boolean isFirst = true;

  void add(TypeName type, String name) {
    if (!isFirst) {
      code.text(",").part(CodeBlock.Mark.SPACE_OR_LINE);
    }
    isFirst = false;
    code.part(type).text(" ").text(name);
  }

  CodeBlock code() {
    return code.text(")").build();
  }
}
