package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.collet.dispatch.ResultKind;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.ToolDescriptor.HeaderArgument;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case A78, Mcp-Param headers, and the order of checks. */
class HeaderTest {
  private int runs;
  private final McpServer server =
      McpServer.builder("test", "1")
          .tools(
              new TestTools()
                  .text(
                      "restart",
                      (arguments, context) -> {
                        runs++;
                        return "ok";
                      })
                  .text("größe", (arguments, context) -> "ok")
                  .add(headed(), (arguments, context) -> "ok"))
          .build();

  private static ToolDescriptor headed() {
    return new ToolDescriptor(
        "headed",
        "o",
        TestTools.json("headed", null),
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of(new HeaderArgument("Region", "/region"), new HeaderArgument("Size", "/in/a~1b")));
  }

  private int status(String message, String... headers) {
    RecordedExchange exchange = RecordedExchange.http(headers);
    Client.send(server, message, exchange);
    Map<String, Object> answer = Client.tree(exchange.await());
    if (exchange.status == 400) {
      assertEquals(-32020, Client.at(answer, "error", "code"));
      assertEquals(1, answer.get("id"));
    }
    return exchange.status;
  }

  @Test
  void headersMustMatchTheBody() {
    String message = Client.callMessage(1, "restart", "{}");
    String[] good = {
      "mcp-protocol-version", "2026-07-28", "mcp-method", "tools/call", "mcp-name", "restart"
    };
    assertEquals(200, status(message, good));
    assertEquals(1, runs);
    for (int i = 0; i < 6; i += 2) {
      List<String> without = new ArrayList<>(List.of(good));
      without.remove(i);
      without.remove(i);
      assertEquals(400, status(message, without.toArray(new String[0])));
      for (String other : List.of("x", "2025-11-25", "tools/list", "Restart", "RESTART", "")) {
        String[] wrong = good.clone();
        wrong[i + 1] = other;
        assertEquals(400, status(message, wrong));
      }
    }
    assertEquals(1, runs);
  }

  private static String[] named(String name) {
    return new String[] {
      "MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "tools/call", "Mcp-Name", name
    };
  }

  private static String encoded(String text) {
    return "=?base64?"
        + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8))
        + "?=";
  }

  @Test
  void namesMayBeEncoded() {
    assertEquals(200, status(Client.callMessage(1, "größe", "{}"), named(encoded("größe"))));
    assertEquals(200, status(Client.callMessage(1, "restart", "{}"), named(encoded("restart"))));
    assertEquals(400, status(Client.callMessage(1, "größe", "{}"), named("gr\u00f6\u00dfe x")));
  }

  @Test
  void whatOnlyLooksEqualIsAMismatch() {
    String looksEncoded = "=?base64?cmVzdGFydA==?=";
    assertEquals(400, status(Client.callMessage(1, looksEncoded, "{}"), named(looksEncoded)));
    assertEquals(
        200, status(Client.callMessage(1, looksEncoded, "{}"), named(encoded(looksEncoded))));
    assertEquals(400, status(Client.callMessage(1, "gr\u00f6\u00dfe", "{}"), named("größe")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=?base64?cmVzdGFydA=?=",
        "=?base64?cmVzdGFydA?=",
        "=?base64?cmVz dGFydA==?=",
        "=?base64?cmVzdGFy*A==?=",
        "=?base64?cmVzdGFydA==",
        "cmVzdGFydA==?=",
        "=?BASE64?cmVzdGFydA==?=",
        "=?base64?_-8=?=",
        "=?base64?/w==?=",
        "=?base64?="
      })
  void badEncodingsAreMismatches(String name) {
    assertEquals(400, status(Client.callMessage(1, "restart", "{}"), named(name)));
  }

  @ParameterizedTest
  @CsvSource({
    "'{\"region\":\"eu\"}', eu, , 200",
    "'{\"region\":\"eu\"}', us, , 400",
    "'{\"region\":\"eu\"}', , , 400",
    "'{\"region\":\"eu\"}', EU, , 400",
    "'{\"region\":null}', , , 200",
    "'{}', , , 200",
    "'{}', x, , 200",
    "'{}', \u00e9, , 400",
    "'{\"region\":\"=?base64?x?=\"}', =?base64?PT9iYXNlNjQ/eD89?=, , 200",
    "'{\"in\":{\"a/b\":42}}', , 42, 200",
    "'{\"in\":{\"a/b\":42}}', , 42.0, 200",
    "'{\"in\":{\"a/b\":42.0}}', , 42, 200",
    "'{\"in\":{\"a/b\":42}}', , 43, 400",
    "'{\"in\":{\"a/b\":42}}', , x, 400",
    "'{\"in\":{\"a/b\":true}}', , true, 200",
    "'{\"in\":{\"a/b\":true}}', , True, 400",
    "'{\"in\":7}', , , 200"
  })
  void argumentsMayBeRepeatedInHeaders(String arguments, String region, String size, int expected) {
    List<String> headers = new ArrayList<>(List.of(named("headed")));
    if (region != null) {
      headers.addAll(List.of("Mcp-Param-Region", region));
    }
    if (size != null) {
      headers.addAll(List.of("mcp-param-size", size));
    }
    assertEquals(
        expected,
        status(Client.callMessage(1, "headed", arguments), headers.toArray(new String[0])));
  }

  @Test
  void checksComeInTheOrderOfTheSpecification() {
    String noMeta = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"no/such\",\"params\":{}}";
    assertEquals(-32602, code(noMeta, 400, "MCP-Protocol-Version", "2026-07-28"));
    String bogus = Client.request("1", "no/such", "").replace("2026-07-28", "1900-01-01");
    assertEquals(-32020, code(bogus, 400, "MCP-Protocol-Version", "2026-07-28"));
    assertEquals(
        -32022, code(bogus, 400, "MCP-Protocol-Version", "1900-01-01", "Mcp-Method", "no/such"));
    assertEquals(
        -32601,
        code(
            Client.request("1", "no/such", "")
                .replace(
                    "\"_meta\":{", "\"_meta\":{\"io.modelcontextprotocol/logLevel\":\"loud\","),
            404,
            "MCP-Protocol-Version",
            "2026-07-28",
            "Mcp-Method",
            "no/such"));
    assertEquals(
        -32601,
        code(
            Client.request("1", "no/such", "\"cursor\":7"),
            404,
            "MCP-Protocol-Version",
            "2026-07-28",
            "Mcp-Method",
            "no/such"));
    assertEquals(
        -32602,
        code(
            Client.request("1", "tools/list", "\"cursor\":7"),
            400,
            "MCP-Protocol-Version",
            "2026-07-28",
            "Mcp-Method",
            "tools/list"));
  }

  private int code(String message, int status, String... headers) {
    RecordedExchange exchange = RecordedExchange.http(headers);
    Client.send(server, message, exchange);
    Object code = Client.at(Client.tree(exchange.await()), "error", "code");
    assertEquals(status, exchange.status);
    return (Integer) code;
  }
}
