package dev.collet.reliability.fuzz;

import dev.collet.server.McpServer;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/**
 * Sealed state that came back changed: only what the server has given out, to the character, and
 * with the same arguments, lets a call go on.
 */
public final class RequestStateFuzzer {
  private static final McpServer SERVER = FuzzServer.make();
  private static final String ARGUMENTS = "{\"greeting\":\"Hi \"}";
  private static final String STATE = begin(ARGUMENTS);
  private static final String OTHER = begin("{\"greeting\":\"Ho \"}");

  private RequestStateFuzzer() {}

  /** Called by Jazzer at the start: loading classes is no part of a hang. */
  public static void fuzzerInitialize() {
    seeds().forEach(RequestStateFuzzer::fuzzerTestOneInput);
  }

  /** Called by Jazzer for each input. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    String state = state(input);
    String responses =
        input.choice(2) == 0
            ? "\"inputResponses\":{\"who\":{\"action\":\"accept\",\"content\":{\"name\":\"X\"}}},"
            : "";
    String arguments = input.choice(2) == 0 ? ARGUMENTS : "{\"greeting\":\"Hi\"}";
    String more = responses + "\"requestState\":" + StringNode.valueOf(state) + ",";
    JsonNode answer = send(arguments, more);
    boolean isRefused = answer.path("error").path("code").intValue(0) == -32602;
    boolean isGood = state.equals(STATE) && arguments.equals(ARGUMENTS);
    if (isRefused == isGood) {
      throw new Finding((isGood ? "Refused: " : "Taken: ") + more + answer);
    }
    // Whatever the client says its answers are: the call ends in a result or in a JSON-RPC error.
    send(ARGUMENTS, "\"inputResponses\":" + input.rest() + ",");
  }

  private static String state(Input input) {
    switch (input.choice(6)) {
      case 0:
        return STATE;
      case 1:
        return OTHER;
      case 2:
        return input.text(200);
      case 3:
        return STATE.substring(0, input.choice(STATE.length() + 1));
      case 4:
        {
          int at = input.choice(STATE.length() + 1);
          return STATE.substring(0, at) + input.text(4) + STATE.substring(at);
        }
      default:
        {
          int at = input.choice(STATE.length());
          char c = (char) input.choice(128);
          return STATE.substring(0, at) + c + STATE.substring(at + 1);
        }
    }
  }

  private static String begin(String arguments) {
    return send(arguments, "").path("result").path("requestState").asString();
  }

  private static JsonNode send(String arguments, String more) {
    RecordedExchange exchange = FuzzServer.http("tools/call", "ask");
    byte[] message = FuzzServer.bytes(FuzzServer.call("ask", arguments, more));
    SERVER.accept(message, 0, message.length, exchange);
    Oracle.check(exchange);
    String response = exchange.response();
    if (response == null) {
      throw new Finding("No response to a request");
    }
    return Oracle.message(response);
  }

  static List<byte[]> seeds() {
    String answer = "{\"who\":{\"action\":\"accept\",\"content\":{\"name\":\"X\"}}}";
    return List.of(
        FuzzServer.bytes("\0\0\0" + answer),
        FuzzServer.bytes("\1\0\0" + answer.replace("accept", "decline")),
        FuzzServer.bytes("\2\5abcde\0\0{}"),
        FuzzServer.bytes("\3\0\24\0\0{}"),
        FuzzServer.bytes("\4\0\24\2xy\0\1[]"),
        FuzzServer.bytes("\5\0\24A\0\0null"));
  }
}
