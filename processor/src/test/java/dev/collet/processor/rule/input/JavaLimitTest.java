package dev.collet.processor.rule.input;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class JavaLimitTest {
  @Test
  void notesWhatOnlyTheRangeOfAnIntRefuses() {
    Markers.check(
        InputSchemaDriftTest.tool(
            InputSchemaDriftTest.CLOSED.replace("\"string\"", "\"integer\""),
            "int to",
            "// finds: JavaLimit which is outside a Java type's range or form"));
  }

  @Test
  void isQuietWhereTheSchemaSaysTheRange() {
    Markers.check(
        InputSchemaDriftTest.tool(
            InputSchemaDriftTest.CLOSED.replace(
                "\"string\"", "\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647"),
            "int to"));
  }
}
