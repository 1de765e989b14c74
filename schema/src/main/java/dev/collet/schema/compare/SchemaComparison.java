package dev.collet.schema.compare;

import com.google.errorprone.annotations.CheckReturnValue;
import dev.collet.schema.CanonicalJson;
import dev.collet.schema.JsonText;
import tools.jackson.databind.JsonNode;

/** Decides whether every value that one JSON Schema 2020-12 accepts is accepted by another. */
@CheckReturnValue
public final class SchemaComparison {

  private SchemaComparison() {}

  /** Compares with {@link ComparisonOptions#DEFAULT}. */
  public static Verdict compare(JsonNode sub, JsonNode sup) {
    return compare(sub, sup, ComparisonOptions.DEFAULT);
  }

  /**
   * Compares two schemas given as JSON text.
   *
   * @throws tools.jackson.core.JacksonException if a text is not JSON
   */
  public static Verdict compare(String sub, String sup) {
    return compare(JsonText.read(sub), JsonText.read(sup));
  }

  /** Compares two schemas. Never throws for what a schema says; such faults are Unknown. */
  public static Verdict compare(JsonNode sub, JsonNode sup, ComparisonOptions options) {
    if (CanonicalJson.write(sub).equals(CanonicalJson.write(sup))) {
      return new Verdict.Contained();
    }
    return new Verdict.Unknown("only equal schemas are compared (" + options.budget() + " steps)");
  }
}
