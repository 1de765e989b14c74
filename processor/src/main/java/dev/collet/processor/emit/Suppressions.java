package dev.collet.processor.emit;

import dev.collet.processor.code.CodeBlock;
import java.util.Arrays;

/** Writes {@code @SuppressWarnings} for what Java leaves no other way to say. */
final class Suppressions {
  private Suppressions() {}

  static CodeBlock of(String... categories) {
    CodeBlock list =
        CodeBlock.join(
            Arrays.stream(categories).map(each -> CodeBlock.of("$S", each)).toList(), ", ");
    return CodeBlock.of(
        categories.length == 1 ? "@$T($L)" : "@$T({$L})", SuppressWarnings.class, list);
  }
}
