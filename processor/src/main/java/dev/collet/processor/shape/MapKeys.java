package dev.collet.processor.shape;

import java.math.BigInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The texts of map keys: a whole number is written in decimal, without leading zeros. */
public final class MapKeys {
  private MapKeys() {}

  /** The form of an integer as a key; the Java type's digits bound it, its exact range doesn't. */
  public static String pattern(Shape.IntegerKind kind) {
    BigInteger maximum = Shape.maximum(kind);
    String more = maximum == null ? "*" : "{0," + (maximum.toString().length() - 1) + "}";
    return "^(0|-?[1-9][0-9]" + more + ")$";
  }

  /** A key as the value of its shape; a text where it is none. */
  static JsonNode asValue(String name, Shape key) {
    boolean isInteger =
        key instanceof Shape.IntegerShape
            && name.length() <= 1000
            && TextForms.matches("^(0|-?[1-9][0-9]*)$", name);
    return isInteger
        ? JsonNodeFactory.instance.numberNode(new BigInteger(name))
        : JsonNodeFactory.instance.stringNode(name);
  }
}
