package dev.collet.processor.rule.name;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case A28 and A29: length and characters of given and derived names. */
class ToolNameTest {
  private static String tool(String marker, String literal) {
    return """
        import dev.collet.Tool;
        public class Tools {
          %s
          @Tool(name = %s, description = "x")
          public void t() {}
        }
        """
        .formatted(marker, literal);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "getUser", "DATA_EXPORT_v2", "-", "0"})
  void takesGoodNames(String name) {
    assertTrue(Markers.check(tool("", '"' + name + '"')).errors().isEmpty());
  }

  @Test
  void takesDotsAnd128Characters() {
    for (String name : new String[] {"admin.tools.list", ".", "a".repeat(128)}) {
      Markers.with("-Acollet.PortableName=off").compile(tool("", '"' + name + '"'));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "my tool|a space at position 3",
        "a,b|',' at position 2",
        "a/b|'/' at position 2",
        "tool@v2|'@' at position 5",
        "größe|'ö' at position 3",
        "名前|'名' at position 1",
        " a|a space at position 1",
        "a |a space at position 2",
        "a\\n|u000A' has a line feed at position 2"
      })
  void refusesOtherCharacters(String nameAndText) {
    String[] parts = nameAndText.split("\\|");
    Markers.check(tool("// finds: ToolName " + parts[1], '"' + parts[0] + '"'));
  }

  @Test
  void saysTheLength() {
    Markers.check(
        tool(
            "// finds: ToolName has 129 characters. A name is 1-128 characters of A-Z a-z 0-9 _ .",
            '"' + "a".repeat(129) + '"'));
    Markers.check(
        tool(
            "// finds: ToolName at position 1, and has 129 characters",
            '"' + "😀".repeat(129) + '"'));
  }

  @Test
  void checksTheNameOfTheMethod() {
    Markers.check(
        """
        import dev.collet.Tool;
        public class Tools {
          @Tool(description = "x")
          // finds: ToolName Tool name 'prüfe', which is the method's name, has 'ü' at position 3. Set name
          void prüfe() {}
          @Tool(description = "x")
          // finds: ToolName get$Total
          void get$Total() {}
          @Tool(description = "x")
          // finds: ToolName has 129 characters
          void %s() {}
          @Tool(name = "", description = "x")
          void plain() {}
        }
        """
            .formatted("a".repeat(129)));
  }

  @Test
  void canBeSuppressedAndLowered() {
    Markers.check(
        """
        import dev.collet.Tool;
        public class Tools {
          @SuppressWarnings("collet:ToolName")
          @Tool(name = "a b", description = "x")
          void t() {}
        }
        """);
    Markers.with("-Acollet.ToolName=off").compile(tool("", "\"a b\""));
  }
}
