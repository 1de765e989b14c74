package dev.collet.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** JSON as JDK trees. */
final class Json {
  private static final JsonMapper MAPPER = new JsonMapper();

  private Json() {}

  static @Nullable Object parse(String json) {
    return MAPPER.readValue(json, Object.class);
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(String json) {
    return MAPPER.readValue(json, Map.class);
  }

  static String write(@Nullable Object tree) {
    return MAPPER.writeValueAsString(tree);
  }

  /** What a JSON Pointer points at; null when there is nothing. */
  static @Nullable Object at(@Nullable Object tree, String pointer) {
    Object here = tree;
    for (String token : tokens(pointer)) {
      if (here instanceof Map<?, ?> map) {
        here = map.get(token);
      } else if (here instanceof List<?> list && token.matches("0|[1-9]\\d{0,8}")) {
        int index = Integer.parseInt(token);
        here = index < list.size() ? list.get(index) : null;
      } else {
        return null;
      }
    }
    return here;
  }

  private static List<String> tokens(String pointer) {
    List<String> tokens = new ArrayList<>();
    if (!pointer.isEmpty()) {
      for (String token : pointer.substring(1).split("/", -1)) {
        tokens.add(token.replace("~1", "/").replace("~0", "~"));
      }
    }
    return tokens;
  }

  /** A map as an object of JSON; anything else as none. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> asObject(@Nullable Object tree) {
    return tree instanceof Map<?, ?> map ? (Map<String, Object>) map : Map.of();
  }

  /** A list as an array of JSON; anything else as none. */
  static List<?> asArray(@Nullable Object tree) {
    return tree instanceof List<?> list ? list : List.of();
  }

  /** A member's name as a token of a JSON Pointer. */
  static String token(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }
}
