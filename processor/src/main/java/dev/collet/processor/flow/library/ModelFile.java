package dev.collet.processor.flow.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A model file: a line with a class's binary name, then for each of its methods a line that starts
 * with a tab: {@code method TAB kind TAB exception,exception}. A method is a name with erased
 * parameter types, or a name alone for all overloads. {@code #} starts a comment.
 *
 * <p>A class's lines are parsed when they are asked for: the JDK's table has thousands.
 */
public final class ModelFile {
  private static final String MATCHING = "\t" + Row.Kind.MATCHING.text() + "\t";

  private final String name;
  private final String text;
  private final Map<String, Integer> starts = new HashMap<>();
  private final Map<String, Map<String, List<Row>>> parsed = new HashMap<>();

  /**
   * Finds the classes.
   *
   * @param name of the file, for messages
   */
  public ModelFile(String name, String text) {
    this.name = name;
    this.text = text;
    int at = 0;
    while (at < text.length()) {
      int end = endOfLine(at);
      char first = text.charAt(at);
      if (first != '\t' && first != '#' && end > at) {
        String type = text.substring(at, end).strip();
        if (!type.isEmpty()) {
          starts.put(type, end + 1);
        }
      }
      at = end + 1;
    }
  }

  /** The classes it has lines for. */
  public Set<String> classes() {
    return Set.copyOf(starts.keySet());
  }

  /**
   * The lines of a class by method; empty when it has none.
   *
   * @throws IllegalArgumentException when a line cannot be read; the message names file and line
   */
  public Map<String, List<Row>> methods(String type) {
    Integer start = starts.get(type);
    return start == null ? Map.of() : parsed.computeIfAbsent(type, any -> parse(start));
  }

  private Map<String, List<Row>> parse(int start) {
    Map<String, List<Row>> methods = new HashMap<>();
    int at = start;
    while (at < text.length()) {
      int end = endOfLine(at);
      String line = text.substring(at, end);
      if (line.startsWith("\t")) {
        read(line, at, methods);
      } else if (!line.isBlank() && !line.startsWith("#")) {
        break;
      }
      at = end + 1;
    }
    return methods;
  }

  private void read(String line, int at, Map<String, List<Row>> methods) {
    String[] cells = line.stripTrailing().substring(1).split("\t", -1);
    Row.Kind kind = cells.length < 2 ? null : Row.Kind.of(cells[1]);
    boolean isThrowing =
        kind != null && (kind.tier() != null || kind == Row.Kind.FAILS || kind == Row.Kind.JOINS);
    boolean hasConstants =
        kind == Row.Kind.ACCEPTS || kind == Row.Kind.WITHIN || kind == Row.Kind.MATCHING;
    int needed = hasConstants ? 4 : isThrowing ? 3 : 2;
    if (kind == null || cells[0].isBlank() || cells.length < needed) {
      long number = text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
      throw new IllegalArgumentException(
          name
              + ", line "
              + number
              + ": expected a tab, a method, a tab, a kind (such as thrown, input, documented, runs"
              + ", carries, none) and for the throwing kinds a tab and exception names, but found: "
              + line.strip());
    }
    List<String> exceptions =
        cells.length < 3 || cells[2].isBlank() ? List.of() : List.of(cells[2].split(","));
    List<String> constants =
        cells.length < 4
            ? List.of()
            : kind == Row.Kind.MATCHING ? List.of(cells[3]) : List.of(cells[3].split(","));
    if (kind == Row.Kind.MATCHING) {
      checkPattern(cells[3], line);
    }
    if (kind == Row.Kind.WITHIN
        && !constants.stream().allMatch(each -> each.matches("\\*|-?\\d+\\.\\.-?\\d+"))) {
      throw new IllegalArgumentException(
          name + ": expected ranges such as 1..12, or *, but found: " + line.strip());
    }
    methods
        .computeIfAbsent(cells[0], any -> new ArrayList<>())
        .add(new Row(kind, exceptions, constants));
  }

  private void checkPattern(String pattern, String line) {
    try {
      Pattern.compile(pattern);
    } catch (PatternSyntaxException e) {
      throw new IllegalArgumentException(
          name
              + ": expected a regular expression, but found: "
              + line.strip()
              + " ("
              + e.getDescription()
              + ")",
          e);
    }
  }

  /** The patterns of all lines that have one. */
  Set<String> patterns() {
    Set<String> patterns = new LinkedHashSet<>();
    for (int at = text.indexOf(MATCHING); at >= 0; at = text.indexOf(MATCHING, at + 1)) {
      String[] cells =
          text.substring(at + MATCHING.length(), endOfLine(at)).stripTrailing().split("\t", -1);
      if (cells.length > 1) {
        patterns.add(cells[1]);
      }
    }
    return patterns;
  }

  private int endOfLine(int at) {
    int end = text.indexOf('\n', at);
    return end < 0 ? text.length() : end;
  }
}
