package dev.collet.schema.pattern;

/** Reads escapes that stand for code points, inside and outside of classes. */
final class EscapeReader {

  private final String text;
  private int end;

  EscapeReader(String text) {
    this.text = text;
  }

  /** Where the escape that was read last ends. */
  int end() {
    return end;
  }

  /** The code points of the escape whose backslash is at this index. */
  CodePoints read(int at) {
    if (at + 1 >= text.length()) {
      throw new RegexSyntaxException("'\\' at the end escapes nothing");
    }
    int c = text.codePointAt(at + 1);
    end = at + 1 + Character.charCount(c);
    return switch (c) {
      case 'd' -> CodePoints.DIGIT;
      case 'D' -> CodePoints.DIGIT.complement();
      case 'w' -> CodePoints.WORD;
      case 'W' -> CodePoints.WORD.complement();
      case 's' -> CodePoints.SPACE;
      case 'S' -> CodePoints.SPACE.complement();
      case 'p' -> property(at);
      case 'P' -> property(at).complement();
      case 't' -> CodePoints.of('\t');
      case 'n' -> CodePoints.of('\n');
      case 'r' -> CodePoints.of('\r');
      case 'f' -> CodePoints.of('\f');
      case 'v' -> CodePoints.of(0x0B);
      case '0' -> CodePoints.of(0);
      case 'c' -> control(at);
      case 'x' -> CodePoints.of(hex(at + 2, 2));
      case 'u' -> CodePoints.of(unicode(at));
      default -> identity(c, at);
    };
  }

  private static CodePoints identity(int c, int at) {
    if (Character.isLetterOrDigit(c)) {
      throw new RegexSyntaxException(
          "'\\" + Character.toString(c) + "' at " + at + " is no escape of ECMA 262");
    }
    return CodePoints.of(c);
  }

  private CodePoints control(int at) {
    int letter = at + 2 < text.length() ? text.charAt(at + 2) : 0;
    if (!((letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z'))) {
      throw new RegexSyntaxException("'\\c' at " + at + " needs a letter");
    }
    end = at + 3;
    return CodePoints.of(letter % 32);
  }

  private CodePoints property(int at) {
    int close = text.indexOf('}', at);
    if (!text.startsWith("{", at + 2) || close < 0) {
      throw new RegexSyntaxException("'\\p' at " + at + " needs a property in braces");
    }
    String name = text.substring(at + 3, close);
    CodePoints set = UnicodeProperties.find(name);
    if (set == null) {
      throw new RegexSyntaxException("the Unicode property '" + name + "' is not known");
    }
    end = close + 1;
    return set;
  }

  private int unicode(int at) {
    if (text.startsWith("{", at + 2)) {
      int close = text.indexOf('}', at);
      int digits = close - at - 3;
      if (digits < 1 || digits > 6) {
        throw new RegexSyntaxException("'\\u{' at " + at + " needs up to six digits");
      }
      int point = hex(at + 3, digits);
      end = close + 1;
      if (point > Character.MAX_CODE_POINT) {
        throw new RegexSyntaxException("'\\u{' at " + at + " is no code point");
      }
      return point;
    }
    int unit = hex(at + 2, 4);
    if (Character.isHighSurrogate((char) unit) && text.startsWith("\\u", at + 6)) {
      int low = hex(at + 8, 4);
      if (Character.isLowSurrogate((char) low)) {
        return Character.toCodePoint((char) unit, (char) low);
      }
      end = at + 6;
    }
    return unit;
  }

  private int hex(int from, int digits) {
    int value = 0;
    for (int i = from; i < from + digits; i++) {
      int digit = i < text.length() ? Character.digit(text.charAt(i), 16) : -1;
      if (digit < 0) {
        throw new RegexSyntaxException("hexadecimal digits are missing at " + i);
      }
      value = value * 16 + digit;
    }
    end = from + digits;
    return value;
  }
}
