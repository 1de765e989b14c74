package dev.collet.processor.rule.output;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Case A101 and what is no drift. */
class OutputSchemaDriftTest {
  private static final Markers QUIET = Markers.with("-Acollet.UndecidedDrift=off");

  private static void check(String schema, String onRecord, String record, String onTool) {
    QUIET.compile(Declared.tool(schema, onRecord, record, onTool));
  }

  @Test
  void line1Fits() {
    check(Declared.WEATHER, "", "double temperature, String sky", "");
  }

  @Test
  void line2WritesAMemberThatIsNotDeclared() {
    check(
        Declared.WEATHER,
        "// finds: OutputSchemaDrift Tool 'weather', /humidity: written as integer, but the declared",
        "double temperature, String sky, int humidity",
        "");
  }

  @Test
  void line3NeverWritesARequiredMember() {
    check(
        Declared.WEATHER,
        "",
        "double temperature",
        "// finds: OutputSchemaDrift Tool 'weather', /sky: required by the declared outputSchema");
    check(
        Declared.WEATHER,
        "",
        "double temperature",
        "// finds: OutputSchemaDrift A result that shows it: {\"temperature\":0}. What is always"
            + " written: \"required\": [\"temperature\"]");
  }

  @Test
  void line4MayLeaveOutARequiredMember() {
    for (String sky : new String[] {"@Nullable String sky", "Optional<String> sky"}) {
      check(
          Declared.WEATHER,
          "// finds: OutputSchemaDrift /sky: required by the declared outputSchema, but the result may",
          "double temperature, " + sky,
          "");
    }
  }

  @Test
  void lines5And8WriteOnlyValidValues() {
    check(Declared.WEATHER, "", "int temperature, String sky", "");
    check(Declared.WEATHER, "", "double temperature, Sky sky", "");
  }

  @Test
  void line6WritesAnotherType() {
    check(
        Declared.WEATHER,
        "// finds: OutputSchemaDrift /temperature: written as string, declared as number. Change",
        "String temperature, String sky",
        "");
    check(
        Declared.WEATHER,
        "// finds: OutputSchemaDrift A result that shows it: {\"sky\":\"\",\"temperature\":\"\"}. The",
        "String temperature, String sky",
        "");
  }

  @Test
  void line7WritesUnderAnotherName() {
    QUIET.compile(
        Declared.tool(
            Declared.WEATHER,
            "// finds: OutputSchemaDrift /sky_state: written as string",
            "double temperature, @com.fasterxml.jackson.annotation.JsonProperty(\"sky_state\") String sky",
            "// finds: OutputSchemaDrift /sky: required"),
        """
        package com.fasterxml.jackson.annotation;
        public @interface JsonProperty { String value() default ""; }
        """);
  }

  @Test
  void findsDriftInsideListsMapsAndNestedObjects() {
    String schema =
        """
        {"type":"object",
         "properties":{
           "days":{"type":"array","items":{"$ref":"#/$defs/day"}},
           "byName":{"type":"object","additionalProperties":{"type":"string"}}},
         "$defs":{"day":{"type":"object","properties":{"high":{"type":"integer"}}}}}
        """;
    QUIET.compile(
        """
        import dev.collet.*;
        import java.util.*;
        class Tools {
          static final String SCHEMA = %s;
          // finds: OutputSchemaDrift /days/*/high: written as number, declared as integer
          record Day(double high) {}
          // finds: OutputSchemaDrift /byName/*: written as integer, declared as string
          record W(List<Day> days, Map<String, Integer> byName) {}
          @Tool(description = "x", outputSchema = SCHEMA) W weather() { return null; }
        }
        """
            .formatted(Declared.literal(schema)));
  }

  @Test
  void whatIsSpelledOtherwiseIsNoDrift() {
    check(
        "{\r\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\r\n"
            + "  \"description\": \"d\", \"type\": [\"object\"], \"required\": [\"sky\"],\r\n"
            + "  \"allOf\": [{\"properties\": {\"sky\": {\"anyOf\": [{\"const\": \"CLEAR\"}, {\"const\":"
            + " \"RAIN\"}]}}}],\r\n"
            + "  \"properties\": {\"temperature\": {\"$ref\": \"#/$defs/t\"}},\r\n"
            + "  \"$defs\": {\"t\": {\"type\": [\"number\", \"null\"]}}\r\n}",
        "",
        "double temperature, Sky sky",
        "");
  }

  @Test
  void aSchemaThatSaysAnythingElseIsAllowedNamesEveryMember() {
    check("{\"type\":\"object\",\"additionalProperties\":true}", "", "int a", "");
    check("{\"type\":\"object\",\"patternProperties\":{\"^a\":{}}}", "", "int a", "");
    check(
        "{\"type\":\"object\"}", "// finds: OutputSchemaDrift /a: written as integer", "int a", "");
  }

  @Test
  void aToolWithoutStructuredResultCanNotKeepASchema() {
    Markers.check(
        """
        import dev.collet.*;
        class Tools {
          // finds: OutputSchemaDrift declares an outputSchema and returns no structured value
          @Tool(description = "x", outputSchema = "{}") void t() {}
        }
        """);
  }

  @Test
  void canBeSuppressedAtTheToolAndAtTheComponent() {
    check(
        Declared.WEATHER,
        "",
        "double temperature, String sky, int humidity",
        "@SuppressWarnings(\"collet:OutputSchemaDrift\")");
    check(
        Declared.WEATHER,
        "@SuppressWarnings(\"collet:OutputSchemaDrift\")",
        "double temperature, String sky, int humidity",
        "");
  }
}
