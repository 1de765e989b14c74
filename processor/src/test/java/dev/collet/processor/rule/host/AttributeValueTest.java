package dev.collet.processor.rule.host;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AttributeValueTest {
  private static String tool(String marker, String attribute) {
    return """
        import dev.collet.*;
        class Tools {
          %s
          @Tool(description = "x", %s) void t() {}
        }
        """
        .formatted(marker, attribute);
  }

  @ParameterizedTest
  @ValueSource(strings = {"500ms", "5s", "2m", "1h", "24h", "1 s", "86400s"})
  void takesTimeLimits(String text) {
    Markers.check(tool("", "timeout = \"" + text + "\""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"5", "s", "5 seconds", "-5s", "0s", "1.5s", "25h", "99999999999999999999s", " 5s"})
  void refusesOthers(String text) {
    Markers.check(
        tool(
            "// finds: AttributeValue timeout \"" + text + "\" is no time limit",
            "timeout = \"" + text + "\""));
  }

  /** Wherever it stands: one makes the whole list unreadable. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Tool(description = \"a\\ud83d b\") void t() {}",
        "@Tool(description = \"x\", title = \"\\ude00\\ud83d\") void t() {}",
        "@Tool(description = \"x\", meta = @Meta(key = \"a\", value = \"\\\"\\ud83d\\\"\")) void t() {}",
        "@Tool(description = \"x\") void t(@ToolParam(name = \"a\\ud83d\") int a) {}",
        "@Tool(description = \"x\") void t(@ToolParam(defaultValue = \"\\udfff\") String a) {}",
        "@Tool(description = \"x\") E t() { return E.A; }"
            + " enum E { @com.fasterxml.jackson.annotation.JsonProperty(\"\\ud800\") A }"
      })
  void refusesHalvesOfPairs(String tool) {
    String marker =
        "// finds: AttributeValue A name or text of tool 't' holds half of a surrogate pair";
    Markers.check("import dev.collet.*;\nclass Tools {\n" + marker + "\n" + tool + "\n}\n");
  }

  @Test
  void takesWholePairs() {
    Markers.check(tool("", "title = \"\\ud83d\\ude80 \\\\ud83d\""));
  }

  @Test
  void refusesNegativeSizes() {
    Markers.check(tool("// finds: AttributeValue maxResultBytes is -1", "maxResultBytes = -1"));
    Markers.check(tool("", "maxResultBytes = 1024"));
  }

  @Test
  void refusesScopesThatNoTokenCanCarry() {
    Markers.check(
        tool(
            "// finds: AttributeValue Scope \"a b\" is no OAuth scope",
            "scopes = {\"ok\", \"a b\"}"));
    Markers.check(tool("// finds: AttributeValue Scope \"\"", "scopes = \"\""));
    Markers.check(tool("", "scopes = {\"flights:write\", \"admin\"}"));
  }

  @Test
  void refusesMetaThatIsNotJson() {
    Markers.check(
        tool(
            "// finds: AttributeValue The value of @Meta 'a' is not JSON",
            "meta = @Meta(key = \"a\", value = \"text\")"));
    Markers.check(tool("", "meta = @Meta(key = \"a\", value = \"\\\"text\\\"\")"));
    Markers.check(
        tool(
            "// finds: AttributeValue is not JSON: There is something behind the value (line 1, column 3).",
            "meta = @Meta(key = \"a\", value = \"1 2\")"));
  }
}
