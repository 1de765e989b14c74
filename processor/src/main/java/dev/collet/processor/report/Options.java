package dev.collet.processor.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The processor's options as javac hands them over, and what is wrong with them. */
public final class Options {
  private static final String PREFIX = "collet.";
  private static final Map<String, Level> LEVELS =
      Map.of("error", Level.ERROR, "warn", Level.WARNING, "note", Level.NOTE, "off", Level.OFF);

  private final Map<String, Level> levels = new TreeMap<>();
  private final Map<String, String> values = new TreeMap<>();
  private final Set<String> names = new TreeSet<>();
  private final List<String> mistakes = new ArrayList<>();

  /**
   * Reads the options.
   *
   * @param given all options of the compilation, those of other processors, too
   * @param rules the level of each rule when no option says otherwise
   * @param fixed rules without which nothing can be generated: always errors
   * @param others options that are no rule's level, without the prefix
   */
  public Options(
      Map<String, String> given, Map<String, Level> rules, Set<String> fixed, Set<String> others) {
    levels.putAll(rules);
    rules.keySet().forEach(rule -> names.add(PREFIX + rule));
    others.forEach(other -> names.add(PREFIX + other));
    Set<String> known = new TreeSet<>(names);
    new TreeMap<>(given)
        .forEach(
            (key, value) -> {
              if (key.startsWith(PREFIX)) {
                names.add(key);
                read(key, value == null ? "" : value, fixed, others, known);
              }
            });
  }

  private void read(
      String key, String value, Set<String> fixed, Set<String> others, Set<String> known) {
    String name = key.substring(PREFIX.length());
    if (others.contains(name)) {
      values.put(name, value);
    } else if (!levels.containsKey(name)) {
      mistakes.add("There is no option -A" + key + "." + Nearest.hint(key, known, "-A"));
    } else if (!LEVELS.containsKey(value)) {
      mistakes.add(
          String.format(
              Locale.ROOT,
              "Option -A%s is '%s'. A rule's level is error, warn, note or off.",
              key,
              value));
    } else if (fixed.contains(name) && !value.equals("error")) {
      mistakes.add(
          String.format(
              Locale.ROOT,
              "Option -A%s=%s has no effect: nothing can be generated for a tool that breaks rule"
                  + " %s, so it stays an error. Remove the option.",
              key,
              value,
              name));
    } else {
      levels.put(name, LEVELS.getOrDefault(value, Level.ERROR));
    }
  }

  /** The level of a rule, by its name. */
  public Level level(String rule) {
    return levels.getOrDefault(rule, Level.ERROR);
  }

  /** The value of an option that is no rule's level, by its name without the prefix. */
  public String value(String name, String otherwise) {
    return values.getOrDefault(name, otherwise);
  }

  /** What is wrong with the options, a sentence each. */
  public List<String> mistakes() {
    return List.copyOf(mistakes);
  }

  /**
   * Every option's full name, mistyped ones too: what is wrong with those is said by rule
   * UnknownOption, and not a second time by javac.
   */
  public Set<String> names() {
    return Set.copyOf(names);
  }
}
