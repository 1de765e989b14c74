package dev.collet.processor.shape;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Inline tags and character entities of documentation comments, as the text they stand for. */
final class DocTags {
  private static final Pattern ENTITY =
      Pattern.compile("&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]+);");
  private static final Map<String, String> NAMED =
      Map.ofEntries(
          Map.entry("lt", "<"),
          Map.entry("gt", ">"),
          Map.entry("amp", "&"),
          Map.entry("quot", "\""),
          Map.entry("apos", "'"),
          Map.entry("nbsp", "\u00a0"),
          Map.entry("ndash", "–"),
          Map.entry("mdash", "—"),
          Map.entry("hellip", "…"),
          Map.entry("copy", "©"),
          Map.entry("deg", "°"),
          Map.entry("times", "×"),
          Map.entry("euro", "€"),
          Map.entry("le", "≤"),
          Map.entry("ge", "≥"),
          Map.entry("ne", "≠"),
          Map.entry("rarr", "→"),
          Map.entry("larr", "←"));

  private DocTags() {}

  /** Replaces inline tags such as {@code {@link Type label}} by what a reader would see. */
  static String resolve(String text) {
    StringBuilder result = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      int start = text.indexOf("{@", at);
      int end = start < 0 ? -1 : closingBrace(text, start);
      if (end < 0) {
        return result.append(text.substring(at)).toString();
      }
      result.append(text, at, start).append(inline(text.substring(start + 2, end)));
      at = end + 1;
    }
    return result.toString();
  }

  private static String inline(String tag) {
    int space = 0;
    while (space < tag.length() && !Character.isWhitespace(tag.charAt(space))) {
      space++;
    }
    String body = tag.substring(space).strip();
    return switch (tag.substring(0, space)) {
      case "link", "linkplain" -> link(body);
      case "value", "systemProperty", "index", "summary", "return" -> resolve(body);
      case "inheritDoc", "docRoot", "snippet" -> "";
      default -> resolve(body);
    };
  }

  private static String link(String body) {
    int depth = 0;
    for (int i = 0; i < body.length(); i++) {
      char c = body.charAt(i);
      depth += c == '(' || c == '<' ? 1 : c == ')' || c == '>' ? -1 : 0;
      if (depth == 0 && Character.isWhitespace(c)) {
        return resolve(body.substring(i).strip());
      }
    }
    String target = body.startsWith("#") ? body.substring(1) : body;
    return target.replace('#', '.');
  }

  /** Where the brace that opens at {@code start} closes, or -1. */
  static int closingBrace(String text, int start) {
    int depth = 0;
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '{') {
        depth++;
      } else if (c == '}' && --depth == 0) {
        return i;
      }
    }
    return -1;
  }

  /** Replaces character entities; unknown ones stay as they are. */
  static String entities(String text) {
    return ENTITY
        .matcher(text)
        .replaceAll(match -> java.util.regex.Matcher.quoteReplacement(entity(match)));
  }

  private static String entity(MatchResult match) {
    String name = match.group(1);
    if (!name.startsWith("#")) {
      return NAMED.getOrDefault(name, match.group());
    }
    boolean isHex = name.charAt(1) == 'x' || name.charAt(1) == 'X';
    int codePoint =
        isHex ? Integer.parseInt(name.substring(2), 16) : Integer.parseInt(name.substring(1));
    return Character.isValidCodePoint(codePoint) ? Character.toString(codePoint) : match.group();
  }
}
