package dev.collet.reliability.load;

import dev.collet.reliability.fixture.HttpLink;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Requests that no server should take, and what it must say.
 *
 * @param method the method that the headers name
 * @param type the content type
 * @param body the body, in which {@code ID} stands for the request's id
 * @param status the status that must come back
 * @param code the JSON-RPC error code, or 0 when the tool's result says what is wrong
 * @param hasId whether the answer repeats the id: not when the body was not read
 */
record Malformed(String method, String type, String body, int status, int code, boolean hasId) {
  private static final String JSON = "application/json";
  private static final String CALL = "tools/call";

  private static final List<Malformed> ALL =
      List.of(
          new Malformed(CALL, JSON, "{\"jsonrpc\":\"2.0\",\"id\":\"ID\",", 400, -32700, false),
          new Malformed(CALL, JSON, "[]", 400, -32600, false),
          new Malformed("tools/list", JSON, HttpLink.call("ID", "echo", "{}"), 400, -32020, true),
          new Malformed(CALL, JSON, HttpLink.call("ID", "echo", "[]"), 400, -32602, true),
          new Malformed(CALL, "text/plain", HttpLink.call("ID", "echo", "{}"), 415, -32600, false),
          new Malformed(
              "no/such",
              JSON,
              HttpLink.call("ID", "echo", "{}").replace(CALL, "no/such"),
              404,
              -32601,
              true),
          new Malformed(
              CALL,
              JSON,
              HttpLink.call("ID", "echo", "{\"text\":5,\"number\":\"x\"}"),
              200,
              0,
              true));

  static Malformed of(int number) {
    return ALL.get(Math.floorMod(number, ALL.size()));
  }

  /**
   * Sends it.
   *
   * @return null when the answer is the right one, empty when the rate limit refused a call that is
   *     well-formed but for its arguments, else what came
   */
  @Nullable String send(HttpLink link, String id) throws IOException {
    link.send(method, "echo", type, body.replace("ID", id));
    HttpLink.Reply reply = link.receive();
    boolean hasRightId = reply.body().contains("\"id\":\"" + id + "\"") == hasId;
    if (code == 0 && hasRightId && reply.body().contains("Too many calls of tool 'echo'.")) {
      return "";
    }
    boolean isRight =
        reply.status() == status
            && (code == 0
                ? reply.body().contains("\"isError\":true") && reply.body().contains("/number")
                : reply.body().contains("\"code\":" + code + ","))
            && hasRightId;
    return isRight ? null : body + " got " + reply;
  }
}
