package dev.collet.processor.shape;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Inline tags and character entities of documentation comments, as the text they stand for. */
final class DocTags {
  private static final Pattern ENTITY =
      Pattern.compile("&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]*);");

  /** The entities of Latin-1, from U+00A0 on. */
  private static final String LATIN_1 =
      "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn"
          + " sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest"
          + " Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave"
          + " Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave"
          + " Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig"
          + " ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute"
          + " ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

  private static final Map<String, String> NAMED = named();

  private static Map<String, String> named() {
    Map<String, String> named = new HashMap<>();
    String[] names =
        "lt < gt > amp & quot \" apos ' ndash – mdash — hellip … euro € le ≤ ge ≥ ne ≠ rarr → larr ← harr ↔ lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ bull • trade ™ minus − infin ∞"
            .split(" ", -1);
    for (int i = 0; i < names.length; i += 2) {
      named.put(names[i], names[i + 1]);
    }
    int codePoint = 0xa0;
    for (String name : LATIN_1.split(" ", -1)) {
      named.put(name, Character.toString(codePoint++));
    }
    return Map.copyOf(named);
  }

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
    boolean isCharacter =
        Character.isValidCodePoint(codePoint)
            && Character.getType(codePoint) != Character.SURROGATE
            && codePoint != 0;
    return isCharacter ? Character.toString(codePoint) : match.group();
  }
}
