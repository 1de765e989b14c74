package dev.collet.processor.rule.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.collet.processor.ColletProcessor;
import dev.collet.processor.testing.Sources;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnknownOptionTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-Acollet.ToolNam=off|There is no option -Acollet.ToolNam. Did you mean -Acollet.ToolName?",
        "-Acollet.nonsense|There is no option -Acollet.nonsense.",
        "-Acollet.ToolName=loud|Option -Acollet.ToolName is 'loud'. A rule's level is",
        "-Acollet.ToolName|Option -Acollet.ToolName is ''.",
        "-Acollet.validator=yes|Option -Acollet.validator is 'yes'. It is auto, on or off.",
        "-Acollet.UnmappableType=off|has no effect"
      })
  void refusesMistakes(String option, String text) {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new ColletProcessor())
            .withOptions(option, "-Xlint:all")
            .compile(Sources.file("class A { @dev.collet.Tool(description = \"x\") void t() {} }"));
    assertEquals(1, compilation.errors().size(), compilation.errors().toString());
    String message = compilation.errors().get(0).getMessage(Locale.ROOT);
    assertTrue(message.startsWith("[UnknownOption] "), message);
    assertTrue(message.contains(text), message);
    assertEquals(0, compilation.warnings().size(), compilation.warnings().toString());
  }
}
