package dev.collet.json;

import java.math.BigDecimal;
import java.util.ArrayList;
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
    while (parser.currentToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      if (members.containsKey(name)) {
        reader.repeatedMember(name);
      }
      parser.nextToken();
      members.put(name, value());
      parser.nextToken();
    }
    return members;
  }

  /** The array that begins at the current token. */
  List<@Nullable Object> array() {
    List<@Nullable Object> elements = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      elements.add(value());
    }
    return elements;
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
