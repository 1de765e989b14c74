package dev.collet.processor.shape;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Writes a Java regular expression so that it means the same in ECMA 262 (with its u flag), which
 * JSON Schema's {@code pattern} speaks, and in Java. What has no equal there is refused.
 */
final class RegexDialect {
  private static final String SPACE = " \\t\\n\\u000B\\f\\r";
  private static final String HORIZONTAL =
      " \\t\\u00A0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000";
  private static final String ANY = "[^\\n\\r\\u0085\\u2028\\u2029]";
  private static final String SYNTAX = "^$\\.*+?()[]{}|/";
  private static final Map<String, String> POSIX =
      Map.ofEntries(
          Map.entry("Lower", "a-z"),
          Map.entry("Upper", "A-Z"),
          Map.entry("Alpha", "A-Za-z"),
          Map.entry("Digit", "0-9"),
          Map.entry("Alnum", "A-Za-z0-9"),
          Map.entry("XDigit", "0-9A-Fa-f"),
          Map.entry("Space", SPACE),
          Map.entry("Blank", " \\t"),
          Map.entry("ASCII", "\\u0000-\\u007f"),
          Map.entry("Punct", "!-\\/:-@\\[-`\\{-~"));

  /** Says what of an expression has no equal. */
  static final class Untranslatable extends Exception {
    private static final long serialVersionUID = 1L;

    Untranslatable(String message) {
      super(message);
    }
  }

  private final String regex;
  private final StringBuilder out = new StringBuilder();
  private int at;

  private RegexDialect(String regex) {
    this.regex = regex;
  }

  /** The expression in the common dialect. */
  static String toEcma(String regex) throws Untranslatable {
    try {
      Pattern.compile(regex);
    } catch (PatternSyntaxException e) {
      throw new Untranslatable("is no regular expression: " + e.getDescription() + ".");
    }
    return new RegexDialect(regex).translate();
  }

  private String translate() throws Untranslatable {
    while (at < regex.length()) {
      char c = regex.charAt(at);
      switch (c) {
        case '\\' -> escape(false);
        case '[' -> characterClass();
        case '(' -> group();
        case '.' -> put(ANY);
        case ']', '}', '/' -> put("\\" + c);
        case '*', '+', '?', '{' -> quantifier();
        default -> put(String.valueOf(c));
      }
    }
    return out.toString();
  }

  private void put(String text) {
    out.append(text);
    at++;
  }

  private void quantifier() throws Untranslatable {
    if (regex.charAt(at) == '{') {
      int end = regex.indexOf('}', at);
      out.append(regex, at, end + 1);
      at = end + 1;
    } else {
      put(String.valueOf(regex.charAt(at)));
    }
    if (at < regex.length() && regex.charAt(at) == '+') {
      throw unequal("a possessive quantifier");
    }
    if (at < regex.length() && regex.charAt(at) == '?') {
      put("?");
    }
  }

  private void group() throws Untranslatable {
    if (!regex.startsWith("(?", at)) {
      put("(");
      return;
    }
    for (String start : new String[] {"(?:", "(?=", "(?!", "(?<=", "(?<!"}) {
      if (regex.startsWith(start, at)) {
        out.append(start);
        at += start.length();
        return;
      }
    }
    if (regex.startsWith("(?<", at)) {
      int end = regex.indexOf('>', at);
      out.append(regex, at, end + 1);
      at = end + 1;
      return;
    }
    throw unequal(regex.startsWith("(?>", at) ? "an atomic group" : "a flag inside the expression");
  }

  private void characterClass() throws Untranslatable {
    put("[");
    if (at < regex.length() && regex.charAt(at) == '^') {
      put("^");
    }
    boolean isFirst = true;
    while (regex.charAt(at) != ']' || isFirst) {
      char c = regex.charAt(at);
      if (c == '[') {
        throw unequal("a class inside a class");
      }
      if (regex.startsWith("&&", at)) {
        throw unequal("an intersection of classes");
      }
      if (c == '\\') {
        escape(true);
      } else {
        put(c == ']' || c == '^' ? "\\" + c : String.valueOf(c));
      }
      isFirst = false;
    }
    put("]");
  }

  private void escape(boolean inClass) throws Untranslatable {
    char c = regex.charAt(at + 1);
    at += 2;
    switch (c) {
      case 'd', 'D', 'w', 'W', 't', 'n', 'r', 'f' -> out.append('\\').append(c);
      case 's' -> set(SPACE, false, inClass);
      case 'S' -> set(SPACE, true, inClass);
      case 'h' -> set(HORIZONTAL, false, inClass);
      case 'H' -> set(HORIZONTAL, true, inClass);
      case 'a' -> out.append("\\u0007");
      case 'e' -> out.append("\\u001B");
      case 'x', 'u' -> hexadecimal(c);
      case 'p', 'P' -> property(c == 'P', inClass);
      case 'Q' -> quoted();
      case 'A' -> out.append('^');
      case 'z' -> out.append('$');
      default -> literal(c, inClass);
    }
  }

  private void literal(char c, boolean inClass) throws Untranslatable {
    if (Character.isLetterOrDigit(c)) {
      throw unequal("\\" + c);
    }
    boolean isEscaped = SYNTAX.indexOf(c) >= 0 || (inClass && c == '-');
    out.append(isEscaped ? "\\" : "").append(c);
  }

  private void set(String members, boolean isNegated, boolean inClass) throws Untranslatable {
    if (inClass && isNegated) {
      throw unequal("a negated set inside a class");
    }
    out.append(inClass ? members : "[" + (isNegated ? "^" : "") + members + "]");
  }

  private void hexadecimal(char c) throws Untranslatable {
    int length = c == 'x' ? 2 : 4;
    if (regex.charAt(at) == '{') {
      throw unequal("\\x{…}");
    }
    out.append(c == 'x' ? "\\u00" : "\\u").append(regex, at, at + length);
    at += length;
  }

  private void property(boolean isNegated, boolean inClass) throws Untranslatable {
    int end = regex.charAt(at) == '{' ? regex.indexOf('}', at) : at;
    String name =
        regex.charAt(at) == '{' ? regex.substring(at + 1, end) : regex.substring(at, at + 1);
    at = end + 1;
    String posix = POSIX.get(name);
    if (posix != null) {
      set(posix, isNegated, inClass);
    } else if (name.matches("[A-Z][a-z]?") && !name.matches("C|Cn|LC|LD|L1")) {
      out.append(isNegated ? "\\P{" : "\\p{").append(name).append('}');
    } else {
      throw unequal("\\p{" + name + "}");
    }
  }

  private void quoted() {
    int end = regex.indexOf("\\E", at);
    int stop = end < 0 ? regex.length() : end;
    for (int i = at; i < stop; i++) {
      char c = regex.charAt(i);
      out.append(SYNTAX.indexOf(c) >= 0 ? "\\" : "").append(c);
    }
    at = end < 0 ? stop : end + 2;
  }

  private Untranslatable unequal(String what) {
    return new Untranslatable(
        "uses "
            + what
            + ", which JSON Schema's regular expressions (ECMA 262) don't have, or read in another way. Write it"
            + " in another way.");
  }
}
