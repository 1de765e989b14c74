package dev.collet.processor.flow.text;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites a pattern of {@code java.util.regex} in the syntax of ECMA 262, which automata are made
 * of here. What it says then may match more, never less: {@code \s} knows more white space there,
 * and possessive quantifiers give back.
 */
final class JavaSyntax {
  /** The classes of POSIX, which Java means as ASCII. */
  private static final Map<String, String> POSIX =
      Map.of(
          "Digit", "0-9",
          "Lower", "a-z",
          "Upper", "A-Z",
          "Alpha", "A-Za-z",
          "Alnum", "A-Za-z0-9",
          "XDigit", "0-9A-Fa-f");

  private final String java;
  private final boolean ignoresCase;
  private final StringBuilder out = new StringBuilder();
  private int at;
  private boolean isClass;

  private JavaSyntax(String java, boolean ignoresCase) {
    this.java = java;
    this.ignoresCase = ignoresCase;
  }

  /**
   * The same in ECMA's syntax; null where that has no word for it.
   *
   * @param ignoresCase whether ASCII letters stand for both cases
   */
  static @Nullable String ecma(String java, boolean ignoresCase) {
    boolean isFlagged = java.startsWith("(?i)");
    JavaSyntax syntax =
        new JavaSyntax(
            isFlagged ? java.substring("(?i)".length()) : java, ignoresCase || isFlagged);
    return syntax.write() ? syntax.out.toString() : null;
  }

  private boolean write() {
    while (at < java.length()) {
      char c = java.charAt(at);
      if (c == '\\') {
        if (!escape()) {
          return false;
        }
      } else if (isClass ? !inClass(c) : !outside(c)) {
        return false;
      }
    }
    return true;
  }

  private boolean inClass(char c) {
    if (c == '[' || java.startsWith("&&", at)) {
      return false; // unions and intersections of classes
    }
    isClass = c != ']';
    boolean isRange = at + 2 < java.length() && java.charAt(at + 1) == '-';
    if (isRange && isLetter(c) && isLetter(java.charAt(at + 2))) {
      String range = java.substring(at, at + 3);
      out.append(range);
      if (ignoresCase) {
        out.append(swapped(c)).append('-').append(swapped(java.charAt(at + 2)));
      }
      at += 3;
      return true;
    }
    plain(c);
    return true;
  }

  private boolean outside(char c) {
    if (c == '[') {
      isClass = true;
      // A bracket that comes first stands for itself in Java, and ends the class in ECMA 262.
      int first = java.startsWith("^", at + 1) ? at + 2 : at + 1;
      if (java.startsWith("]", first)) {
        return false;
      }
    } else if (c == '(' && java.startsWith("(?>", at)) {
      out.append("(?:");
      at += 3;
      return true;
    } else if (c == '+' && at > 0 && isQuantified()) {
      at++;
      return true;
    }
    if (!isClass && ignoresCase && isLetter(c) && !isGroupName()) {
      out.append('[').append(c).append(swapped(c)).append(']');
      at++;
      return true;
    }
    out.append(c);
    at++;
    return true;
  }

  /** A plus after a quantifier makes it possessive. */
  private boolean isQuantified() {
    char before = java.charAt(at - 1);
    boolean isEscaped = at > 1 && java.charAt(at - 2) == '\\';
    return !isEscaped && "*+?}".indexOf(before) >= 0;
  }

  private boolean isGroupName() {
    int open = java.lastIndexOf("(?<", at);
    return open >= 0 && java.indexOf('>', open) >= at;
  }

  private void plain(char c) {
    out.append(c);
    if (ignoresCase && isLetter(c)) {
      out.append(swapped(c));
    }
    at++;
  }

  private boolean escape() {
    if (at + 1 == java.length()) {
      return false;
    }
    char next = java.charAt(at + 1);
    switch (next) {
      case 'p' -> {
        int end = java.indexOf('}', at);
        String set = end < at + 3 ? null : POSIX.get(java.substring(at + 3, end));
        if (set != null) {
          // A class of one case alone takes both where case is ignored.
          set = ignoresCase && (set.equals("a-z") || set.equals("A-Z")) ? "A-Za-z" : set;
          out.append(isClass ? set : "[" + set + "]");
          at = end + 1;
          return true;
        }
      }
      case 'A', 'z', 'Z' -> {
        out.append(next == 'A' ? '^' : '$');
        at += 2;
        return !isClass;
      }
      case '0', 'v', 'Q' -> {
        return false; // octal digits, vertical white space, quotations
      }
      default -> {
        // The rest means the same, or nothing there.
      }
    }
    out.append('\\').append(next);
    at += 2;
    return true;
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static char swapped(char letter) {
    return (char) (letter ^ ' ');
  }
}
