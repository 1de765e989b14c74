package dev.collet.processor.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.ClassName;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodeBlockTest {
  @Test
  void formatsTakeTheirArgumentsInOrderOrByNumber() {
    assertEquals(
        "x = java.util.List.of(\"a\", b)",
        CodeBlock.of("$N = $T.of($S, $L)", "x", List.class, "a", CodeBlock.of("b")).toString());
    assertEquals("a b a", CodeBlock.of("$1L $2L $1L", "a", "b").toString());
    assertEquals("p.A", CodeBlock.of("$T", ClassName.get("p", "A")).toString());
  }

  @Test
  void wrongFormatsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> CodeBlock.of("$Q", "a"));
    assertThrows(IllegalArgumentException.class, () -> CodeBlock.of("$N", 1));
    assertThrows(IllegalArgumentException.class, () -> CodeBlock.of("$T", "java.util.List"));
    assertThrows(IllegalArgumentException.class, () -> CodeBlock.of("$S", (Object) null));
  }

  /** A literal reads back as the text; a line break goes on in the next line of the source. */
  @Test
  void textsAsLiterals() {
    assertEquals(
        "\"quote \\\" back \\\\ tab \\t bell \\u0007 end\"",
        CodeBlock.of("$S", "quote \" back \\ tab \t bell \u0007 end").toString());
    assertEquals("\"one\\n\"\n    + \"two\\n\"", CodeBlock.of("$S", "one\ntwo\n").toString());
  }

  @Test
  void piecesInARow() {
    List<CodeBlock> pieces = List.of(CodeBlock.of("a"), CodeBlock.of("b"), CodeBlock.of("c"));
    assertEquals("a, b, c", CodeBlock.join(pieces, ", ").toString());
    assertEquals(CodeBlock.of("a, b, c"), CodeBlock.join(pieces, ", "));
    assertTrue(CodeBlock.join(List.of(), ", ").isEmpty());
  }

  @Test
  void blocksAreIndentedAndStatementsGoOnFurtherToTheRight() {
    CodeBlock code =
        CodeBlock.builder()
            .beginControlFlow("if ($L)", "a")
            .addStatement("call(\n$L)", "b")
            .nextControlFlow("else")
            .addStatement("other()")
            .endControlFlow()
            .build();
    assertEquals("if (a) {\n  call(\n      b);\n} else {\n  other();\n}\n", code.toString());
  }

  /** A line is broken at the last place that may be one, and only when it is full. */
  @Test
  void fullLinesAreBroken() {
    String half = "x".repeat(60);
    assertEquals(half + " y", CodeBlock.of("$L$Wy", half).toString());
    assertEquals(half + "\n    " + half, CodeBlock.of("$L$W$L", half, half).toString());
  }
}
