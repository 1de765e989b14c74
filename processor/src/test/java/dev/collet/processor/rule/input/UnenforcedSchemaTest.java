package dev.collet.processor.rule.input;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.dispatch.Toolset;
import dev.collet.processor.emit.Generated;
import dev.collet.processor.testing.Markers;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnenforcedSchemaTest {
  @Test
  void findsAKeywordThatTheReaderDoesNotCheck() {
    Markers.check(
        InputSchemaDriftTest.tool(
            InputSchemaDriftTest.CLOSED.replace("\"string\"", "\"string\",\"maxLength\":3"),
            "String to",
            "// finds: UnenforcedSchema the declared inputSchema refuses"));
  }

  /** A validator at run time enforces the rest; only tools that need it say so. */
  @Test
  void isQuietWithAValidator() {
    String conditional =
        InputSchemaDriftTest.CLOSED.replace(
            "\"required\"",
            "\"if\":{\"properties\":{\"to\":{\"const\":\"a\"}}},\"then\":false,\"required\"");
    Markers.with("-Acollet.validator=on")
        .compile(InputSchemaDriftTest.tool(conditional, "String to"));
    Markers.with("-Acollet.validator=off")
        .compile(
            InputSchemaDriftTest.tool(
                conditional,
                "String to",
                "// finds: UnenforcedSchema the declared inputSchema refuses"));
  }

  @Test
  void marksTheToolsThatNeedAValidator() {
    Generated generated =
        Generated.compile(
            List.of("-Acollet.validator=on", "-Xlint:all,-processing", "-Werror"),
            """
            package p;
            import dev.collet.*;
            import org.jspecify.annotations.Nullable;
            public class Tools {
              static final String PLAIN = "{\\"type\\":\\"object\\",\\"properties\\":{\\"a\\":{\\"type\\":\\"string\\"}},\\"additionalProperties\\":false";
              @Tool(description = "x", inputSchema = PLAIN + "}") public void plain(@Nullable String a) {}
              @Tool(description = "x", inputSchema = PLAIN + ",\\"minProperties\\":1}") public void atLeast(@Nullable String a) {}
              @Tool(description = "x") public void derived(String a) {}
            }
            """);
    Toolset tools = generated.tools("p.Tools").toolset();
    assertFalse(tools.needsValidator(0));
    assertTrue(tools.needsValidator(1));
    assertFalse(tools.needsValidator(2));
  }

  @Test
  void isQuietWhenTheTypeSaysTheSame() {
    Markers.check(InputSchemaDriftTest.tool(InputSchemaDriftTest.CLOSED, "String to"));
  }
}
