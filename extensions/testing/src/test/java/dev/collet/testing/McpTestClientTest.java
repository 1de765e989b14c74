package dev.collet.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class McpTestClientTest {
  private final McpTestClient client = McpTestClient.of(new ShopToolsToolset(new ShopTools()));

  private static Map<String, Object> order(int count) {
    return Map.of("items", List.of(Map.of("article", "tea", "count", count)), "express", true);
  }

  @Test
  void listsTools() {
    assertEquals(2, client.tools().size());
    assertEquals("Orders something.", client.tool("order").get("description"));
    assertThrows(AssertionError.class, () -> client.tool("none"));
  }

  @Test
  void succeeds() {
    client
        .call("order", order(2))
        .assertOk()
        .assertStructured("/number", 1)
        .assertStructured("/items/0", new TreeMap<>(Map.of("article", "tea", "count", 2)))
        .assertStructured(
            "/items/0",
            new TreeMap<String, Object>(Comparator.reverseOrder()) {
              private static final long serialVersionUID = 1L;

              {
                putAll(Map.of("article", "tea", "count", 2));
              }
            })
        .assertText("\"article\":\"tea\"");
  }

  @Test
  void fails() {
    client
        .call("order", Map.of("items", List.of(), "express", false))
        .assertError()
        .assertText("at least one item");
    client.call("no_such_tool").assertProtocolError(-32602);
  }

  @Test
  void assertionsCanFail() {
    CallOutcome ok = client.call("order", order(1));
    assertThrows(AssertionError.class, ok::assertError);
    assertThrows(AssertionError.class, () -> ok.assertProtocolError(-32602));
    assertThrows(AssertionError.class, () -> ok.assertText("coffee"));
    assertThrows(AssertionError.class, () -> ok.assertStructured("/number", 7));
    assertThrows(AssertionError.class, () -> ok.assertAsks("sure"));
    assertThrows(AssertionError.class, () -> client.call("none").assertOk());
  }

  @Test
  void asksTheUser() {
    CallOutcome asked = client.call("cancelAll").assertAsks("sure");
    assertEquals(1, asked.events().size(), asked.events().toString());
    client.accept("sure", Map.of("yes", true)).call("cancelAll").assertOk().assertText("true");
    client.decline("sure").call("cancelAll").assertError().assertText("nothing is cancelled");
    client.cancel("sure").call("cancelAll").assertError();
    assertTrue(client.call("cancelAll").text().contains("nothing"));
  }
}
