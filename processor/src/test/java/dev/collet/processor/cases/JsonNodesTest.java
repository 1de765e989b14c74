package dev.collet.processor.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.processor.emit.Generated;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Free-form JSON as JsonNode of either Jackson: in, out, inside of records, and both at once. */
class JsonNodesTest {
  private static final String TWO = "com.fasterxml.jackson.databind.JsonNode";
  private static final String THREE = String.join(".", "tools", "jackson", "databind", "JsonNode");
  private static final Served SERVED =
      Served.of(
          Generated.compile(
                  Served.source(
                      """
                      public record Holder(com.fasterxml.jackson.databind.@Nullable JsonNode two, Map<String, THREE> threes, List<TWO> twos) {}
                      @Tool(description = "x") public TWO two(TWO value) { return value; }
                      @Tool(description = "x") public THREE three(THREE value) { return value; }
                      @Tool(description = "x") public Holder holder(Holder value) { return value; }
                      @Tool(description = "x") public String type(TWO value, Optional<THREE> other) {
                        return value.getNodeType() + " " + other.map(each -> each.getNodeType().toString());
                      }
                      """
                          .replace("TWO", TWO)
                          .replace("THREE", THREE)))
              .tools("p.Tools")
              .toolset(),
          builder -> builder);

  private static final List<String> VALUES =
      List.of(
          "{\"a\":[1,2.50,\"x\",true,null,{\"b\":{}}]}",
          "[]",
          "\"text\"",
          "false",
          "9007199254740993",
          "123456789012345678901234567890",
          "1.10");

  @Test
  void theyComeBackAsTheyWere() {
    for (String tool : List.of("two", "three")) {
      for (String value : VALUES) {
        assertTrue(
            SERVED
                .raw(tool, "{\"value\":" + value + "}")
                .contains("\"structuredContent\":" + value),
            () -> SERVED.raw(tool, "{\"value\":" + value + "}"));
      }
    }
  }

  @Test
  void insideOfRecords() {
    String value = "{\"two\":{\"a\":1},\"threes\":{\"k\":[true]},\"twos\":[1,\"b\"]}";
    assertEquals(
        value,
        SERVED.call("holder", "{\"value\":" + value + "}").get("structuredContent").toString());
    assertEquals("NUMBER Optional[ARRAY]", SERVED.text("type", "{\"value\":1,\"other\":[]}"));
    assertEquals("NUMBER Optional.empty", SERVED.text("type", "{\"value\":1}"));
  }

  @Test
  void anythingIsPublished() {
    assertEquals("{}", SERVED.listed("two").at("/inputSchema/properties/value").toString());
    assertFalse(SERVED.listed("two").has("outputSchema"));
    assertTrue(SERVED.error("two", "{}").contains("/value: missing"));
  }
}
