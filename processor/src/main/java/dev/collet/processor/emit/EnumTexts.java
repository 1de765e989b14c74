package dev.collet.processor.emit;

import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.shape.Shape;
import javax.lang.model.element.Modifier;

/** Writes the methods that give the JSON text of an enum's constants. */
final class EnumTexts {
  private EnumTexts() {}

  static MethodSpec method(Shape shape, String name, Holder holder, Names scope) {
    CodeBlock.Builder code = CodeBlock.builder();
    code.beginControlFlow("if (value == null)");
    code.addStatement("throw out.unexpectedNull($S)", Forms.of(shape)).endControlFlow();
    code.add("return switch (value) {\n").indent();
    for (Shape.EnumShape.Constant constant : ((Shape.EnumShape) shape).constants()) {
      code.addStatement("case $N -> $S", constant.javaName(), constant.json());
    }
    code.unindent().add("};\n");
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(String.class)
        .addParameter(shape.type(), "value")
        .addParameter(Platform.WRITER, "out")
        .addCode(code.build())
        .build();
  }
}
