package dev.collet.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.DoubleNode;

/** Equal values have one text, and only equal values share it. */
class CanonicalJsonTest {

  @Test
  void sortsMembersAtEveryLevel() {
    assertEquals(
        "{\"a\":[{\"c\":1,\"d\":2}],\"b\":null}",
        CanonicalJson.write(JsonText.read("{ \"b\": null, \"a\": [ { \"d\": 2, \"c\": 1 } ] }")));
  }

  @Test
  void indentsByTwoSpacesAndKeepsEmptiesShort() {
    assertEquals(
        "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": []\n}",
        CanonicalJson.pretty(JsonText.read("{\"b\":[],\"a\":[1,{}]}")));
  }

  @ParameterizedTest
  @CsvSource({
    "1.0, 1",
    "1e2, 100",
    "-0.0, 0",
    "0.10, 0.1",
    "9007199254740993, 9007199254740993",
    "1e400, 1e+400",
    "1e-30, 1e-30",
    "0.000001, 0.000001"
  })
  void writesEqualNumbersAlike(String given, String expected) {
    assertEquals(expected, CanonicalJson.write(JsonText.read(given)));
  }

  @Test
  void writesADoubleAsTheDecimalItShows() {
    assertEquals("0.1", CanonicalJson.write(DoubleNode.valueOf(0.1)));
  }

  @Test
  void refusesWhatJsonHasNoFormFor() {
    assertThrows(
        IllegalArgumentException.class, () -> CanonicalJson.write(DoubleNode.valueOf(Double.NaN)));
  }

  @Test
  void escapesOnlyWhatMustBe() {
    assertEquals(
        "\"\\\"\\\\\\n\\u0001é\\ud800😀/\"",
        CanonicalJson.write(JsonText.read("\"\\\"\\\\\\n\\u0001é\\ud800\\ud83d\\ude00\\/\"")));
  }

  @Test
  void readsBackEqual() {
    String text = "{\"b\":[1.50,{\"x\":\"\\u0000\"}],\"a\":-1e-7}";
    String canonical = CanonicalJson.pretty(JsonText.read(text));
    assertEquals(canonical, CanonicalJson.pretty(JsonText.read(canonical)));
  }
}
