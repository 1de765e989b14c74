package dev.collet.schema;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NumericNode;

/**
 * Writes a JSON value in the one way that equal values share, so that files under review change
 * only when their content does.
 *
 * <p>Members are sorted by their names' UTF-16 code units. Numbers that are mathematically equal
 * are written alike: {@code 1.0}, {@code 1e0} and {@code 1} all as {@code 1}. Only what RFC 8259,
 * section 7, requires is escaped. Lines end with LF whatever the platform.
 */
public final class CanonicalJson {

  private CanonicalJson() {}

  /** The value on one line, without blanks. */
  public static String write(JsonNode value) {
    StringBuilder out = new StringBuilder();
    new Writer(out, false).value(value, 0);
    return out.toString();
  }

  /** The value with an indent of two spaces for each level; no line end after the last line. */
  public static String pretty(JsonNode value) {
    StringBuilder out = new StringBuilder();
    new Writer(out, true).value(value, 0);
    return out.toString();
  }

  /** A number's shortest deterministic form; an exponent only where digits would be many. */
  static String number(BigDecimal number) {
    if (number.signum() == 0) {
      return "0";
    }
    BigDecimal stripped = number.stripTrailingZeros();
    boolean plain = stripped.scale() > -22 && stripped.scale() < 22 + stripped.precision();
    return plain ? stripped.toPlainString() : stripped.toString().replace("E", "e");
  }

  private record Writer(StringBuilder out, boolean indented) {

    void value(JsonNode value, int depth) {
      if (value.isObject()) {
        object(value, depth);
      } else if (value.isArray()) {
        array(value, depth);
      } else if (value.isString()) {
        string(value.stringValue());
      } else if (value.isNumber()) {
        number(value);
      } else {
        out.append(value.isBoolean() ? Boolean.toString(value.booleanValue()) : "null");
      }
    }

    private void number(JsonNode value) {
      if (value instanceof NumericNode numeric && numeric.isNaN()) {
        throw new IllegalArgumentException("JSON has no " + value.asString());
      }
      out.append(CanonicalJson.number(value.decimalValue()));
    }

    private void object(JsonNode value, int depth) {
      List<String> names = new ArrayList<>(value.propertyNames());
      Collections.sort(names);
      out.append('{');
      String separator = "";
      for (String name : names) {
        out.append(separator);
        separator = ",";
        line(depth + 1);
        string(name);
        out.append(indented ? ": " : ":");
        value(value.get(name), depth + 1);
      }
      if (!names.isEmpty()) {
        line(depth);
      }
      out.append('}');
    }

    private void array(JsonNode value, int depth) {
      out.append('[');
      for (int i = 0; i < value.size(); i++) {
        out.append(i == 0 ? "" : ",");
        line(depth + 1);
        value(value.get(i), depth + 1);
      }
      if (!value.isEmpty()) {
        line(depth);
      }
      out.append(']');
    }

    private void line(int depth) {
      if (indented) {
        out.append('\n').append("  ".repeat(depth));
      }
    }

    private void string(String text) {
      out.append('"');
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        switch (c) {
          case '"' -> out.append("\\\"");
          case '\\' -> out.append("\\\\");
          case '\n' -> out.append("\\n");
          case '\r' -> out.append("\\r");
          case '\t' -> out.append("\\t");
          case '\b' -> out.append("\\b");
          case '\f' -> out.append("\\f");
          default -> plainOrEscaped(c, text, i);
        }
      }
      out.append('"');
    }

    /** A lone surrogate has no UTF-8 form, so it is escaped like a control character. */
    private void plainOrEscaped(char c, String text, int at) {
      boolean lone =
          Character.isHighSurrogate(c)
              ? at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1))
              : Character.isLowSurrogate(c)
                  && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
      if (c < 0x20 || lone) {
        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
  }
}
