package dev.collet.schema.compare;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Schemas that nobody writes by hand end in an answer, too. */
class OddSchemasTest {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  @Test
  void textThatNestsDeepIsUnknown() {
    String deep = "{\"items\":".repeat(10_000) + "true" + "}".repeat(10_000);
    assertInstanceOf(Verdict.Unknown.class, SchemaComparison.compare(deep, "true"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"items", "not", "additionalProperties"})
  void treesThatNestDeepEnd(String keyword) {
    JsonNode deep = NODES.booleanNode(true);
    for (int i = 0; i < 10_000; i++) {
      deep = NODES.objectNode().set(keyword, deep);
    }
    JsonNode closed = NODES.objectNode().put("type", "string");
    assertFalse(SchemaComparison.compare(closed, deep).toString().isEmpty());
    assertFalse(SchemaComparison.compare(deep, closed).toString().isEmpty());
  }

  @Test
  void aMemberThatIsThereTwiceIsNoGuess() {
    assertThrows(
        JacksonException.class,
        () -> SchemaComparison.compare("{\"type\":\"string\",\"type\":\"integer\"}", "true"));
  }

  @Test
  void numbersBeyondReachAreUnknown() {
    assertInstanceOf(
        Verdict.Unknown.class,
        SchemaComparison.compare("{\"const\":1e999999999}", "{\"type\":\"integer\"}"));
    assertInstanceOf(
        Verdict.Unknown.class,
        SchemaComparison.compare("{\"maximum\":" + "9".repeat(3_000) + "}", "true"));
  }

  @Test
  void longEnumerationsAreCompared() {
    ArrayNode up = NODES.arrayNode();
    ArrayNode down = NODES.arrayNode();
    for (int i = 0; i < 3_000; i++) {
      up.add("v" + i);
      down.add("v" + (2_999 - i));
    }
    JsonNode all = NODES.objectNode().set("enum", up);
    assertInstanceOf(
        Verdict.Contained.class,
        SchemaComparison.compare(all, NODES.objectNode().set("enum", down)));
    ArrayNode more = up.deepCopy().add(1).add(NODES.objectNode().put("a", 1.0));
    assertInstanceOf(
        Verdict.NotContained.class,
        SchemaComparison.compare(NODES.objectNode().set("enum", more), all));
  }
}
