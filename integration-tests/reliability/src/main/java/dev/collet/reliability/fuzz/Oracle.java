package dev.collet.reliability.fuzz;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What must hold of every answer: one end, no failure of the server, a JSON-RPC message. */
final class Oracle {
  /** An answer that takes longer is a hang, on a busy machine also. */
  static final long PATIENCE_MILLIS = 60_000;

  private static final JsonMapper STRICT =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private Oracle() {}

  /** Checks an exchange that has been handed to the server. */
  static void check(RecordedExchange exchange) {
    boolean isListening = exchange.ends() == 0 && !exchange.events().isEmpty();
    if (isListening) {
      exchange.disconnect(); // A subscription; its end comes with the client's.
    } else if (!exchange.await(PATIENCE_MILLIS)) {
      throw new Finding("No answer within a minute");
    }
    ErrorLog.check();
    if (exchange.ends() > 1) {
      throw new Finding("Ended " + exchange.ends() + " times");
    }
    if (exchange.status() >= 500) {
      throw new Finding("Status " + exchange.status() + ": " + exchange.response());
    }
    for (String event : exchange.events()) {
      message(event);
    }
    String response = exchange.response();
    if (response != null) {
      message(response);
    }
  }

  /** The message as a tree, or a batch of them. */
  static JsonNode message(String text) {
    if (text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
      throw new Finding("A line break inside a message: " + text);
    }
    JsonNode tree;
    try {
      tree = STRICT.readTree(text);
    } catch (JacksonException e) {
      throw new Finding("No JSON: " + text, e);
    }
    if (tree.isArray()) {
      tree.forEach(Oracle::checkMessage);
    } else {
      checkMessage(tree);
    }
    return tree;
  }

  private static void checkMessage(JsonNode message) {
    JsonNode error = message.get("error");
    boolean isMessage =
        message.isObject()
            && message.path("jsonrpc").asString("").equals("2.0")
            && (message.has("method")
                ? error == null && !message.has("result")
                : message.path("result").isObject() != (error != null));
    boolean hasGoodError =
        error == null
            || (error.path("code").isInt()
                && error.path("code").intValue() != -32603
                && error.path("message").isString());
    if (!isMessage || !hasGoodError) {
      throw new Finding("No JSON-RPC message, or an internal error: " + message);
    }
  }
}
