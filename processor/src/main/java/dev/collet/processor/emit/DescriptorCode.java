package dev.collet.processor.emit;

import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.model.ToolModel;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/** Writes what describes a tool. */
final class DescriptorCode {
  private DescriptorCode() {}

  /**
   * The method.
   *
   * @param json the tool object on the wire, one line
   */
  static MethodSpec method(ToolModel tool, String name, String json, boolean hasOutputSchema) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(Platform.DESCRIPTOR)
        .addCode("return $L;\n", expression(tool, json, hasOutputSchema))
        .build();
  }

  /** The descriptor itself; see {@link #method}. */
  static CodeBlock expression(ToolModel tool, String json, boolean hasOutputSchema) {
    CodeBlock.Builder code = CodeBlock.builder();
    code.add("new $T(\n", Platform.DESCRIPTOR).indent().indent();
    code.add("$S,\n", tool.name());
    code.add("$S,\n", tool.method().declaringType() + "." + tool.method().name());
    code.add("$L,\n", TextLiteral.of(json));
    code.add(
        "$T.$L,\n", Platform.RESULT_KIND, tool.output().kind().name().toUpperCase(Locale.ROOT));
    code.add("$L,\n", tool.output().isAsync());
    code.add("$L,\n", tool.output().isNullable());
    code.add("$L,\n", hasOutputSchema);
    code.add("$L,\n", tool.timeoutMillis());
    code.add("$L,\n", tool.maxResultBytes());
    code.add("$T.of($L),\n", List.class, strings(tool.scopes()));
    code.add("$T.of($L))", List.class, Headers.of(tool));
    return code.unindent().unindent().build();
  }

  private static CodeBlock strings(List<String> texts) {
    return CodeBlock.join(texts.stream().map(text -> CodeBlock.of("$S", text)).toList(), ", ");
  }
}
