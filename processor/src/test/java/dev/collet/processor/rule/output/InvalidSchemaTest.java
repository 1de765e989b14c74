package dev.collet.processor.rule.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.processor.testing.JavacRun;
import dev.collet.processor.testing.Markers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InvalidSchemaTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"type\":\"object\"|is not JSON: Unexpected end-of-input: expected close marker for Object (line 1, column 17).",
        "{\"type\":\"object\"} x|is not JSON",
        "{\"type\":\"object\",\"type\":\"object\"}|is not JSON",
        "{\"type\":\"thing\"}|at /type",
        "{\"properties\":[]}|at /properties",
        "{\"$ref\":\"https://example.com/x.json\"}|at /$ref",
        "{\"$ref\":\"#/$defs/none\"}|at /$ref",
        "{\"pattern\":\"[\"}|at /pattern"
      })
  void refusesWhatIsNoSchema(String schema, String text) {
    Markers.check(Declared.tool(schema, "", "int a", "// finds: InvalidSchema " + text));
  }

  @Test
  void anInputsRootIsAnObject() {
    Markers.with("-Acollet.UndecidedDrift=off")
        .compile(
            """
            import dev.collet.*;
            class Tools {
              // finds: InvalidSchema inputSchema of tool 't' doesn't have "type": "object" at its root
              @Tool(description = "x", inputSchema = "{}") void t() {}
              @Tool(description = "x", inputSchema = "{\\"type\\":\\"object\\",\\"properties\\":{},\\"additionalProperties\\":false}") void u() {}
            }
            """);
  }

  @Test
  void aMissingResourceNamesWhereItWasLookedFor() {
    Markers.check(
        """
        import dev.collet.*;
        class Tools {
          record W(int a) {}
          // finds: InvalidSchema outputSchema 'schemas/none.json' is not there: looked in the class output folder
          @Tool(description = "x", outputSchema = "schemas/none.json") W t() { return null; }
        }
        """);
  }

  @TempDir Path folder;

  @Test
  void readsResourcesWithMarkAndCarriageReturns() throws IOException {
    String schema = "\uFEFF{\r\n\"type\":\"object\",\r\n\"properties\":{\"a\":{}}}\r\n";
    String source =
        """
        class Tools {
          record W(int a) {}
          @dev.collet.Tool(description = "x", outputSchema = "/schemas/a.json") W t() { return null; }
        }
        """;
    for (String place : new String[] {"out", "lib", "src"}) {
      Path home = Files.createDirectories(folder.resolve(place + "-case"));
      Path base = Files.createDirectories(home.resolve(place).resolve("schemas"));
      Files.write(base.resolve("a.json"), schema.getBytes(StandardCharsets.UTF_8));
      JavacRun run =
          JavacRun.in(home)
              .source("Tools.java", source)
              .classPath(home.resolve("lib"))
              .options("-sourcepath", home.resolve("src").toString())
              .run();
      assertEquals(0, run.exitCode(), run.text());
      assertTrue(run.fragment("Tools").contains("\"outputSchema\""), run.text());
    }
  }
}
