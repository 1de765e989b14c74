package dev.collet.schema.pattern;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Property escapes, {@code \p{…}}: general categories, scripts and the common binary properties, by
 * the Unicode tables of the running JDK.
 */
final class UnicodeProperties {

  private static final Map<String, Integer> CATEGORIES = new HashMap<>();
  private static final Map<String, String> LONG_NAMES = new HashMap<>();
  private static final Map<String, IntPredicate> BINARY = new HashMap<>();
  private static final Map<String, CodePoints> KNOWN = new ConcurrentHashMap<>();

  static {
    category("Lu", "Uppercase_Letter", Character.UPPERCASE_LETTER);
    category("Ll", "Lowercase_Letter", Character.LOWERCASE_LETTER);
    category("Lt", "Titlecase_Letter", Character.TITLECASE_LETTER);
    category("Lm", "Modifier_Letter", Character.MODIFIER_LETTER);
    category("Lo", "Other_Letter", Character.OTHER_LETTER);
    category("Mn", "Nonspacing_Mark", Character.NON_SPACING_MARK);
    category("Mc", "Spacing_Mark", Character.COMBINING_SPACING_MARK);
    category("Me", "Enclosing_Mark", Character.ENCLOSING_MARK);
    category("Nd", "Decimal_Number", Character.DECIMAL_DIGIT_NUMBER);
    category("Nl", "Letter_Number", Character.LETTER_NUMBER);
    category("No", "Other_Number", Character.OTHER_NUMBER);
    category("Pc", "Connector_Punctuation", Character.CONNECTOR_PUNCTUATION);
    category("Pd", "Dash_Punctuation", Character.DASH_PUNCTUATION);
    category("Ps", "Open_Punctuation", Character.START_PUNCTUATION);
    category("Pe", "Close_Punctuation", Character.END_PUNCTUATION);
    category("Pi", "Initial_Punctuation", Character.INITIAL_QUOTE_PUNCTUATION);
    category("Pf", "Final_Punctuation", Character.FINAL_QUOTE_PUNCTUATION);
    category("Po", "Other_Punctuation", Character.OTHER_PUNCTUATION);
    category("Sm", "Math_Symbol", Character.MATH_SYMBOL);
    category("Sc", "Currency_Symbol", Character.CURRENCY_SYMBOL);
    category("Sk", "Modifier_Symbol", Character.MODIFIER_SYMBOL);
    category("So", "Other_Symbol", Character.OTHER_SYMBOL);
    category("Zs", "Space_Separator", Character.SPACE_SEPARATOR);
    category("Zl", "Line_Separator", Character.LINE_SEPARATOR);
    category("Zp", "Paragraph_Separator", Character.PARAGRAPH_SEPARATOR);
    category("Cc", "Control", Character.CONTROL);
    category("Cf", "Format", Character.FORMAT);
    category("Cs", "Surrogate", Character.SURROGATE);
    category("Co", "Private_Use", Character.PRIVATE_USE);
    category("Cn", "Unassigned", Character.UNASSIGNED);
    LONG_NAMES.put("Letter", "L");
    LONG_NAMES.put("Mark", "M");
    LONG_NAMES.put("Combining_Mark", "M");
    LONG_NAMES.put("Number", "N");
    LONG_NAMES.put("digit", "Nd");
    LONG_NAMES.put("Punctuation", "P");
    LONG_NAMES.put("punct", "P");
    LONG_NAMES.put("Symbol", "S");
    LONG_NAMES.put("Separator", "Z");
    LONG_NAMES.put("Other", "C");
    LONG_NAMES.put("cntrl", "Cc");
    LONG_NAMES.put("Cased_Letter", "LC");
    BINARY.put("Any", point -> true);
    BINARY.put("ASCII", point -> point < 0x80);
    BINARY.put("Assigned", Character::isDefined);
    binary("Alphabetic", "Alpha", Character::isAlphabetic);
    binary("Lowercase", "Lower", Character::isLowerCase);
    binary("Uppercase", "Upper", Character::isUpperCase);
    binary("Ideographic", "Ideo", Character::isIdeographic);
    binary("White_Space", "space", UnicodeProperties::isWhiteSpace);
    binary("ASCII_Hex_Digit", "AHex", point -> point < 0x80 && Character.digit(point, 16) >= 0);
    binary("ID_Start", "IDS", Character::isUnicodeIdentifierStart);
    binary(
        "ID_Continue",
        "IDC",
        point ->
            Character.isUnicodeIdentifierPart(point) && !Character.isIdentifierIgnorable(point));
  }

  private UnicodeProperties() {}

  /** The code points of {@code \p{name}} or {@code \p{name=value}}; null if it is not known. */
  static @Nullable CodePoints find(String expression) {
    CodePoints known = KNOWN.get(expression);
    if (known == null) {
      IntPredicate condition = condition(expression);
      if (condition == null) {
        return null;
      }
      known = CodePoints.where(condition);
      KNOWN.put(expression, known);
    }
    return known;
  }

  private static @Nullable IntPredicate condition(String expression) {
    int equals = expression.indexOf('=');
    if (equals < 0) {
      IntPredicate binary = BINARY.get(expression);
      return binary != null ? binary : category(expression);
    }
    String value = expression.substring(equals + 1);
    return switch (expression.substring(0, equals)) {
      case "General_Category", "gc" -> category(value);
      case "Script", "sc" -> script(value);
      default -> null;
    };
  }

  private static @Nullable IntPredicate category(String name) {
    String brief = LONG_NAMES.getOrDefault(name, name);
    if (brief.equals("LC")) {
      return point ->
          Character.getType(point) <= Character.TITLECASE_LETTER && Character.getType(point) > 0;
    }
    int mask = 0;
    for (Map.Entry<String, Integer> entry : CATEGORIES.entrySet()) {
      if (entry.getKey().equals(brief)
          || (brief.length() == 1 && entry.getKey().startsWith(brief))) {
        mask |= 1 << entry.getValue();
      }
    }
    int types = mask;
    return types == 0 ? null : point -> (types & (1 << Character.getType(point))) != 0;
  }

  private static @Nullable IntPredicate script(String name) {
    try {
      Character.UnicodeScript script =
          Character.UnicodeScript.forName(name.toUpperCase(Locale.ROOT));
      return point -> Character.UnicodeScript.of(point) == script;
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  private static boolean isWhiteSpace(int point) {
    return Character.isSpaceChar(point) || (point >= 9 && point <= 13) || point == 0x85;
  }

  private static void category(String brief, String name, byte type) {
    CATEGORIES.put(brief, (int) type);
    LONG_NAMES.put(name, brief);
  }

  private static void binary(String name, String brief, IntPredicate condition) {
    BINARY.put(name, condition);
    BINARY.put(brief, condition);
  }
}
