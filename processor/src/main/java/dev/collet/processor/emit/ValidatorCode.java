package dev.collet.processor.emit;

import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.code.TypeSpec;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/** Writes the method that says which tools' arguments a validator has to see. */
final class ValidatorCode {
  private ValidatorCode() {}

  static void add(
      ToolClassModel owner, Predicate<ToolModel> needsValidator, TypeSpec.Builder spec) {
    List<CodeBlock> labels = new ArrayList<>();
    for (int i = 0; i < owner.tools().size(); i++) {
      if (needsValidator.test(owner.tools().get(i))) {
        labels.add(CodeBlock.of("$L", i));
      }
    }
    if (labels.isEmpty()) {
      return;
    }
    spec.addMethod(
        MethodSpec.methodBuilder("needsValidator")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(boolean.class)
            .addParameter(int.class, "tool")
            .addCode("return switch (tool) {\n$>case $L -> true;\n", CodeBlock.join(labels, ",$W"))
            .addCode("default -> false;\n$<};\n")
            .build());
  }
}
