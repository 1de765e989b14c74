package dev.collet.json;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/** Parses small JSON texts of the runtime's own, and JSON that was sent as the text of a string. */
final class JsonText {
  private static final int MOST_CHARS = 100_000;

  /** Limits are checked by whoever reads from outside. */
  static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNumberLength(Integer.MAX_VALUE)
                  .maxNestingDepth(2_000)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          .build();

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

  /** The elements of an array that a writer of this package has written. */
  static List<@Nullable Object> array(byte[] json, int offset, int length) {
    try (JsonParser parser =
        FACTORY.createParser(ObjectReadContext.empty(), json, offset, length)) {
      parser.nextToken();
      List<@Nullable Object> elements = new JacksonReader(parser).readAnyArray();
      return elements == null ? List.of() : elements;
    }
  }
}
