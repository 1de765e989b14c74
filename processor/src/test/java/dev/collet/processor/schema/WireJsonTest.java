package dev.collet.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.collet.schema.JsonText;
import org.junit.jupiter.api.Test;

class WireJsonTest {
  @Test
  void keepsOrderAndEscapes() {
    for (String json :
        new String[] {
          "{}",
          "[]",
          "{\"b\":1,\"a\":[true,null,{}],\"\\\"\\n\":\"é\\u0001\"}",
          "1.5",
          "[[],{\"z\":{}}]"
        }) {
      assertEquals(json, WireJson.write(JsonText.read(json)));
    }
  }
}
