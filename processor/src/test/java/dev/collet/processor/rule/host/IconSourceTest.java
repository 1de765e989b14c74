package dev.collet.processor.rule.host;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IconSourceTest {
  private static String tool(String marker, String icon) {
    return """
        import dev.collet.*;
        class Tools {
          %s
          @Tool(description = "x", icons = @Icon(%s)) void t() {}
        }
        """
        .formatted(marker, icon);
  }

  @Test
  void takesHttpsAndData() {
    Markers.check(
        tool(
            "",
            "src = \"https://example.com/a.png\", mimeType = \"image/png\","
                + " sizes = {\"48x48\", \"any\"}, theme = \"dark\""));
    Markers.check(tool("", "src = \"data:image/png;base64,iVBORw0KGgo=\""));
    Markers.check(tool("", "src = \"data:image/svg+xml;utf8,<svg/>\""));
  }

  @ParameterizedTest
  @CsvSource({
    "javascript:alert(1),the scheme 'javascript'",
    "http://example.com/a.png,the scheme 'http'",
    "file:///a.png,the scheme 'file'",
    "ftp://a/b,the scheme 'ftp'",
    "a.png,has no scheme",
    "https:a.png,the scheme 'https'",
    "a b,is no URI",
    "data:,is no data: URI"
  })
  void refusesOtherSources(String source, String text) {
    Markers.check(tool("// finds: IconSource " + text, "src = \"" + source + "\""));
  }

  @Test
  void refusesOtherForms() {
    Markers.check(
        tool("// finds: IconSource size is '48'", "src = \"https://a/b\", sizes = \"48\""));
    Markers.check(
        tool("// finds: IconSource theme is 'blue'", "src = \"https://a/b\", theme = \"blue\""));
    Markers.check(
        tool(
            "// finds: IconSource mimeType is 'png'", "src = \"https://a/b\", mimeType = \"png\""));
  }
}
