package dev.collet.schema.compare.logic;

import dev.collet.schema.KeywordForms;
import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.UnsupportedSchemaException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads keyword values whose form has been checked. */
final class Keyword {

  private static final BigDecimal MANY = BigDecimal.valueOf(1L << 53);

  private Keyword() {}

  /**
   * The value of a keyword, if it is there.
   *
   * @throws UnsupportedSchemaException if it has a form that 2020-12 gives no meaning
   */
  static @Nullable JsonNode value(SchemaNode node, String keyword) {
    JsonNode value = node.keyword(keyword);
    String problem = value == null ? null : KeywordForms.problem(keyword, value);
    if (problem != null) {
      throw new UnsupportedSchemaException(
          "The schema is not valid at " + node.pointer().append(keyword) + ": " + problem);
    }
    return value;
  }

  /** A count; what no value can reach is cut. */
  static long count(SchemaNode node, String keyword, long otherwise) {
    JsonNode value = value(node, keyword);
    return value == null ? otherwise : value.decimalValue().min(MANY).longValue();
  }

  static List<String> strings(JsonNode array) {
    List<String> strings = new ArrayList<>();
    array.forEach(item -> strings.add(item.stringValue()));
    return strings;
  }
}
