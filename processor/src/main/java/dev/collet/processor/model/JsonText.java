package dev.collet.processor.model;

import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;

/** Reads JSON that an author wrote, with errors that say where it is wrong. */
final class JsonText {
  private JsonText() {}

  /** Says what is wrong with a text, and where. */
  static final class Malformed extends Exception {
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
  static JsonNode parse(String text) throws Malformed {
    try {
      JsonNode node = dev.collet.schema.JsonText.read(text);
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
      throw new Malformed(dev.collet.schema.JsonText.reason(e) + where);
    }
  }

  /** The text without a byte order mark. */
  static String withoutMark(String text) {
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
