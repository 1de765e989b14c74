package dev.collet.processor.flow.value;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.PatternSyntaxException;

/**
 * The traits of a text that its own methods tell with a constant: what it starts with, ends with,
 * contains or matches. A text that is known can be asked for them.
 */
public final class TextTraits {
  private static final Set<String> ASKS =
      Set.of("startsWith", "endsWith", "contains", "matches", "equalsIgnoreCase");

  private TextTraits() {}

  /** Whether a method of String tells such a trait. */
  public static boolean isTold(String method) {
    return ASKS.contains(method);
  }

  /** The trait that a method of String tells when it is given this constant. */
  public static String of(String method, String constant) {
    return method + " " + constant;
  }

  /** The values that can have the traits. */
  static Choice fitting(Choice choice, Map<String, Boolean> traits) {
    Choice rest = choice;
    for (Map.Entry<String, Boolean> trait : traits.entrySet()) {
      int space = trait.getKey().indexOf(' ');
      if (space > 0 && isTold(trait.getKey().substring(0, space))) {
        rest = fitting(rest, trait, space);
      }
    }
    return rest;
  }

  private static Choice fitting(Choice choice, Map.Entry<String, Boolean> trait, int space) {
    String method = trait.getKey().substring(0, space);
    String constant = trait.getKey().substring(space + 1);
    Set<Object> rest = new HashSet<>(choice.values());
    rest.removeIf(
        value -> value instanceof String text && !fits(text, method, constant, trait.getValue()));
    return rest.size() == choice.values().size() ? choice : new Choice(true, rest);
  }

  private static boolean fits(String text, String method, String constant, boolean holds) {
    try {
      return tells(text, method, constant) == holds;
    } catch (PatternSyntaxException e) {
      return true;
    }
  }

  private static boolean tells(String text, String method, String constant) {
    return switch (method) {
      case "startsWith" -> text.startsWith(constant);
      case "endsWith" -> text.endsWith(constant);
      case "contains" -> text.contains(constant);
      case "matches" -> text.matches(constant);
      default -> text.equalsIgnoreCase(constant);
    };
  }
}
