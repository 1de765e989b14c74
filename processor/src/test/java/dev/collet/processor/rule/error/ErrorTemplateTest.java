package dev.collet.processor.rule.error;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Placeholders of error texts. */
class ErrorTemplateTest {
  private static String tool(String template, String parameters) {
    return """
        package p;
        import dev.collet.*;
        public class T {
          record Login(String user, @Sensitive String password) {}
        %s
          @Tool(description = "x") String t(%s) { throw new IllegalStateException(); }
        }
        """
        .formatted(template, parameters);
  }

  private static String map(String marker, String text) {
    return marker
        + "  @MapError(exception = IllegalStateException.class, message = \""
        + text
        + "\")";
  }

  @Test
  void acceptsArgumentsTheMessageAndDoubledBraces() {
    Markers.check(
        tool(
            map("", "No seats to {to} on {date}: {message}. {{as is}}"), "String to, String date"));
  }

  @Test
  void findsUnknownNames() {
    Markers.check(
        tool(
            map(
                "  // finds: ErrorTemplate The text for IllegalStateException names '{target}', which"
                    + " is no argument of tool 't'. It can name {to}, or {message};"
                    + " double the braces to mean them.\n",
                "No seats to {target}."),
            "String to"));
  }

  @Test
  void findsLooseBraces() {
    Markers.check(
        tool(map("  // finds: ErrorTemplate has a '{' that belongs\n", "No { here."), "String to"));
    Markers.check(
        tool(map("  // finds: ErrorTemplate has a '}' that belongs\n", "No } here."), "String to"));
  }

  @Test
  void findsSecrets() {
    String marker =
        "  // finds: ErrorTemplate would show '{%s}' of tool 't', which is @Sensitive.\n";
    Markers.check(tool(map(marker.formatted("pin"), "Wrong: {pin}"), "@Sensitive String pin"));
    Markers.check(tool(map(marker.formatted("login"), "Wrong: {login}"), "Login login"));
  }

  @Test
  void findsBlankTexts() {
    Markers.check(
        tool(
            map("  // finds: ErrorTemplate is blank: the model would learn nothing\n", " "),
            "int n"));
  }

  @Test
  void checksAClassesMappingForEachTool() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        // finds: ErrorTemplate names '{to}', which is no argument of tool 'b'. It can name only {message}
        @MapError(exception = IllegalStateException.class, message = "Not to {to}.")
        public class T {
          @Tool(description = "x") String a(String to) { throw new IllegalStateException(); }
          @Tool(description = "x") String b() { throw new IllegalStateException(); }
        }
        """);
  }

  @Test
  void pointsAtTheOneThatIsWrongAmongRepeatedOnes() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        @MapError(exception = IllegalStateException.class, message = "Not now.")
        @MapError(exception = IllegalArgumentException.class,
            // finds: ErrorTemplate names '{from}', which is no argument of tool 't'
            message = "Not from {from}.")
        public class T {
          @Tool(description = "x")
          @dev.collet.MapError(
              exception = NumberFormatException.class,
              // finds: ErrorTemplate The text for NumberFormatException names '{a}'
              message = "{a}")
          @MapError(exception = UnsupportedOperationException.class, message = "No: {message}")
          String t(String to) {
            switch (to) {
              case "a": throw new IllegalStateException();
              case "b": throw new UnsupportedOperationException("b");
              default: throw new NumberFormatException();
            }
          }
        }
        """);
  }

  @Test
  void pointsIntoAContainerThatIsWritten() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        @MapError.List({
          @MapError(exception = IllegalStateException.class, message = "Not now."),
          // finds: ErrorTemplate names '{from}', which is no argument of tool 't'
          @MapError(exception = NumberFormatException.class, message = "Not from {from}.")
        })
        public class T {
          @Tool(description = "x") String t(String to) {
            if (to.isEmpty()) {
              throw new IllegalStateException();
            }
            throw new NumberFormatException();
          }
        }
        """);
  }
}
