package dev.collet.processor.flow.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Cuts characters off what a pattern of {@code java.util.regex} matches whole: behind {@code
 * TRK-\d{4}} without its first four is {@code \d{4}}. Only as far as the parts are single
 * characters, repeated a fixed number of times, at the end that is cut.
 */
public final class RegexSlices {
  /** A character, an escape for one, or a class of them; then how often it comes. */
  private static final Pattern PART =
      Pattern.compile(
          "(\\[\\^?(?:\\\\.|[^\\[\\]\\\\&])+]|\\\\[dDwWsS]|\\\\[^A-Za-z0-9]|[^\\\\\\[\\](){}?*+|.^$])"
              + "(\\{[0-9]{1,3}}|[?*+][?+]?|\\{[0-9]+,[0-9]*}[?+]?)?");

  /** Anything that has parts of its own, or is not understood. */
  private static final int UNKNOWN = -1;

  private final List<Part> parts;

  /**
   * Part of a pattern.
   *
   * @param one what stands for one character
   * @param times how often it comes; {@link #UNKNOWN} when that is not fixed
   * @param text the whole part as it is written
   */
  private record Part(String one, int times, String text) {
    Part less(int characters) {
      int rest = times - characters;
      return new Part(one, rest, rest == 1 ? one : one + "{" + rest + "}");
    }
  }

  private RegexSlices(List<Part> parts) {
    this.parts = parts;
  }

  /** The parts of a pattern; null when it is a choice of several, or begins with flags. */
  public static @Nullable RegexSlices of(String regex) {
    String whole = regex.startsWith("^") ? regex.substring(1) : regex;
    List<Part> parts = new ArrayList<>();
    Matcher part = PART.matcher(whole);
    int at = 0;
    while (at < whole.length()) {
      part.region(at, whole.length());
      if (part.lookingAt()) {
        // What is not in a class may take two units of UTF-16.
        boolean isOne = !part.group(1).matches("\\[\\^.*|\\\\[DWS]");
        int times = isOne ? times(part.group(2)) : UNKNOWN;
        parts.add(new Part(part.group(1), times, part.group()));
        at = part.end();
      } else {
        int end = end(whole, at);
        if (end < 0) {
          return null;
        }
        parts.add(new Part("", UNKNOWN, whole.substring(at, end)));
        at = end;
      }
    }
    return new RegexSlices(parts);
  }

  private static int times(@Nullable String quantifier) {
    if (quantifier == null) {
      return 1;
    }
    return quantifier.matches("\\{[0-9]+}")
        ? Integer.parseInt(quantifier.substring(1, quantifier.length() - 1))
        : UNKNOWN;
  }

  /** Where a group ends with what says how often it comes; -1 when something else begins there. */
  private static int end(String regex, int start) {
    if (regex.charAt(start) == '.') {
      return quantified(regex, start + 1);
    }
    if (regex.charAt(start) != '(' || regex.startsWith("(?", start)) {
      return -1;
    }
    int depth = 0;
    for (int i = start; i < regex.length(); i++) {
      char c = regex.charAt(i);
      if (c == '\\' || c == '[') {
        // Parentheses that mean themselves.
        return -1;
      }
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (depth == 0) {
        return quantified(regex, i + 1);
      }
    }
    return -1;
  }

  private static int quantified(String regex, int at) {
    Matcher quantifier = Pattern.compile("[?*+][?+]?|\\{[0-9]+(,[0-9]*)?}[?+]?").matcher(regex);
    return quantifier.region(at, regex.length()).lookingAt() ? quantifier.end() : at;
  }

  /** The same without its first characters; null when it is not known what those are. */
  public @Nullable RegexSlices withoutFirst(int characters) {
    int left = characters;
    for (int i = 0; i < parts.size(); i++) {
      if (left == 0) {
        return new RegexSlices(List.copyOf(parts.subList(i, parts.size())));
      }
      int times = parts.get(i).times();
      if (times == UNKNOWN) {
        return null;
      }
      if (left < times) {
        List<Part> rest = new ArrayList<>(parts.subList(i, parts.size()));
        rest.set(0, rest.get(0).less(left));
        return new RegexSlices(rest);
      }
      left -= times;
    }
    return left == 0 ? new RegexSlices(List.of()) : null;
  }

  /** The same without its last characters; null when it is not known what those are. */
  public @Nullable RegexSlices withoutLast(int characters) {
    int left = characters;
    for (int i = parts.size(); i >= 0; i--) {
      if (left == 0) {
        return new RegexSlices(List.copyOf(parts.subList(0, i)));
      }
      int times = i == 0 ? UNKNOWN : parts.get(i - 1).times();
      if (times == UNKNOWN) {
        return null;
      }
      if (left < times) {
        List<Part> rest = new ArrayList<>(parts.subList(0, i));
        rest.set(i - 1, rest.get(i - 1).less(left));
        return new RegexSlices(rest);
      }
      left -= times;
    }
    return null;
  }

  /** Its first characters alone; null when it is not known what those are. */
  public @Nullable RegexSlices first(int characters) {
    List<Part> first = new ArrayList<>();
    int left = characters;
    for (Part part : parts) {
      if (left == 0) {
        break;
      }
      if (part.times() == UNKNOWN) {
        return null;
      }
      first.add(left < part.times() ? part.less(part.times() - left) : part);
      left -= Math.min(left, part.times());
    }
    return left == 0 ? new RegexSlices(first) : null;
  }

  /** The pattern. */
  public String regex() {
    StringBuilder regex = new StringBuilder();
    parts.forEach(part -> regex.append(part.text()));
    return regex.toString();
  }
}
