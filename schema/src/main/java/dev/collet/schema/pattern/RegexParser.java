package dev.collet.schema.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads regular expressions as ECMA 262 does with the {@code u} flag (section 22.2.1). Two
 * leniences that engines share without that flag are kept, because schemas in the wild use them:
 * any punctuation may be escaped, and a brace that begins no quantifier stands for itself.
 */
final class RegexParser {

  private static final Pattern BRACES = Pattern.compile("\\{([0-9]+)(,([0-9]*))?\\}");
  private static final int MAX_COUNT = 100_000;

  private final String text;
  private final CaptureNames groups;
  private final EscapeReader escapes;
  private int at;
  private int opened;

  private RegexParser(String text) {
    this.text = text;
    this.groups = CaptureNames.of(text);
    this.escapes = new EscapeReader(text);
  }

  /**
   * Parses a whole pattern.
   *
   * @throws RegexSyntaxException if it is none
   */
  static RegexNode parse(String text) {
    RegexParser parser = new RegexParser(text);
    RegexNode node = parser.alternation();
    if (parser.at < text.length()) {
      throw new RegexSyntaxException("a ')' at " + parser.at + " closes nothing");
    }
    return node;
  }

  private RegexNode alternation() {
    List<RegexNode> options = new ArrayList<>();
    options.add(sequence());
    while (accept("|")) {
      options.add(sequence());
    }
    return options.size() == 1 ? options.get(0) : new RegexNode.Alternation(options);
  }

  private RegexNode sequence() {
    List<RegexNode> parts = new ArrayList<>();
    while (at < text.length() && text.charAt(at) != '|' && text.charAt(at) != ')') {
      parts.add(quantified(atom()));
    }
    return parts.size() == 1 ? parts.get(0) : new RegexNode.Sequence(parts);
  }

  private RegexNode quantified(RegexNode atom) {
    int min;
    int max;
    Matcher braces = BRACES.matcher(text).region(at, text.length());
    if (accept("*")) {
      min = 0;
      max = -1;
    } else if (accept("+")) {
      min = 1;
      max = -1;
    } else if (accept("?")) {
      min = 0;
      max = 1;
    } else if (braces.lookingAt()) {
      at = braces.end();
      min = count(braces.group(1));
      String upper = braces.group(3);
      max = braces.group(2) == null ? min : upper.isEmpty() ? -1 : count(upper);
    } else {
      return atom;
    }
    if (atom instanceof RegexNode.Assertion) {
      throw new RegexSyntaxException("an assertion before " + at + " can't be repeated");
    }
    if (max >= 0 && max < min) {
      throw new RegexSyntaxException("the numbers in braces before " + at + " are out of order");
    }
    return new RegexNode.Repeat(atom, min, max, !accept("?"));
  }

  private static int count(String digits) {
    return digits.length() > 6 ? MAX_COUNT : Math.min(Integer.parseInt(digits), MAX_COUNT);
  }

  private RegexNode atom() {
    int point = text.codePointAt(at);
    switch (point) {
      case '^' -> {
        at++;
        return RegexNode.Assertion.START;
      }
      case '$' -> {
        at++;
        return RegexNode.Assertion.END;
      }
      case '.' -> {
        at++;
        return new RegexNode.Chars(CodePoints.LINE_TERMINATOR.complement());
      }
      case '(' -> {
        return group();
      }
      case '[' -> {
        ClassReader reader = new ClassReader(text, at + 1, escapes);
        CodePoints set = reader.read();
        at = reader.end();
        return new RegexNode.Chars(set);
      }
      case '\\' -> {
        return escape();
      }
      case '*', '+', '?' ->
          throw new RegexSyntaxException(
              "'" + (char) point + "' at " + at + " has nothing to repeat");
      default -> {
        at += Character.charCount(point);
        return new RegexNode.Chars(CodePoints.of(point));
      }
    }
  }

  private RegexNode group() {
    if (accept("(?:")) {
      return closed(alternation());
    }
    if (accept("(?=")) {
      return new RegexNode.Look(closed(alternation()), true, true);
    }
    if (accept("(?!")) {
      return new RegexNode.Look(closed(alternation()), true, false);
    }
    if (accept("(?<=")) {
      return new RegexNode.Look(closed(alternation()), false, true);
    }
    if (accept("(?<!")) {
      return new RegexNode.Look(closed(alternation()), false, false);
    }
    if (accept("(?<")) {
      int end = text.indexOf('>', at);
      if (end <= at) {
        throw new RegexSyntaxException("the group's name at " + at + " has no end");
      }
      at = end + 1;
    } else if (accept("(?")) {
      throw new RegexSyntaxException("'(?' at " + (at - 2) + " begins no group of ECMA 262");
    } else {
      at++;
    }
    opened++;
    int index = opened;
    return new RegexNode.Group(closed(alternation()), index);
  }

  private RegexNode closed(RegexNode body) {
    if (!accept(")")) {
      throw new RegexSyntaxException("a '(' is not closed");
    }
    return body;
  }

  private RegexNode escape() {
    if (at + 1 == text.length()) {
      throw new RegexSyntaxException("'\\' at the end escapes nothing");
    }
    char c = text.charAt(at + 1);
    if (c == 'b' || c == 'B') {
      at += 2;
      return c == 'b' ? RegexNode.Assertion.WORD_BOUNDARY : RegexNode.Assertion.NOT_WORD_BOUNDARY;
    }
    if (c >= '1' && c <= '9') {
      return numberedReference();
    }
    if (c == 'k') {
      int end = text.indexOf('>', at);
      Integer index =
          text.startsWith("\\k<", at) && end > 0 ? groups.index(text.substring(at + 3, end)) : null;
      if (index == null) {
        throw new RegexSyntaxException("'\\k' at " + at + " names no group");
      }
      at = end + 1;
      return new RegexNode.BackReference(index);
    }
    CodePoints set = escapes.read(at);
    at = escapes.end();
    return new RegexNode.Chars(set);
  }

  private RegexNode numberedReference() {
    int end = at + 1;
    while (end < text.length() && Character.digit(text.charAt(end), 10) >= 0 && end < at + 6) {
      end++;
    }
    int index = Integer.parseInt(text.substring(at + 1, end));
    if (index > groups.count()) {
      throw new RegexSyntaxException("'\\" + index + "' at " + at + " refers to no group");
    }
    at = end;
    return new RegexNode.BackReference(index);
  }

  private boolean accept(String expected) {
    if (!text.startsWith(expected, at)) {
      return false;
    }
    at += expected.length();
    return true;
  }
}
