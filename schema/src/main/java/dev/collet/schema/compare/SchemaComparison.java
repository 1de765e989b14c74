package dev.collet.schema.compare;

import com.google.errorprone.annotations.CheckReturnValue;
import dev.collet.schema.JsonText;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.JsonNode;

/**
 * Decides whether every value that one JSON Schema 2020-12 accepts is accepted by another.
 *
 * <p>{@code format} and the content keywords are annotations. Patterns are ECMA 262, unanchored.
 * Numbers are exact. Values are finite, so a type that no finite value inhabits is empty, and the
 * empty schema is contained in every other. Strings are Unicode text: where a schema holds half a
 * surrogate pair, the answer is {@link Verdict.Unknown}.
 */
@CheckReturnValue
public final class SchemaComparison {

  private SchemaComparison() {}

  /** Compares with {@link ComparisonOptions#DEFAULT}. */
  public static Verdict compare(JsonNode sub, JsonNode sup) {
    return compare(sub, sup, ComparisonOptions.DEFAULT);
  }

  /**
   * Compares two schemas given as JSON text. Text that nests deeper than 500 levels, or has a
   * number of more than 1,000 characters, makes the answer {@link Verdict.Unknown}.
   *
   * @throws tools.jackson.core.JacksonException if a text is not JSON, or an object of it has a
   *     member twice
   */
  public static Verdict compare(String sub, String sup) {
    JsonNode left;
    JsonNode right;
    try {
      left = JsonText.read(sub);
      right = JsonText.read(sup);
    } catch (StreamConstraintsException e) {
      return new Verdict.Unknown("a schema is out of reach: " + JsonText.reason(e));
    }
    return compare(left, right);
  }

  /**
   * Compares two schemas. Never throws for what a schema says: a schema that is not valid, or that
   * refers to a document nobody gave along, makes the answer {@link Verdict.Unknown}.
   *
   * @param options how many steps may be taken, and which further documents there are
   */
  public static Verdict compare(JsonNode sub, JsonNode sup, ComparisonOptions options) {
    return new Comparison(options).compare(sub, sup);
  }
}
