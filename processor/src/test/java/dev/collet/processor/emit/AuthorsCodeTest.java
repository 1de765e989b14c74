package dev.collet.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.json.Utf8Writer;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * What generated code calls of an author's (constructors, factories, setters, getters) may throw,
 * checked exceptions too: they leave the toolset as they are.
 */
class AuthorsCodeTest {
  private static final Generated GENERATED =
      Generated.compile(
          """
          package p;
          import com.fasterxml.jackson.annotation.*;
          import dev.collet.*;
          import java.io.IOException;
          import java.util.List;
          @SuppressWarnings("collet:UnmappedException")
          public class Tools {
            public static class Made {
              private final String thrown;
              public Made(String thrown) throws IOException {
                if (thrown.equals("x")) throw new IOException("made");
                this.thrown = thrown;
              }
              public String getThrown() throws IOException, InterruptedException {
                if (thrown.equals("g")) throw new IOException("got");
                return thrown;
              }
            }
            public static class Factory {
              final int n;
              private Factory(int n) { this.n = n; }
              @JsonCreator public static Factory of(@JsonProperty("n") int n) throws Exception {
                if (n < 0) throw new Exception("factory");
                return new Factory(n);
              }
              public int getN() { return n; }
            }
            public static class Bean {
              private String name; private int in; private int out;
              public Bean() throws java.sql.SQLException {}
              public String getName() { return name; }
              public void setName(String name) throws IOException {
                if (name.isEmpty()) throw new IOException("set");
                this.name = name;
              }
              public int getIn() { return in; }
              public void setIn(int in) { this.in = in; }
              public int getOut() { return out; }
              public void setOut(int out) { this.out = out; }
            }
            public static class Code {
              private final String text;
              @JsonCreator public Code(String text) throws Throwable {
                if (text.equals("x")) throw new Throwable("code");
                this.text = text;
              }
              @JsonValue public String text() throws IOException {
                if (text.equals("g")) throw new IOException("value");
                return text;
              }
            }
            public sealed interface Any permits One {}
            public static final class One implements Any {
              private final String a;
              public One(String a) throws IOException {
                if (a.equals("x")) throw new IOException("one");
                this.a = a;
              }
              public String getA() throws IOException {
                if (a.equals("g")) throw new IOException("got one");
                return a;
              }
            }
            public record Outer(@JsonUnwrapped Made made, List<Code> codes) {}
            public record Range(int from, int to) {
              public Range {
                if (from > to) throw new IllegalArgumentException("from is after to");
              }
            }
            @Tool(description = "x") public Made made(Made value) { return value; }
            @Tool(description = "x") public Factory factory(Factory value) { return value; }
            @Tool(description = "x") public Bean bean(Bean value) { return value; }
            @Tool(description = "x") public Code code(Code value) { return value; }
            @Tool(description = "x") public Any any(Any value) { return value; }
            @Tool(description = "x") public Outer outer(Outer value) { return value; }
            @Tool(description = "x")
            @MapError(exception = IllegalArgumentException.class, message = "No {value} by {name}: {message}")
            public Range range(Range value, String name) { return value; }
          }
          """);

  private static final Generated.Tools TOOLS = GENERATED.tools("p.Tools");

  private static String thrown(String tool, String json) {
    Throwable thrown = assertThrows(Throwable.class, () -> TOOLS.result(tool, json));
    return thrown.getClass().getSimpleName() + ": " + thrown.getMessage();
  }

  @Test
  void constructorsAndFactories() {
    assertEquals("IOException: made", thrown("made", "{\"value\":{\"thrown\":\"x\"}}"));
    assertEquals("Exception: factory", thrown("factory", "{\"value\":{\"n\":-1}}"));
    assertEquals("Throwable: code", thrown("code", "{\"value\":\"x\"}"));
    assertEquals("IOException: one", thrown("any", "{\"value\":{\"type\":\"One\",\"a\":\"x\"}}"));
    assertEquals(
        "IllegalArgumentException: from is after to",
        thrown("range", "{\"value\":{\"from\":2,\"to\":1},\"name\":\"n\"}"));
  }

  @Test
  void setters() {
    assertEquals(
        "IOException: set", thrown("bean", "{\"value\":{\"name\":\"\",\"in\":1,\"out\":2}}"));
    assertEquals(
        "{\"name\":\"n\",\"in\":1,\"out\":2}",
        TOOLS.result("bean", "{\"value\":{\"name\":\"n\",\"in\":1,\"out\":2}}"));
  }

  @Test
  void getters() {
    assertEquals("IOException: got", thrown("made", "{\"value\":{\"thrown\":\"g\"}}"));
    assertEquals("IOException: value", thrown("code", "{\"value\":\"g\"}"));
    assertEquals(
        "IOException: got one", thrown("any", "{\"value\":{\"type\":\"One\",\"a\":\"g\"}}"));
    assertEquals(
        "IOException: value",
        thrown("outer", "{\"value\":{\"thrown\":\"t\",\"codes\":[\"a\",\"g\"]}}"));
    assertEquals(
        "{\"thrown\":\"t\",\"codes\":[\"a\"]}",
        TOOLS.result("outer", "{\"value\":{\"thrown\":\"t\",\"codes\":[\"a\"]}}"));
  }

  /** What breaks the schema is told before anything is made. */
  @Test
  void problemsComeFirst() {
    assertEquals(1, TOOLS.problems("made", "{\"value\":{\"thrown\":5}}").size());
  }

  @Test
  void mappingsWithoutArguments() {
    int range = TOOLS.index("range");
    assertEquals(
        "No value by name: bad",
        TOOLS.toolset().mapError(range, null, new IllegalArgumentException("bad")));
    assertTrue(
        TOOLS
            .mapError(
                "range",
                "{\"value\":{\"from\":1,\"to\":2},\"name\":\"n\"}",
                new IllegalArgumentException("bad"))
            .startsWith("No Range[from=1, to=2] by n: "));
  }

  @Test
  void writersPassThemOn() {
    Utf8Writer out = new Utf8Writer();
    Object made = TOOLS.call("made", "{\"value\":{\"thrown\":\"g\"}}");
    assertThrows(IOException.class, () -> TOOLS.toolset().write(TOOLS.index("made"), made, out));
  }
}
