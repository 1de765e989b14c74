package dev.collet.schema.evaluate;

import dev.collet.schema.CanonicalJson;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Equality of JSON values as JSON Schema defines it (core, section 4.2.2): 1 equals 1.0. */
public final class JsonEquality {

  private JsonEquality() {}

  /** Whether two values are equal. */
  public static boolean equal(JsonNode one, JsonNode other) {
    if (one.isNumber() || other.isNumber()) {
      return one.isNumber()
          && other.isNumber()
          && CanonicalJson.write(one).equals(CanonicalJson.write(other));
    }
    if (one.isArray()) {
      return other.isArray() && one.size() == other.size() && sameItems(one, other);
    }
    if (one.isObject()) {
      return other.isObject() && one.size() == other.size() && sameMembers(one, other);
    }
    return one.equals(other);
  }

  private static boolean sameItems(JsonNode one, JsonNode other) {
    for (int i = 0; i < one.size(); i++) {
      if (!equal(one.get(i), other.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameMembers(JsonNode one, JsonNode other) {
    for (Map.Entry<String, JsonNode> member : one.properties()) {
      JsonNode same = other.get(member.getKey());
      if (same == null || !equal(member.getValue(), same)) {
        return false;
      }
    }
    return true;
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
