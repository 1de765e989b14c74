package dev.collet.processor.model;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON that an author wrote: strictly, exactly, and with errors that say where. */
public final class JsonText {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private JsonText() {}

  /** Says what is wrong with a text, and where. */
  public static final class Malformed extends Exception {
    private static final long serialVersionUID = 1L;

    Malformed(String message) {
      super(message);
    }
  }

  /**
   * Reads one JSON value; a byte order mark in front of it is skipped.
   *
   * @throws Malformed when the text is not JSON
   */
  public static JsonNode parse(String text) throws Malformed {
    try {
      JsonNode node = MAPPER.readTree(withoutMark(text));
      if (node == null || node.isMissingNode()) {
        throw new Malformed("it is empty");
      }
      return node;
    } catch (JacksonException e) {
      TokenStreamLocation location = e.getLocation();
      String where =
          location == null || location.getLineNr() < 1
              ? ""
              : " (line " + location.getLineNr() + ", column " + location.getColumnNr() + ")";
      throw new Malformed(e.getOriginalMessage() + where);
    }
  }

  /** The text without a byte order mark. */
  public static String withoutMark(String text) {
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
