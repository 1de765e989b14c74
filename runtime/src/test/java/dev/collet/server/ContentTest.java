package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.Content;
import dev.collet.ToolResult;
import dev.collet.dispatch.ResultKind;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ContentTest {
  private static final Content.Annotations ALL =
      new Content.Annotations(List.of("user", "assistant"), 0.5, "2026-11-29T00:00:00Z");

  private static Object call(ResultKind kind, Object value) {
    McpServer server =
        McpServer.builder("test", "1")
            .tools(new TestTools().add(TestTools.tool("t", kind), (arguments, context) -> value))
            .build();
    return Client.at(Client.call(server, "t", "{}"), "result");
  }

  @Test
  void everyKindOfBlockIsWritten() {
    Object result =
        call(
            ResultKind.CONTENT,
            List.of(
                new Content.Text("a", ALL, Map.of("com.example/k", 1)),
                Content.image(new byte[] {1, 2, 3}, "image/png"),
                Content.audio(new byte[] {-1}, "audio/wav"),
                new Content.ResourceLink(
                    "file:///a", "a", "A", "about", "text/plain", 5L, ALL, Map.of()),
                Content.resource("test://a", "text/plain", "hello"),
                Content.resource("test://b", null, new byte[] {0, 1})));
    assertEquals("text", Client.at(result, "content", 0, "type"));
    assertEquals(
        List.of("user", "assistant"), Client.at(result, "content", 0, "annotations", "audience"));
    assertEquals(1, Client.at(result, "content", 0, "_meta", "com.example/k"));
    assertEquals("AQID", Client.at(result, "content", 1, "data"));
    assertEquals("audio/wav", Client.at(result, "content", 2, "mimeType"));
    assertEquals(5, Client.at(result, "content", 3, "size"));
    assertEquals("hello", Client.at(result, "content", 4, "resource", "text"));
    assertEquals("AAE=", Client.at(result, "content", 5, "resource", "blob"));
  }

  @Test
  void oneBlockAndArraysOfBlocksAreLists() {
    assertEquals("a", Client.at(call(ResultKind.CONTENT, Content.text("a")), "content", 0, "text"));
    Object two = call(ResultKind.CONTENT, new Content[] {Content.text("a"), Content.text("b")});
    assertEquals("b", Client.at(two, "content", 1, "text"));
  }

  @Test
  void anElementThatIsNoBlockIsABadOutput() {
    Object result = call(ResultKind.CONTENT, java.util.Arrays.asList(Content.text("a"), null));
    assertEquals(true, Client.at(result, "isError"));
    assertTrue(String.valueOf(Client.at(result, "content", 0, "text")).contains("/1"));
  }

  @Test
  void hintsThatAreNoneAreABadOutput() {
    for (Content.Annotations hints :
        List.of(
            new Content.Annotations(List.of("system"), null, null),
            new Content.Annotations(List.of(), 1.5, null),
            new Content.Annotations(List.of(), -0.1, null),
            new Content.Annotations(List.of(), Double.NaN, null))) {
      Object result = call(ResultKind.CONTENT, new Content.Text("a", hints, Map.of()));
      assertEquals(true, Client.at(result, "isError"));
      String text = String.valueOf(Client.at(result, "content", 0, "text"));
      assertTrue(text.contains("/0/annotations/"), text);
    }
  }

  @Test
  void resultsInFullAreWrittenInFull() {
    ToolResult full =
        new ToolResult(
            List.of(Content.image(new byte[0], "image/png")),
            List.of(1, "b"),
            false,
            Map.of("com.example/x", true));
    Object result = call(ResultKind.RESULT, full);
    assertEquals(List.of(1, "b"), Client.at(result, "structuredContent"));
    assertEquals("[1,\"b\"]", Client.at(result, "content", 1, "text"));
    assertEquals(true, Client.at(result, "_meta", "com.example/x"));
    assertEquals("test", Client.at(result, "_meta", "io.modelcontextprotocol/serverInfo", "name"));
    Object error = call(ResultKind.RESULT, ToolResult.error("no"));
    assertEquals(true, Client.at(error, "isError"));
  }

  @Test
  void structuredContentAloneIsCopiedAsText() {
    Object result =
        call(ResultKind.RESULT, new ToolResult(List.of(), Map.of("a", 1), false, Map.of()));
    assertEquals("{\"a\":1}", Client.at(result, "content", 0, "text"));
  }
}
