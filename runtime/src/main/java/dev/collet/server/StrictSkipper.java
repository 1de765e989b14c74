package dev.collet.server;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Passes over a value that nobody asks for, and still notices a member that comes twice. */
final class StrictSkipper {
  private StrictSkipper() {}

  /**
   * Moves the parser to the end of the value it stands on. Keeps its own stack: the depth of a
   * message must not depend on a thread's.
   *
   * @return the name of a member that comes twice, fit to be quoted; null when none does
   */
  static @Nullable String skip(JsonParser parser) {
    JsonToken token = parser.currentToken();
    if (token != JsonToken.START_OBJECT && token != JsonToken.START_ARRAY) {
      parser.finishToken();
      return null;
    }
    String twice = null;
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
          if (names != null && !names.add(name) && twice == null) {
            twice = Excerpt.of(name);
          }
        }
        default -> {}
      }
    }
    return twice;
  }
}
