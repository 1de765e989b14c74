package dev.collet.schema.pattern;

import java.util.Locale;

/** Writes a syntax tree as a pattern of java.util.regex that matches the same. */
final class JavaRegex {

  private static final String WORD = "[0-9A-Z_a-z]";
  private static final String BOUNDARY =
      "(?:(?<=" + WORD + ")(?!" + WORD + ")|(?<!" + WORD + ")(?=" + WORD + "))";
  private static final String NO_BOUNDARY =
      "(?:(?<=" + WORD + ")(?=" + WORD + ")|(?<!" + WORD + ")(?!" + WORD + "))";

  private final StringBuilder out = new StringBuilder();

  private JavaRegex() {}

  static String of(RegexNode node) {
    JavaRegex writer = new JavaRegex();
    writer.write(node);
    return writer.out.toString();
  }

  private void write(RegexNode node) {
    if (node instanceof RegexNode.Chars chars) {
      set(chars.set());
    } else if (node instanceof RegexNode.Sequence sequence) {
      sequence.parts().forEach(this::write);
    } else if (node instanceof RegexNode.Alternation alternation) {
      String separator = "(?:";
      for (RegexNode option : alternation.options()) {
        out.append(separator);
        separator = "|";
        write(option);
      }
      out.append(')');
    } else if (node instanceof RegexNode.Repeat repeat) {
      enclosed("(?:", repeat.body());
      out.append('{').append(repeat.min());
      if (repeat.max() != repeat.min()) {
        out.append(',').append(repeat.max() < 0 ? "" : Integer.toString(repeat.max()));
      }
      out.append(repeat.greedy() ? "}" : "}?");
    } else if (node instanceof RegexNode.Group group) {
      enclosed("(", group.body());
    } else if (node instanceof RegexNode.Look look) {
      enclosed((look.ahead() ? "(?" : "(?<") + (look.positive() ? "=" : "!"), look.body());
    } else if (node instanceof RegexNode.BackReference reference) {
      out.append("(?:\\").append(reference.index()).append(')');
    } else if (node instanceof RegexNode.Assertion assertion) {
      out.append(
          switch (assertion) {
            case START -> "\\A";
            case END -> "\\z";
            case WORD_BOUNDARY -> BOUNDARY;
            case NOT_WORD_BOUNDARY -> NO_BOUNDARY;
          });
    }
  }

  private void enclosed(String opening, RegexNode body) {
    out.append(opening);
    write(body);
    out.append(')');
  }

  private void set(CodePoints set) {
    if (set.isEmpty()) {
      out.append("(?!)");
      return;
    }
    out.append('[');
    for (int i = 0; i < set.ranges(); i++) {
      out.append(String.format(Locale.ROOT, "\\x{%x}-\\x{%x}", set.from(i), set.to(i)));
    }
    out.append(']');
  }
}
