package dev.collet.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import java.util.Arrays;

/** Writes {@code @SuppressWarnings} for what Java leaves no other way to say. */
final class Suppressions {
  private Suppressions() {}

  static AnnotationSpec of(String... categories) {
    CodeBlock list =
        CodeBlock.join(
            Arrays.stream(categories).map(each -> CodeBlock.of("$S", each)).toList(), ", ");
    return AnnotationSpec.builder(SuppressWarnings.class)
        .addMember("value", categories.length == 1 ? "$L" : "{$L}", list)
        .build();
  }
}
