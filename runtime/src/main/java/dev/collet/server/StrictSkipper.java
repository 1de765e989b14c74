package dev.collet.server;

import dev.collet.json.NumberText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Passes over a value that nobody asks for, and still notices what is wrong with it: a member that
 * comes twice, a number that would take long to convert for whoever asks later.
 */
final class StrictSkipper {
  private static final String COSTLY_NUMBER =
      "A number in the message costs too much; send " + NumberText.FORM + ".";

  private StrictSkipper() {}

  /** Whether the parser stands on a number that nobody should convert. */
  static boolean isCostly(JsonParser parser) {
    return parser.currentToken().isNumeric()
        && !NumberText.isReasonable(
            parser.getStringCharacters(), parser.getStringOffset(), parser.getStringLength());
  }

  /**
   * Moves the parser to the end of the value it stands on. Keeps its own stack: the depth of a
   * message must not depend on a thread's.
   *
   * @return what is wrong with the value, or null
   */
  static @Nullable String skip(JsonParser parser) {
    JsonToken token = parser.currentToken();
    if (token != JsonToken.START_OBJECT && token != JsonToken.START_ARRAY) {
      parser.finishToken();
      return isCostly(parser) ? COSTLY_NUMBER : null;
    }
    String fault = null;
    List<@Nullable SeenNames> open = new ArrayList<>(4);
    open.add(token == JsonToken.START_OBJECT ? new SeenNames() : null);
    while (!open.isEmpty()) {
      token = parser.nextToken();
      switch (token) {
        case START_OBJECT -> open.add(new SeenNames());
        case START_ARRAY -> open.add(null);
        case END_OBJECT, END_ARRAY -> open.remove(open.size() - 1);
        case PROPERTY_NAME -> {
          SeenNames names = open.get(open.size() - 1);
          String name = parser.currentName();
          if (names != null && !names.add(name) && fault == null) {
            fault = "An object in the message has the member \"" + Excerpt.of(name) + "\" twice.";
          }
        }
        case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
          if (isCostly(parser)) {
            fault = COSTLY_NUMBER;
          }
        }
        default -> {}
      }
    }
    return fault;
  }
}
