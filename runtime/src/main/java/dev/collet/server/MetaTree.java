package dev.collet.server;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

  /** The value that the parser stands on, which is none with members or elements. */
  private static @Nullable Object readScalar(JsonParser parser) {
    return switch (parser.currentToken()) {
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

  /**
   * The object that the parser stands on, unmodifiable. Keeps its own stack: how deep a message may
   * be must not depend on a thread's.
   */
  static Map<String, Object> readObject(JsonParser parser) {
    Level root = new Level(new LinkedHashMap<>(), null);
    Deque<Level> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Level level = open.element();
      JsonToken token = parser.nextToken();
      String name = token == JsonToken.PROPERTY_NAME ? parser.currentName() : "";
      if (token == JsonToken.PROPERTY_NAME) {
        token = parser.nextToken();
      }
      switch (token) {
        case END_OBJECT, END_ARRAY -> open.pop();
        case START_OBJECT -> open.push(level.add(name, new Level(new LinkedHashMap<>(), null)));
        case START_ARRAY -> open.push(level.add(name, new Level(null, new ArrayList<>())));
        default -> level.add(name, readScalar(parser));
      }
    }
    @SuppressWarnings("unchecked") // it was made so
    Map<String, Object> result = (Map<String, Object>) root.view();
    return result;
  }

  /** An object or array that is being read. */
  private record Level(
      @Nullable Map<String, @Nullable Object> members, @Nullable List<@Nullable Object> elements) {
    Object view() {
      return members != null
          ? Collections.unmodifiableMap(members)
          : Collections.unmodifiableList(Objects.requireNonNull(elements));
    }

    Level add(String name, Level inner) {
      add(name, inner.view());
      return inner;
    }

    void add(String name, @Nullable Object value) {
      if (members != null) {
        members.put(name, value);
      } else {
        Objects.requireNonNull(elements).add(value);
      }
    }
  }
}
