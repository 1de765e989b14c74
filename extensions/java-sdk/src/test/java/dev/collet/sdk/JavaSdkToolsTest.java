package dev.collet.sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JavaSdkToolsTest {
  private static SdkToolsForTestToolset toolset() {
    return new SdkToolsForTestToolset(new SdkToolsForTest());
  }

  private static CallToolResult call(String tool, Map<String, Object> arguments) {
    return JavaSdkTools.stateless(toolset()).stream()
        .filter(each -> each.tool().name().equals(tool))
        .findFirst()
        .orElseThrow()
        .callHandler()
        .apply(McpTransportContext.EMPTY, new CallToolRequest(tool, arguments, null));
  }

  private static String text(CallToolResult result) {
    return assertInstanceOf(McpSchema.TextContent.class, result.content().get(0)).text();
  }

  @Test
  void aToolKeepsItsSchemas() {
    McpSchema.Tool tool = JavaSdkTools.of(toolset()).get(0).tool();
    assertEquals("find", tool.name());
    assertEquals("Finds a place.", tool.description());
    assertEquals("object", tool.inputSchema().get("type"));
    assertEquals("object", tool.outputSchema().get("type"));
    assertNull(JavaSdkTools.of(toolset()).get(1).tool().outputSchema()); // a list at the root
  }

  @Test
  void resultsOfEachKind() {
    CallToolResult found = call("find", Map.of("name", "Denver"));
    assertEquals(Map.of("name", "Denver", "latitude", 39.74), found.structuredContent());
    assertTrue(text(found).contains("\"name\":\"Denver\""), text(found));
    CallToolResult listed = call("list", Map.of());
    assertNull(listed.structuredContent());
    assertEquals("[\"Denver\",\"Boulder\"]", text(listed));
    McpSchema.ImageContent image =
        assertInstanceOf(McpSchema.ImageContent.class, call("picture", null).content().get(0));
    assertEquals("AQID", image.data());
  }

  @Test
  void failuresCanBeRead() {
    CallToolResult invalid = call("find", Map.of("name", 7, "extra", true));
    assertTrue(invalid.isError());
    assertTrue(text(invalid).contains("/name") && text(invalid).contains("/extra"), text(invalid));
    CallToolResult mapped = call("find", Map.of("name", "nowhere"));
    assertTrue(mapped.isError());
    assertEquals("No place nowhere.", text(mapped));
    CallToolResult failed = call("fail", Map.of());
    assertTrue(failed.isError());
    assertEquals("Not today.", text(failed));
    assertNull(failed.structuredContent());
  }

  @Test
  void resultsAreHeldToWhatIsPublished() {
    List<McpSchema.Content> pictures = call("pictures", null).content();
    assertEquals(2, pictures.size());
    assertEquals("half \ufffd", ((McpSchema.TextContent) pictures.get(0)).text());
    for (String tool : List.of("lost", "silent")) {
      CallToolResult nothing = call(tool, null);
      assertTrue(nothing.isError());
      assertTrue(text(nothing).contains("not nullable"), text(nothing));
      assertNull(nothing.structuredContent());
    }
    CallToolResult data = call("data", null);
    assertEquals(Map.of("a", "half \ufffd"), data.structuredContent());
    assertEquals("{\"a\":\"half \ufffd\"}", text(data));
    CallToolResult failing = call("failingData", null);
    assertTrue(failing.isError());
    assertNull(failing.structuredContent());
  }

  @Test
  void failuresAreToldAsByTheRuntime() {
    assertEquals("Inside.", text(call("wrapped", null)));
    assertEquals("Tool 'wordless' failed without giving a reason.", text(call("wordless", null)));
    String unexpected = text(call("mapped", null));
    assertTrue(unexpected.startsWith("Tool 'mapped' failed unexpectedly."), unexpected);
    McpError error = assertThrows(McpError.class, () -> call("protocol", null));
    assertEquals(7, error.getJsonRpcError().code());
    assertEquals(Map.of("x", 1), error.getJsonRpcError().data());
  }

  @Test
  void insideAServerOfTheSdk() throws Exception {
    try (SdkPeer peer = new SdkPeer(toolset(), "{}")) {
      peer.call("find", "{\"name\":\"Denver\"}");
      String answer = peer.receive();
      assertTrue(answer.contains("\"latitude\":39.74"), answer);
      assertFalse(answer.contains("\"isError\":true"), answer);
    }
  }

  @Test
  void anAnswerThatDoesNotFitIsAskedForAgain() throws Exception {
    try (SdkPeer peer = new SdkPeer(toolset(), "{\"elicitation\":{}}")) {
      peer.call("book", "{}");
      String first = peer.receive();
      assertTrue(first.contains("elicitation/create") && first.contains("Who travels?"), first);
      assertFalse(first.contains("doesn't fit"), first);
      peer.answer(first, "{\"action\":\"accept\",\"content\":{\"name\":\"Ada\",\"age\":\"old\"}}");
      String second = peer.receive();
      assertTrue(second.contains("doesn't fit") && second.contains("age: "), second);
      peer.answer(second, "{\"action\":\"accept\",\"content\":{\"name\":\"Ada\",\"age\":36}}");
      String result = peer.receive();
      assertTrue(result.contains("Ada, 36"), result);
    }
  }

  @Test
  void anAnswerThatNeverFitsEndsTheCall() throws Exception {
    try (SdkPeer peer = new SdkPeer(toolset(), "{\"elicitation\":{}}")) {
      peer.call("book", "{}");
      for (int round = 0; round < 3; round++) {
        peer.answer(peer.receive(), "{\"action\":\"accept\",\"content\":{\"name\":\"Ada\"}}");
      }
      String result = peer.receive();
      assertTrue(result.contains("\"isError\":true") && result.contains("traveller"), result);
    }
  }

  @Test
  void aUserMayRefuse() throws Exception {
    try (SdkPeer peer = new SdkPeer(toolset(), "{\"elicitation\":{}}")) {
      peer.call("book", "{}");
      peer.answer(peer.receive(), "{\"action\":\"decline\"}");
      assertTrue(peer.receive().contains("nobody"));
    }
  }
}
