package dev.collet.schema.pattern;

/** Reads a character class, from behind its opening bracket (ECMA 262, section 22.2.1). */
final class ClassReader {

  private final String text;
  private final EscapeReader escapes;
  private int at;

  /** The code point read last, or -1 where it was a set that can't bound a range. */
  private int single;

  ClassReader(String text, int at, EscapeReader escapes) {
    this.text = text;
    this.at = at;
    this.escapes = escapes;
  }

  /** Where the class ends, behind its bracket. */
  int end() {
    return at;
  }

  CodePoints read() {
    boolean negated = at < text.length() && text.charAt(at) == '^';
    if (negated) {
      at++;
    }
    CodePoints all = CodePoints.NONE;
    while (at < text.length() && text.charAt(at) != ']') {
      CodePoints first = one();
      int from = single;
      boolean range =
          at + 1 < text.length() && text.charAt(at) == '-' && text.charAt(at + 1) != ']';
      if (!range) {
        all = all.union(first);
        continue;
      }
      at++;
      CodePoints second = one();
      if (from < 0 || single < 0) {
        // as engines do without the u flag: the hyphen stands for itself
        all = all.union(first).union(second).union(CodePoints.of('-'));
      } else if (from > single) {
        throw new RegexSyntaxException("the range before " + at + " is out of order");
      } else {
        all = all.union(CodePoints.range(from, single));
      }
    }
    if (at == text.length()) {
      throw new RegexSyntaxException("a '[' is not closed");
    }
    at++;
    return negated ? all.complement() : all;
  }

  private CodePoints one() {
    int c = text.codePointAt(at);
    if (c != '\\') {
      at += Character.charCount(c);
      single = c;
      return CodePoints.of(c);
    }
    if (text.startsWith("\\b", at)) {
      at += 2;
      single = '\b';
      return CodePoints.of('\b');
    }
    CodePoints set = escapes.read(at);
    at = escapes.end();
    single = set.ranges() == 1 && set.from(0) == set.to(0) ? set.from(0) : -1;
    return set;
  }
}
