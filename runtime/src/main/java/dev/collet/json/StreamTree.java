package dev.collet.json;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.JsonTokenId;

/** Takes a value out of a parser as a tree of JDK objects, numbers exact. */
final class StreamTree {
  private final JsonParser parser;
  private final JacksonReader reader;

  StreamTree(JsonParser parser, JacksonReader reader) {
    this.parser = parser;
    this.reader = reader;
  }

  /** The value at the current token. */
  @Nullable Object value() {
    return switch (parser.currentTokenId()) {
      case JsonTokenId.ID_START_OBJECT -> object();
      case JsonTokenId.ID_START_ARRAY -> array();
      case JsonTokenId.ID_STRING -> parser.getString();
      case JsonTokenId.ID_NUMBER_INT, JsonTokenId.ID_NUMBER_FLOAT -> number();
      case JsonTokenId.ID_TRUE -> true;
      case JsonTokenId.ID_FALSE -> false;
      default -> null;
    };
  }

  /** The object that begins at the current token. */
  Map<String, @Nullable Object> object() {
    parser.nextToken();
    return rest();
  }

  /** The members from the name at the current token on. */
  Map<String, @Nullable Object> rest() {
    Map<String, @Nullable Object> members = new LinkedHashMap<>();
    fill(members);
    return members;
  }

  /** The array that begins at the current token. */
  List<@Nullable Object> array() {
    List<@Nullable Object> elements = new ArrayList<>();
    parser.nextToken();
    fill(elements);
    return elements;
  }

  /**
   * Reads from the first member or element at the current token to the end of the container. Keeps
   * its own stack: how deep arguments may be must not depend on a thread's.
   */
  private void fill(Object container) {
    Deque<Object> open = new ArrayDeque<>();
    open.push(container);
    while (true) {
      JsonToken token = parser.currentToken();
      if (token == JsonToken.END_OBJECT || token == JsonToken.END_ARRAY) {
        open.pop();
        if (open.isEmpty()) {
          return;
        }
      } else {
        Object inner = add(open.element());
        if (inner != null) {
          open.push(inner);
        }
      }
      parser.nextToken();
    }
  }

  /** Adds what the parser stands on; returns it when it is a container, still empty. */
  @SuppressWarnings("unchecked") // what is open was made here
  private @Nullable Object add(Object container) {
    if (container instanceof List<?> elements) {
      Object value = begun();
      ((List<@Nullable Object>) elements).add(value);
      return contained(value);
    }
    Map<String, @Nullable Object> members = (Map<String, @Nullable Object>) container;
    String name = parser.currentName();
    if (members.containsKey(name)) {
      reader.repeatedMember(name);
    }
    parser.nextToken();
    Object value = begun();
    members.put(name, value);
    return contained(value);
  }

  /** The value at the current token; a container is empty yet. */
  private @Nullable Object begun() {
    return switch (parser.currentTokenId()) {
      case JsonTokenId.ID_START_OBJECT -> new LinkedHashMap<String, @Nullable Object>();
      case JsonTokenId.ID_START_ARRAY -> new ArrayList<@Nullable Object>();
      default -> value();
    };
  }

  private static @Nullable Object contained(@Nullable Object value) {
    return value instanceof Map || value instanceof List ? value : null;
  }

  private @Nullable Number number() {
    BigDecimal number = reader.number("number");
    if (number == null) {
      return null;
    }
    return parser.currentTokenId() == JsonTokenId.ID_NUMBER_INT
        ? TreeNumbers.integer(number)
        : number;
  }
}
