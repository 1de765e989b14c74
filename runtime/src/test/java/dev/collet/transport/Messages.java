package dev.collet.transport;

import dev.collet.server.WireSchema;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Messages of the newest revision, and a look into the answers. */
final class Messages {
  static final String META =
      "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
          + "\"io.modelcontextprotocol/clientCapabilities\":{}}";

  private static final JsonMapper MAPPER = new JsonMapper();

  private Messages() {}

  static String call(Object id, String tool, String arguments) {
    return "{\"jsonrpc\":\"2.0\",\"id\":%s,\"method\":\"tools/call\",\"params\":{\"name\":\"%s\",\"arguments\":%s,%s}}"
        .formatted(id, tool, arguments, META);
  }

  static String list(Object id) {
    return "{\"jsonrpc\":\"2.0\",\"id\":%s,\"method\":\"tools/list\",\"params\":{%s}}"
        .formatted(id, META);
  }

  /** Parses an answer, which must be one line and valid by the published schema. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> parse(String answer) {
    if (answer.indexOf('\n') >= 0 || answer.indexOf('\r') >= 0) {
      throw new AssertionError("More than one line: " + answer);
    }
    WireSchema.check(answer);
    return MAPPER.readValue(answer, Map.class);
  }

  /** What stands under keys and list positions; null when there is nothing. */
  static Object at(Object tree, Object... path) {
    Object here = tree;
    for (Object step : path) {
      if (here instanceof Map<?, ?> map) {
        here = map.get(step);
      } else if (here instanceof List<?> list && step instanceof Integer i && i < list.size()) {
        here = list.get(i);
      } else {
        return null;
      }
    }
    return here;
  }

  static Object text(Map<String, Object> answer) {
    return at(answer, "result", "content", 0, "text");
  }

  static Object code(Map<String, Object> answer) {
    return at(answer, "error", "code");
  }
}
