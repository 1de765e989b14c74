package dev.collet.json;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Recognises JSON that was sent as the text of a string. */
final class JsonText {
  private static final int MOST_CHARS = 100_000;

  static final JsonFactory FACTORY = new JsonFactory();

  private JsonText() {}

  /** Whether the text is a JSON value of the type, {@code "array"} or {@code "object"}. */
  static boolean is(String type, String text) {
    String trimmed = text.strip();
    if (trimmed.length() > MOST_CHARS || !trimmed.startsWith(type.equals("array") ? "[" : "{")) {
      return false;
    }
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), trimmed)) {
      JsonToken last = parser.nextToken();
      parser.skipChildren();
      return last != null && parser.nextToken() == null;
    } catch (JacksonException notJson) {
      return false;
    }
  }
}
