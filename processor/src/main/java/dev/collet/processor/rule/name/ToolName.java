package dev.collet.processor.rule.name;

import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ToolRule;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Holds names to MCP's length and character set, since one bad name disables a whole server. */
public final class ToolName implements ToolRule {
  private static final int LONGEST = 128;
  private static final String FORM = "1-128 characters of A-Z a-z 0-9 _ . -";

  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    String name = tool.name();
    String problem = problem(name);
    if (problem == null) {
      return;
    }
    String start =
        tool.isNameExplicit()
            ? "Tool name '" + shown(name) + "' "
            : "Tool name '" + shown(name) + "', which is the method's name, ";
    String remedy =
        tool.isNameExplicit() ? " A name is " + FORM + "." : " Set name in @Tool: " + FORM + ".";
    findings.accept(new Finding(name(), start + problem + remedy, tool.sites().name()));
  }

  private static @Nullable String problem(String name) {
    int length = name.codePointCount(0, name.length());
    for (int i = 0, position = 1; i < name.length(); position++) {
      int character = name.codePointAt(i);
      if (!isAllowed(character)) {
        String tooLong = length > LONGEST ? ", and has " + length + " characters" : "";
        return "has " + describe(character) + " at position " + position + tooLong + ".";
      }
      i += Character.charCount(character);
    }
    return length > LONGEST ? "has " + length + " characters." : null;
  }

  private static boolean isAllowed(int c) {
    return c >= 'A' && c <= 'Z'
        || c >= 'a' && c <= 'z'
        || c >= '0' && c <= '9'
        || c == '_'
        || c == '.'
        || c == '-';
  }

  private static String describe(int character) {
    return switch (character) {
      case ' ' -> "a space";
      case '\n' -> "a line feed";
      case '\r' -> "a carriage return";
      case '\t' -> "a tab";
      default -> "'" + shown(Character.toString(character)) + "'";
    };
  }

  /** The name with what can't be seen escaped as Java does. */
  private static String shown(String name) {
    StringBuilder shown = new StringBuilder();
    name.codePoints()
        .forEach(
            c -> {
              switch (Character.getType(c)) {
                case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    shown.append(String.format(Locale.ROOT, "\\u%04X", c));
                default -> shown.appendCodePoint(c);
              }
            });
    return shown.toString();
  }
}
