package dev.collet.schema;

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
   * @throws tools.jackson.core.JacksonException if the text is anything else
   */
  public static JsonNode read(String text) {
    return MAPPER.readTree(text.startsWith("\uFEFF") ? text.substring(1) : text);
  }
}
