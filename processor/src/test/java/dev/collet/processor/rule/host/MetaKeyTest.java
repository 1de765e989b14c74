package dev.collet.processor.rule.host;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The grammar of {@code _meta} keys, and the prefixes that MCP keeps for itself. */
class MetaKeyTest {
  private static String tool(String marker, String... keys) {
    StringBuilder meta = new StringBuilder();
    for (String key : keys) {
      meta.append("@Meta(key = \"").append(key).append("\", value = \"1\"), ");
    }
    return """
        import dev.collet.*;
        class Tools {
          %s
          @Tool(description = "x", meta = {%s}) void t() {}
        }
        """
        .formatted(marker, meta);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ui",
        "a",
        "com.example/key",
        "com.example.mcp/x",
        "anthropic/max",
        "a-b.c9/",
        "x.y/a_b-c.d"
      })
  void takesGoodKeys(String key) {
    Markers.check(tool("", key));
  }

  @ParameterizedTest
  @CsvSource({
    "io.modelcontextprotocol/x,reserves",
    "dev.mcp/x,reserves",
    "com.mcp.tools/x,reserves",
    "progressToken,belongs to the protocol",
    "traceparent,belongs to the protocol",
    "baggage,belongs to the protocol",
    "9a.b/x,prefix label '9a'",
    "a..b/x,prefix label ''",
    "a-/x,prefix label 'a-'",
    "/x,prefix label ''",
    "a/b/c,name 'b/c'",
    "-a,name '-a'",
    "a b,name 'a b'"
  })
  void refusesOthers(String key, String text) {
    Markers.check(tool("// finds: MetaKey " + text, key));
  }

  @Test
  void refusesEmptyAndDoubleKeys() {
    Markers.check(tool("// finds: MetaKey is empty", ""));
    Markers.check(tool("// finds: MetaKey is given twice", "a", "a"));
  }
}
