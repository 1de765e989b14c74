package dev.collet.processor.emit;

import dev.collet.processor.code.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a long text as Java source that can be read: text blocks whose lines are joined, so that
 * the value, which is JSON, is one line. Class files limit a constant to 65,535 bytes of modified
 * UTF-8; longer texts become several constants that are joined when the program runs.
 */
final class TextLiteral {
  private static final int MOST_BYTES = 60_000;
  private static final int COLUMNS = 84;

  private TextLiteral() {}

  /** An expression whose value is the text. */
  static CodeBlock of(String text) {
    CodeBlock.Builder code = CodeBlock.builder();
    List<String> parts = parts(text);
    for (int i = 0; i < parts.size(); i++) {
      // concat, because javac would fold + back into one constant.
      code.add(i == 0 ? "$L" : "\n.concat($L)", block(parts.get(i)));
    }
    return code.build();
  }

  /** The text in parts that fit a constant, none ending inside a surrogate pair. */
  static List<String> parts(String text) {
    if (text.length() <= MOST_BYTES / 3) {
      return List.of(text);
    }
    List<String> parts = new ArrayList<>();
    int start = 0;
    int bytes = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int size = c != 0 && c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
      boolean isInsidePair = Character.isLowSurrogate(c) && i > start;
      if (bytes + size > MOST_BYTES && !isInsidePair) {
        parts.add(text.substring(start, i));
        start = i;
        bytes = 0;
      }
      bytes += size;
    }
    parts.add(text.substring(start));
    return parts;
  }

  private static String block(String text) {
    StringBuilder block = new StringBuilder("\"\"\"\n");
    int column = 0;
    boolean isInString = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' && (i == 0 || !isEscaped(text, i))) {
        isInString = !isInString;
      }
      int before = block.length();
      escape(text, i, column == 0, block);
      column += block.length() - before;
      boolean isPause = isInString ? c == ' ' : c == ',' || c == '{' || c == '[';
      boolean isTooLong = column > COLUMNS && !Character.isHighSurrogate(c);
      if (i + 1 < text.length() && (isTooLong || (isPause && isFull(text, i + 1, column)))) {
        block.append("\\\n");
        column = 0;
      }
    }
    return block.append("\"\"\"").toString();
  }

  /** Whether what comes up to the next pause would go over the edge. */
  private static boolean isFull(String text, int from, int column) {
    int room = COLUMNS - column;
    for (int i = from; i < text.length() && i - from <= room; i++) {
      char c = text.charAt(i);
      if (c == ',' || c == ' ') {
        return false;
      }
    }
    return text.length() - from > room;
  }

  private static boolean isEscaped(String text, int quote) {
    int backslashes = 0;
    for (int i = quote - 1; i >= 0 && text.charAt(i) == '\\'; i--) {
      backslashes++;
    }
    return backslashes % 2 == 1;
  }

  private static void escape(String text, int at, boolean isLineStart, StringBuilder out) {
    char c = text.charAt(at);
    boolean isLast = at + 1 == text.length();
    switch (c) {
      case '\\' -> out.append("\\\\");
      case '"' -> {
        boolean endsBlock = isLast || (at > 1 && text.startsWith("\"\"", at - 2));
        out.append(endsBlock ? "\\\"" : "\"");
      }
      case ' ' -> out.append(isLineStart || isLast ? "\\s" : " ");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      // javac's lint takes these for ends of lines and warns of blanks before them. Texts are JSON,
      // where the escape means the same.
      case '\u0085', '\u2028', '\u2029' -> out.append(String.format("\\\\u%04x", (int) c));
      default -> {
        if (c < ' ' || c > '~') {
          out.append(String.format("\\u%04x", (int) c));
        } else {
          out.append(c);
        }
      }
    }
  }
}
