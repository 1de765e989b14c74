package dev.collet.schema.compare.logic;

import tools.jackson.databind.JsonNode;

/** The six types of a JSON value; that a number is an integer is a property of the number. */
public enum JsonType {
  NULL,
  BOOLEAN,
  NUMBER,
  STRING,
  ARRAY,
  OBJECT;

  /** All six, as a mask. */
  public static final int ALL = 63;

  /** This type, as a mask. */
  public int mask() {
    return 1 << ordinal();
  }

  /** The type of a value. */
  public static JsonType of(JsonNode value) {
    if (value.isObject()) {
      return OBJECT;
    }
    if (value.isArray()) {
      return ARRAY;
    }
    if (value.isString()) {
      return STRING;
    }
    if (value.isNumber()) {
      return NUMBER;
    }
    return value.isBoolean() ? BOOLEAN : NULL;
  }
}
