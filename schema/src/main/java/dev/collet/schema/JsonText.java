package dev.collet.schema;

import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON text without losing digits and without forgiving a member that is there twice. */
public final class JsonText {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private JsonText() {}

  /**
   * Reads exactly one JSON value.
   *
   * @throws JacksonException if the text is anything else
   */
  public static JsonNode read(String text) {
    return MAPPER.readTree(text.startsWith("\uFEFF") ? text.substring(1) : text);
  }

  /** What is wrong with a text, without what Jackson says about itself and its settings. */
  public static String reason(JacksonException e) {
    String message = String.valueOf(e.getOriginalMessage());
    if (message.startsWith("Trailing token")) {
      return "There is something behind the value";
    }
    int own = message.length();
    for (String setting :
        List.of(" (start marker at [", " (for ", " (not recognized", ", from `")) {
      int at = message.indexOf(setting);
      own = at < 0 ? own : Math.min(own, at);
    }
    int opened = message.lastIndexOf('(', own - 1);
    boolean isOpen = opened >= 0 && message.indexOf(')', opened) >= own;
    return message.substring(0, own) + (isOpen && own < message.length() ? ")" : "");
  }
}
