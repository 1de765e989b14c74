package dev.collet.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Class files and the JIT have limits: large classes of tools, records and texts stay within. */
class ManyToolsTest {
  /** Enough to need several nested classes; {@code -Dcollet.tools=1000} shows the whole. */
  private static final int TOOLS = Integer.getInteger("collet.tools", 150);

  @Test
  void manyToolsOfTenParameters() throws IOException {
    StringBuilder source =
        new StringBuilder("package p; import dev.collet.Tool; public class Many {\n");
    for (int i = 0; i < TOOLS; i++) {
      source.append("@Tool(description = \"x\") public int tool").append(i).append("(");
      for (int j = 0; j < 10; j++) {
        source.append(j == 0 ? "" : ", ").append("int argument").append(i).append('x').append(j);
      }
      source.append(") { return argument").append(i).append("x0; }\n");
    }
    Generated generated = Generated.compile(source.append("}").toString());
    Generated.Tools tools = generated.tools("p.Many");
    for (int i : new int[] {0, 63, 64, TOOLS - 1}) {
      StringBuilder arguments = new StringBuilder("{");
      for (int j = 0; j < 10; j++) {
        arguments.append(j == 0 ? "" : ",");
        arguments.append("\"argument").append(i).append('x').append(j).append("\":").append(i);
      }
      assertEquals(i, tools.call("tool" + i, arguments + "}"));
      assertEquals("5", tools.write("tool" + i, 5));
    }
    assertEquals(TOOLS, tools.toolset().tools().size());
    for (byte[] file : generated.classes().values()) {
      try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(file))) {
        in.skipBytes(8);
        assertTrue(in.readUnsignedShort() < 20_000);
      }
    }
  }

  @Test
  void onlyAsciiIsPlain() {
    String head = "package p; import dev.collet.Tool; public class T { @Tool(description = ";
    String tail = ") public int one() { return 1; } }";
    assertTrue(
        Generated.compile(head + "\"Gives one\"" + tail).tools("p.T").toolset().hasPlainJson());
    for (String other : new String[] {"Donne \u00e9", "\u2014 one", "\u4e00", "\u007f"}) {
      assertFalse(
          Generated.compile(head + '"' + other + '"' + tail).tools("p.T").toolset().hasPlainJson());
    }
  }

  @Test
  void aRecordOf250Components() {
    StringBuilder components = new StringBuilder();
    StringBuilder json = new StringBuilder("{");
    for (int i = 0; i < 250; i++) {
      components.append(i == 0 ? "" : ", ").append("int c").append(i);
      json.append(i == 0 ? "" : ",").append("\"c").append(i).append("\":").append(i);
    }
    Generated generated =
        Generated.compile(
            "package p; import dev.collet.Tool; public class Wide { public record R("
                + components
                + ") {} @Tool(description = \"x\") public R same(R r) { return r; }"
                + " @Tool(description = \"x\") public static int many("
                + components
                + ") { return c249; } }");
    Generated.Tools tools = generated.tools("p.Wide");
    String record = json + "}";
    assertEquals(record, tools.result("same", "{\"r\":" + record + "}"));
    assertEquals(249, tools.call("many", record));
    assertEquals(
        List.of("/r/c77: missing; expected integer", "/r/c200: missing; expected integer"),
        tools.problems(
            "same",
            "{\"r\":" + record.replace("\"c77\":77,", "").replace("\"c200\":200,", "") + "}"));
    assertEquals(
        List.of("/r/c100: given twice"),
        JsonReaderProblems.of(tools, "same", "{\"r\":" + record.replace("}", ",\"c100\":1}") + "}")
            .texts());
  }

  @Test
  void textsLongerThanAConstant() {
    for (String letter : List.of("a", "é", "漢", "🚀")) {
      int count = 70_000 / letter.length();
      String text = letter.repeat(count);
      Generated generated =
          Generated.compile(
              List.of("-encoding", "UTF-8"),
              "package p; import dev.collet.Tool; public class Long { /** "
                  + text
                  + " */ @Tool public java.lang.String t() { return \"\"; } }");
      String json = generated.tools("p.Long").descriptor("t").json();
      assertTrue(json.contains(text), letter);
    }
  }

  @Test
  void textsOfAllKinds() {
    String description =
        "Price from $30, code ${env.KEY}, format $L and $S and $$, 100%s\\n"
            + "Prints a \\\"hello\\\" line.\\nPath: C:\\\\temp\\\\new\\t(tab before this)"
            + " Regex: \\\\d+\\\\s*  End: \\\"\\\"\\\" \\n";
    Generated generated =
        Generated.compile(
            "package p; import dev.collet.*; public class Texts { @Tool(description = \""
                + description
                + "\") public String t(@ToolParam(description = \"regex ^[A-Z]{3}$\") String c)"
                + " { return \"\"; } }");
    String json = generated.tools("p.Texts").descriptor("t").json();
    String value = description.translateEscapes();
    assertEquals(
        value,
        tools.jackson.databind.json.JsonMapper.shared()
            .readTree(json)
            .path("description")
            .asString());
    assertTrue(json.indexOf('\n') < 0);
  }
}
