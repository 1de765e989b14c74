package dev.collet.processor.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** An exception of a constructor is told to the model as one of the tool itself is. */
class ConstructorErrorsTest {
  private static final Served SERVED =
      Served.of(
          """
          public record Range(int from, int to) {
            public Range {
              if (from > to) throw new IllegalArgumentException("from is after to: s3cret");
            }
          }
          public record Name(String text) {
            public Name {
              if (text.isBlank()) throw new ToolError("A name has letters.");
            }
          }
          public record Key(String text) {
            public Key {
              if (text.isBlank()) throw new ProtocolError(4711, "No key.");
            }
          }
          public static class Got {
            public String getText() throws java.io.IOException { throw new java.io.IOException("disk"); }
          }
          @Tool(description = "x")
          @MapError(exception = IllegalArgumentException.class, message = "Bad {range}: {message}")
          public int mapped(Range range) { return range.to() - range.from(); }
          @SuppressWarnings("collet:UnmappedException")
          @Tool(description = "x") public int unplanned(Range range) { return 1; }
          @Tool(description = "x") public String named(List<Name> names) { return names.get(0).text(); }
          @Tool(description = "x") public String keyed(Key key) { return key.text(); }
          @Tool(description = "x")
          @MapError(exception = java.io.IOException.class, message = "Can't be read: {message}")
          public Got got() { return new Got(); }
          """);

  @Test
  void aMappedOneSpeaksAsItsMappingSays() {
    assertEquals(
        "Bad range: from is after to: s3cret",
        SERVED.error("mapped", "{\"range\":{\"from\":2,\"to\":1}}"));
    assertEquals("1", SERVED.text("mapped", "{\"range\":{\"from\":1,\"to\":2}}"));
  }

  @Test
  void anUnplannedOneKeepsItsTextInTheLog() {
    String text = SERVED.error("unplanned", "{\"range\":{\"from\":2,\"to\":1}}");
    assertTrue(text.startsWith("Tool 'unplanned' failed unexpectedly."), text);
    assertFalse(text.contains("s3cret"), text);
  }

  @Test
  void toolErrorsAndProtocolErrorsAreThemselves() {
    assertEquals("A name has letters.", SERVED.error("named", "{\"names\":[{\"text\":\" \"}]}"));
    assertTrue(
        SERVED.raw("keyed", "{\"key\":{\"text\":\"\"}}").contains("4711"),
        () -> SERVED.raw("keyed", "{\"key\":{\"text\":\"\"}}"));
  }

  /** Arguments in front of the tool's name are bound late, and end the same. */
  @Test
  void lateArgumentsEndTheSame() {
    String answer =
        SERVED.send(
            "tools/call", "\"arguments\":{\"range\":{\"from\":2,\"to\":1}},\"name\":\"mapped\"");
    assertTrue(answer.contains("Bad range: from is after to"), answer);
  }

  @Test
  void brokenJsonIsStillBrokenJson() {
    String answer = SERVED.raw("mapped", "{\"range\":{\"from\":2,\"to\":1},}");
    assertTrue(answer.contains("-32700"), answer);
  }

  @Test
  void gettersToo() {
    assertEquals("Can't be read: disk", SERVED.error("got", "{}"));
  }
}
