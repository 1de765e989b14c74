package dev.collet.testing;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What became of a call, to be asserted on; each assertion returns the same outcome. */
public final class CallOutcome {
  private final String tool;
  private final Map<String, Object> message;
  private final List<String> events;

  CallOutcome(String tool, Map<String, Object> message, List<String> events) {
    this.tool = tool;
    this.message = message;
    this.events = List.copyOf(events);
  }

  /** The JSON-RPC response as a JDK tree. */
  public Map<String, Object> message() {
    return message;
  }

  /** The texts of the result's content, joined by line feeds; empty when there are none. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Object block : Json.asArray(Json.at(message, "/result/content"))) {
      if (Json.at(block, "/text") instanceof String part) {
        text.append(text.isEmpty() ? "" : "\n").append(part);
      }
    }
    return text.toString();
  }

  /** The structured content as a JDK tree; null when there is none. */
  public @Nullable Object structured() {
    return Json.at(message, "/result/structuredContent");
  }

  /** The messages that came before the response, such as progress, as lines of JSON. */
  public List<String> events() {
    return events;
  }

  /** The call succeeded. */
  @CanIgnoreReturnValue
  public CallOutcome assertOk() {
    boolean isOk =
        "complete".equals(Json.at(message, "/result/resultType"))
            && !Boolean.TRUE.equals(Json.at(message, "/result/isError"));
    return check(isOk, "to succeed");
  }

  /** The call failed in a way that the model reads: {@code isError}. */
  @CanIgnoreReturnValue
  public CallOutcome assertError() {
    return check(Boolean.TRUE.equals(Json.at(message, "/result/isError")), "to fail with isError");
  }

  /** The call failed with a JSON-RPC error of this code. */
  @CanIgnoreReturnValue
  public CallOutcome assertProtocolError(int code) {
    return check(
        Objects.equals(code, Json.at(message, "/error/code")),
        "to fail with JSON-RPC error " + code);
  }

  /** The tool waits for an answer to the question of that key. */
  @CanIgnoreReturnValue
  public CallOutcome assertAsks(String key) {
    Object asked = Json.at(message, "/result/inputRequests/" + Json.token(key));
    return check(asked != null, "to ask by the key '" + key + "'");
  }

  /** The result's text contains this. */
  @CanIgnoreReturnValue
  public CallOutcome assertText(String part) {
    return check(text().contains(part), "to say \"" + part + "\"");
  }

  /**
   * The structured content has this value there.
   *
   * @param pointer a JSON Pointer; empty for all of it
   * @param expected a JDK tree
   */
  @CanIgnoreReturnValue
  public CallOutcome assertStructured(String pointer, @Nullable Object expected) {
    // As trees: the order of members is no part of an object's value.
    Object want = Json.parse(Json.write(expected));
    Object have = Json.at(structured(), pointer);
    return check(
        Objects.equals(want, have),
        "to have " + Json.write(want) + " at '" + pointer + "', not " + Json.write(have));
  }

  private CallOutcome check(boolean isTrue, String expected) {
    if (!isTrue) {
      throw new AssertionError(
          "Expected tool '" + tool + "' " + expected + ". It answered: " + Json.write(message));
    }
    return this;
  }
}
