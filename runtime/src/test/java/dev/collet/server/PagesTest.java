package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case A88: lists and their pages. */
class PagesTest {
  private static McpServer server(int tools, int perPage) {
    TestTools all = new TestTools();
    for (int i = tools - 1; i >= 0; i--) {
      all.text("t" + (100 + i), (arguments, context) -> "");
    }
    McpServerBuilder builder = McpServer.builder("test", "1").tools(all);
    return perPage == 0 ? builder.build() : builder.toolsPerPage(perPage).build();
  }

  private static Map<String, Object> list(McpServer server, String params) {
    return Client.tree(Client.send(server, Client.request("1", "tools/list", params)).await());
  }

  @Test
  void pagesFollowEachOther() {
    McpServer server = server(25, 10);
    List<Object> names = new ArrayList<>();
    Object cursor = "";
    int pages = 0;
    while (cursor != null) {
      Map<String, Object> page = list(server, "\"cursor\":\"" + cursor + "\"");
      ((List<?>) Client.at(page, "result", "tools"))
          .forEach(tool -> names.add(((Map<?, ?>) tool).get("name")));
      cursor = Client.at(page, "result", "nextCursor");
      pages++;
    }
    assertEquals(3, pages);
    assertEquals(25, names.size());
    assertEquals(names.stream().sorted().distinct().toList(), names);
  }

  @Test
  void aListIsTheSameBytesEachTime() {
    McpServer server = server(30, 0);
    String first = Client.send(server, Client.request("1", "tools/list", "")).await();
    for (int i = 0; i < 10; i++) {
      assertEquals(
          first, Client.send(server(30, 0), Client.request("1", "tools/list", "")).await());
    }
    assertFalse(first.contains("nextCursor") || first.contains("null"));
  }

  @Test
  void plainJsonIsListedAsAnyOther() {
    TestTools plain = new TestTools().plain();
    for (int i = 0; i < 30; i++) {
      plain.text("t" + (100 + i), (arguments, context) -> "");
    }
    McpServer copying = McpServer.builder("test", "1").tools(plain).build();
    String request = Client.request("1", "tools/list", "");
    assertEquals(
        Client.send(server(30, 0), request).await(), Client.send(copying, request).await());
  }

  @Test
  void aCursorThatWasChangedIsRefused() {
    McpServer server = server(25, 10);
    String cursor = (String) Client.at(list(server, ""), "result", "nextCursor");
    List<String> changed = new ArrayList<>(List.of(cursor + "A", cursor + "AAAA", cursor + "="));
    for (int i = 0; i < cursor.length(); i++) {
      changed.add(cursor.substring(0, i));
      char other = cursor.charAt(i) == 'x' ? 'y' : 'x';
      changed.add(cursor.substring(0, i) + other + cursor.substring(i + 1));
    }
    changed.remove(""); // begins anew
    for (String each : changed) {
      Map<String, Object> answer = list(server, "\"cursor\":\"" + each + "\"");
      assertEquals(-32602, Client.at(answer, "error", "code"), each);
    }
  }

  @Test
  void aCursorOutlivesAChangeOfTheListAndGoesToAnyReplica() {
    McpServer server = server(25, 10);
    Object cursor = Client.at(list(server, ""), "result", "nextCursor");
    McpServer replica = server(25, 10);
    replica.tools().disable("t109", "x"); // the one that the cursor names
    replica.tools().disable("t112", "x");
    Map<String, Object> page = list(replica, "\"cursor\":\"" + cursor + "\"");
    assertEquals("t110", Client.at(page, "result", "tools", 0, "name"));
    assertEquals("t113", Client.at(page, "result", "tools", 2, "name"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"bogus", "Ym9ndXM", "=", "\u00e9", "YWZ0ZXI", "YWZ0ZXI6dDEwMQ"})
  void cursorsOfOthersAreRefused(String cursor) {
    Map<String, Object> answer = list(server(3, 0), "\"cursor\":\"" + cursor + "\"");
    assertEquals(-32602, Client.at(answer, "error", "code"));
  }
}
