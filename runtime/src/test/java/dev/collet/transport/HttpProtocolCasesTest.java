package dev.collet.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HttpProtocolCasesTest extends ProtocolCases {
  @Override
  Link open() {
    return new HttpLink();
  }

  private HttpLink http() {
    return (HttpLink) link;
  }

  /** A78. */
  @ParameterizedTest
  @CsvSource({
    "Mcp-Name, restart",
    "Mcp-Name, Fast",
    "Mcp-Name,",
    "Mcp-Method, tools/list",
    "Mcp-Method, Tools/Call",
    "Mcp-Method,",
    "MCP-Protocol-Version, 2025-11-25",
    "MCP-Protocol-Version,",
  })
  void headersThatDoNotFitTheBody(String header, String value) throws Exception {
    byte[] message = Messages.call(1, "fast", "{}").getBytes(StandardCharsets.UTF_8);
    var request = http().request(message);
    if (value == null) {
      var without =
          java.net.http.HttpRequest.newBuilder(
              request.build(), (name, any) -> !name.equalsIgnoreCase(header));
      request = without;
    } else {
      request.setHeader(header, value);
    }
    HttpResponse<String> response = http().send(request);
    assertEquals(400, response.statusCode());
    Map<String, Object> answer = Messages.parse(response.body());
    assertEquals(-32020, Messages.code(answer), answer.toString());
    assertEquals(1, answer.get("id"));
  }

  /** A78: names don't care about case. */
  @Test
  void headerNamesInLowerCase() throws Exception {
    byte[] message = Messages.call(1, "fast", "{}").getBytes(StandardCharsets.UTF_8);
    try (RawHttp raw = new RawHttp(http().http.port())) {
      raw.post(
          "mcp-protocol-version:2026-07-28\r\nMCP-METHOD:  tools/call \r\nmcp-name: fast\r\n"
              + "Connection: close\r\n",
          new String(message, StandardCharsets.UTF_8));
      assertTrue(raw.readAll().startsWith("HTTP/1.1 200"));
    }
  }

  /** A79. */
  @Test
  void anUnknownVersion() throws Exception {
    byte[] message =
        Messages.list(3).replace("2026-07-28", "1900-01-01").getBytes(StandardCharsets.UTF_8);
    HttpResponse<String> response =
        http().send(http().request(message).setHeader("MCP-Protocol-Version", "1900-01-01"));
    assertEquals(400, response.statusCode());
    Map<String, Object> answer = Messages.parse(response.body());
    assertEquals(-32022, Messages.code(answer));
    assertEquals("1900-01-01", Messages.at(answer, "error", "data", "requested"));
    assertTrue(
        ((List<?>) Messages.at(answer, "error", "data", "supported")).contains("2026-07-28"));
  }

  /** A81: a response is not for a server, a session is none, a notification has no answer. */
  @Test
  void whatIsNoRequest() throws Exception {
    byte[] response =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}".getBytes(StandardCharsets.UTF_8);
    assertEquals(400, http().send(http().request(response)).statusCode());
    byte[] list = Messages.list(1).getBytes(StandardCharsets.UTF_8);
    HttpResponse<String> listed = http().send(http().request(list).header("Mcp-Session-Id", "abc"));
    assertEquals(200, listed.statusCode());
    assertFalse(listed.headers().map().containsKey("mcp-session-id"));
    byte[] cancelled =
        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}"
            .getBytes(StandardCharsets.UTF_8);
    HttpResponse<String> accepted = http().send(http().request(cancelled));
    assertEquals(202, accepted.statusCode());
    assertEquals("", accepted.body());
  }

  /** A63, A66: forty slow calls and tools that hang hold nobody up. */
  @Test
  void slowToolsDoNotBlockTheOthers() throws Exception {
    byte[] slow = Messages.call(1, "nap", "{\"ms\":5000}").getBytes(StandardCharsets.UTF_8);
    byte[] hung = Messages.call(1, "hang", "{}").getBytes(StandardCharsets.UTF_8);
    List<CompletableFuture<Map<String, Object>>> answers = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      byte[] message = i < 20 ? slow : hung;
      answers.add(
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  return HttpLink.last(http().send(http().request(message)).body());
                } catch (Exception e) {
                  throw new AssertionError(e);
                }
              },
              task -> Threads.daemon("caller").newThread(task).start()));
    }
    assertEquals(
        "fast", Messages.text(link.send(Messages.call(2, "fast", "{}").getBytes("UTF-8"))));
    assertTrue(answers.subList(0, 20).stream().noneMatch(CompletableFuture::isDone));
    for (int i = 0; i < 40; i++) {
      Map<String, Object> answer = answers.get(i).get(30, TimeUnit.SECONDS);
      assertEquals(i < 20 ? null : true, Messages.at(answer, "result", "isError"));
    }
  }

  /** Progress comes on the stream of its call. */
  @Test
  void progress() throws Exception {
    String message =
        Messages.call(1, "progress", "{}")
            .replace("\"_meta\":{", "\"_meta\":{\"progressToken\":\"p\",");
    HttpResponse<String> response =
        http().send(http().request(message.getBytes(StandardCharsets.UTF_8)));
    assertEquals("text/event-stream", response.headers().firstValue("Content-Type").orElse(""));
    List<String> data = response.body().lines().filter(line -> line.startsWith("data: ")).toList();
    assertTrue(data.size() >= 2, response.body());
    assertEquals(
        "p", Messages.at(Messages.parse(data.get(0).substring(6)), "params", "progressToken"));
    assertEquals("done", Messages.text(HttpLink.last(response.body())));
  }
}
