package dev.collet.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Pointers are read, written and followed as RFC 6901 says. */
class JsonPointerTest {

  private static final JsonNode DOCUMENT =
      JsonText.read("{\"a/b\":{\"m~n\":[10,{\"\":true}]},\"0\":1}");

  private static String found(String pointer) {
    return JsonPointer.parse(pointer).find(DOCUMENT).map(JsonNode::toString).orElse("nothing");
  }

  @Test
  void followsEscapedTokensAndIndices() {
    assertEquals("10", found("/a~1b/m~0n/0"));
    assertEquals("true", found("/a~1b/m~0n/1/"));
    assertEquals("1", found("/0"));
    assertEquals(DOCUMENT.toString(), found(""));
  }

  @Test
  void findsNothingWhereNothingIs() {
    for (String pointer : List.of("/a", "/a~1b/m~0n/2", "/a~1b/m~0n/01", "/a~1b/m~0n/-", "/0/0")) {
      assertEquals("nothing", found(pointer));
    }
  }

  @Test
  void writesWhatItReads() {
    for (String text : List.of("", "/", "/a~1b/m~0n/0", "/~01")) {
      assertEquals(text, JsonPointer.parse(text).toString());
    }
  }

  @Test
  void refusesWhatIsNoPointer() {
    assertThrows(IllegalArgumentException.class, () -> JsonPointer.parse("a"));
    assertThrows(IllegalArgumentException.class, () -> JsonPointer.parse("/~2"));
    assertThrows(IllegalArgumentException.class, () -> JsonPointer.parse("/a~"));
  }

  @Test
  void ordersAPrefixFirst() {
    assertTrue(JsonPointer.parse("/a").compareTo(JsonPointer.parse("/a/b")) < 0);
    assertTrue(JsonPointer.parse("/b").compareTo(JsonPointer.parse("/a/b")) > 0);
    assertEquals(JsonPointer.parse("/a/b/0"), JsonPointer.ROOT.append("a").append("b").append(0));
  }
}
