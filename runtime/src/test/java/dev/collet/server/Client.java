package dev.collet.server;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Sends messages to a server in tests. */
final class Client {
  static final String META =
      "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
          + "\"io.modelcontextprotocol/clientCapabilities\":{}}";

  private static final JsonMapper MAPPER = new JsonMapper();

  private Client() {}

  /** Sends a message over a fresh stdio exchange. */
  static RecordedExchange send(McpServer server, String message) {
    RecordedExchange exchange = RecordedExchange.stdio();
    send(server, message, exchange);
    return exchange;
  }

  static void send(McpServer server, String message, Exchange exchange) {
    byte[] bytes = message.getBytes(StandardCharsets.UTF_8);
    server.accept(bytes, 0, bytes.length, exchange);
  }

  /** Sends a modern call over stdio and returns the answer. */
  static Map<String, Object> call(McpServer server, String tool, String arguments) {
    return tree(send(server, callMessage(1, tool, arguments)).await());
  }

  static String callMessage(int id, String tool, String arguments) {
    return "{\"jsonrpc\":\"2.0\",\"id\":"
        + id
        + ",\"method\":\"tools/call\",\"params\":{\"name\":\""
        + tool
        + "\",\"arguments\":"
        + arguments
        + ","
        + META
        + "}}";
  }

  static String request(String id, String method, String params) {
    return "{\"jsonrpc\":\"2.0\",\"id\":"
        + id
        + ",\"method\":\""
        + method
        + "\",\"params\":{"
        + params
        + (params.isEmpty() ? "" : ",")
        + META
        + "}}";
  }

  /** The answer as a tree; it must be valid by the wire schema. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> tree(String message) {
    if (message == null) {
      throw new AssertionError("no message");
    }
    if (message.indexOf('\n') >= 0 || message.indexOf('\r') >= 0) {
      throw new AssertionError("more than one line: " + message);
    }
    WireSchema.check(message);
    return MAPPER.readValue(message, Map.class);
  }

  /** Follows keys and list positions into a tree; null when it ends before. */
  static Object at(Object tree, Object... path) {
    Object here = tree;
    for (Object step : path) {
      if (here instanceof Map<?, ?> map) {
        here = map.get(step);
      } else if (here instanceof java.util.List<?> list
          && step instanceof Integer index
          && index < list.size()) {
        here = list.get(index);
      } else {
        return null;
      }
    }
    return here;
  }

  /** The text of the first content block. */
  static String text(Map<String, Object> answer) {
    return (String) at(answer, "result", "content", 0, "text");
  }
}
