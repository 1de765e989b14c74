package dev.collet.schema.evaluate;

import dev.collet.schema.CanonicalJson;
import java.util.HashSet;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Equality of JSON values as JSON Schema defines it (core, section 4.2.2): 1 equals 1.0. */
public final class JsonEquality {

  private JsonEquality() {}

  /** Whether two values are equal. */
  @SuppressWarnings("ReferenceEquality") // a short cut; the values decide
  public static boolean equal(JsonNode one, JsonNode other) {
    return CanonicalJson.write(one).equals(CanonicalJson.write(other));
  }

  /** Whether no two elements of an array are equal. */
  public static boolean unique(JsonNode array) {
    Set<String> seen = new HashSet<>();
    for (JsonNode item : array) {
      if (!seen.add(CanonicalJson.write(item))) {
        return false;
      }
    }
    return true;
  }
}
