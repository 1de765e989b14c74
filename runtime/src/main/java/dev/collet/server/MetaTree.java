package dev.collet.server;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Reads parts of a message again as JDK trees, for the few who ask for them. */
final class MetaTree {
  private MetaTree() {}

  /** The request's {@code _meta}; empty when there is none. */
  static Map<String, Object> read(Envelope envelope) {
    Map<String, Object> tree = object(envelope, "params", "_meta");
    return tree == null ? Map.of() : tree;
  }

  /** The object at that path of the message as an unmodifiable tree; null when there is none. */
  static @Nullable Map<String, Object> object(Envelope envelope, String... path) {
    try (JsonParser parser = parser(envelope)) {
      if (parser.nextToken() == JsonToken.START_OBJECT
          && find(parser, path)
          && parser.currentToken() == JsonToken.START_OBJECT) {
        return readObject(parser);
      }
      return null;
    }
  }

  /** A parser over a message that was read without fault before. */
  static JsonParser parser(Envelope envelope) {
    return Parsers.anyDepth().parser(envelope.body, envelope.offset, envelope.length);
  }

  /** Moves from the start of an object to the value at that path inside it; false if none. */
  static boolean find(JsonParser parser, String... path) {
    for (int depth = 0; depth < path.length; depth++) {
      String name;
      while ((name = parser.nextName()) != null) {
        parser.nextToken();
        if (name.equals(path[depth])) {
          break;
        }
        parser.skipChildren();
      }
      if (name == null
          || depth < path.length - 1 && parser.currentToken() != JsonToken.START_OBJECT) {
        return false;
      }
    }
    return true;
  }

  /** The value that the parser stands on. Recursive; messages have a limit to their depth. */
  static @Nullable Object readValue(JsonParser parser) {
    return switch (parser.currentToken()) {
      case START_OBJECT -> readObject(parser);
      case START_ARRAY -> readArray(parser);
      case VALUE_STRING -> parser.getString();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> readNumber(parser);
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  /** A number; one that would cost too much, which only arguments still have, as its text. */
  private static Object readNumber(JsonParser parser) {
    if (StrictSkipper.isCostly(parser)) {
      return parser.getString();
    }
    return parser.currentToken() == JsonToken.VALUE_NUMBER_INT
        ? readInteger(parser)
        : parser.getDecimalValue();
  }

  private static Object readInteger(JsonParser parser) {
    if (parser.getStringLength() < 19) {
      return parser.getLongValue();
    }
    BigInteger value = parser.getBigIntegerValue();
    return value.bitLength() < Long.SIZE ? (Object) value.longValue() : value;
  }

  static Map<String, Object> readObject(JsonParser parser) {
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    String name;
    while ((name = parser.nextName()) != null) {
      parser.nextToken();
      tree.put(name, readValue(parser));
    }
    @SuppressWarnings("NullAway") // JSON's null is a value of the map
    Map<String, Object> result = Collections.unmodifiableMap(tree);
    return result;
  }

  private static List<@Nullable Object> readArray(JsonParser parser) {
    List<@Nullable Object> list = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      list.add(readValue(parser));
    }
    return Collections.unmodifiableList(list);
  }
}
