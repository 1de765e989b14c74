package dev.collet.processor.code;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock.Builder;
import dev.collet.processor.code.CodeBlock.Mark;
import org.jspecify.annotations.Nullable;

/** Reads formats. */
final class Format {
  private Format() {}

  static void parse(String format, @Nullable Object[] arguments, Builder code) {
    int next = 0;
    int from = 0;
    for (int dollar = format.indexOf('$'); dollar >= 0; dollar = format.indexOf('$', from)) {
      code.text(format.substring(from, dollar));
      int at = dollar + 1;
      int number = 0;
      while (Character.isDigit(format.charAt(at))) {
        number = number * 10 + format.charAt(at) - '0';
        at++;
      }
      char kind = format.charAt(at);
      from = at + 1;
      switch (kind) {
        case 'W' -> code.part(Mark.SPACE_OR_LINE);
        case '>' -> code.indent();
        case '<' -> code.unindent();
        default -> add(kind, arguments[number > 0 ? number - 1 : next++], code);
      }
    }
    code.text(from == 0 ? format : format.substring(from));
  }

  private static void add(char kind, @Nullable Object argument, Builder code) {
    switch (kind) {
      case 'L' -> {
        if (argument instanceof CodeBlock piece) {
          code.add(piece);
        } else {
          code.text(String.valueOf(argument));
        }
      }
      case 'N' -> code.text(text(kind, argument));
      case 'S' -> literal(text(kind, argument), code);
      case 'T' -> code.part(type(argument));
      default -> throw new IllegalArgumentException("$" + kind);
    }
  }

  private static String text(char kind, @Nullable Object argument) {
    if (argument instanceof String text) {
      return text;
    }
    throw new IllegalArgumentException("$" + kind + " of " + argument);
  }

  private static TypeName type(@Nullable Object argument) {
    if (argument instanceof TypeName name) {
      return name;
    }
    if (argument instanceof Class<?> type) {
      return TypeName.get(type);
    }
    throw new IllegalArgumentException("$T of " + argument);
  }

  /** A text with line breaks goes on in a new line after each. */
  private static void literal(String text, Builder code) {
    StringBuilder literal = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> literal.append("\\\"");
        case '\\' -> literal.append("\\\\");
        case '\b' -> literal.append("\\b");
        case '\t' -> literal.append("\\t");
        case '\f' -> literal.append("\\f");
        case '\r' -> literal.append("\\r");
        case '\n' -> literal.append(i + 1 < text.length() ? "\\n\"\n    + \"" : "\\n");
        default -> {
          if (Character.isISOControl(c)) {
            literal.append(String.format("\\u%04x", (int) c));
          } else {
            literal.append(c);
          }
        }
      }
    }
    code.text(literal.append('"').toString());
  }
}
