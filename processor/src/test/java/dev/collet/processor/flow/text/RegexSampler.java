package dev.collet.processor.flow.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes texts that a pattern matches whole: literals, classes, groups, alternatives and greedy
 * quantifiers, which is all that tables and these tests use.
 */
public final class RegexSampler {
  private static final Pattern QUANTIFIER = Pattern.compile("(?:([?*+])|\\{(\\d+)(,(\\d*))?})\\+?");

  /** How often what has no limit is repeated at most. */
  private static final int MOST = 4;

  private final String regex;
  private final Random random;
  private int at;

  private RegexSampler(String regex, Random random) {
    this.regex = regex;
    this.random = random;
  }

  /** A text that the pattern matches whole. */
  public static String sample(String regex, Random random) {
    RegexSampler sampler = new RegexSampler(regex, random);
    String text = sampler.alternatives();
    if (!Pattern.matches(regex, text)) {
      throw new AssertionError("'" + text + "' is no sample of " + regex);
    }
    return text;
  }

  private String alternatives() {
    List<String> all = new ArrayList<>();
    all.add(sequence());
    while (at < regex.length() && regex.charAt(at) == '|') {
      at++;
      all.add(sequence());
    }
    return all.get(random.nextInt(all.size()));
  }

  private String sequence() {
    StringBuilder out = new StringBuilder();
    while (at < regex.length() && "|)".indexOf(regex.charAt(at)) < 0) {
      int start = at;
      String once = atom();
      int end = at;
      Matcher quantifier = QUANTIFIER.matcher(regex).region(at, regex.length());
      if (!quantifier.lookingAt()) {
        out.append(once);
        continue;
      }
      for (int times = times(quantifier); times > 0; times--) {
        at = start;
        out.append(atom());
      }
      at = end + quantifier.end() - quantifier.start();
    }
    return out.toString();
  }

  private int times(Matcher quantifier) {
    if (quantifier.group(1) != null) {
      int least = quantifier.group(1).equals("+") ? 1 : 0;
      return least + random.nextInt(quantifier.group(1).equals("?") ? 2 : MOST);
    }
    int least = Integer.parseInt(quantifier.group(2));
    String upper = quantifier.group(4);
    int most =
        quantifier.group(3) == null
            ? least
            : upper.isEmpty() ? least + MOST : Integer.parseInt(upper);
    // Both ends are where mistakes are.
    return switch (random.nextInt(4)) {
      case 0 -> least;
      case 1 -> most;
      default -> least + random.nextInt(most - least + 1);
    };
  }

  private String atom() {
    char c = regex.charAt(at++);
    switch (c) {
      case '(' -> {
        if (regex.startsWith("?<", at)) {
          at = regex.indexOf('>', at) + 1;
        } else if (regex.startsWith("?", at)) {
          at += 2;
        }
        String text = alternatives();
        at++;
        return text;
      }
      case '[' -> {
        int start = at - 1;
        while (regex.charAt(at) != ']') {
          at += regex.charAt(at) == '\\' ? 2 : 1;
        }
        at++;
        return one(regex.substring(start, at));
      }
      case '\\' -> {
        boolean hasBraces = regex.startsWith("{", at + 1) && "pP".indexOf(regex.charAt(at)) >= 0;
        int end = hasBraces ? regex.indexOf('}', at) + 1 : at + 1;
        String escape = regex.substring(at - 1, end);
        at = end;
        return one(escape);
      }
      case '.' -> {
        return one(".");
      }
      case '^', '$' -> {
        return "";
      }
      default -> {
        return String.valueOf(c);
      }
    }
  }

  /** A character that a class or an escape matches. */
  private String one(String set) {
    Pattern pattern = Pattern.compile(set);
    for (int tries = 0; tries < 10_000; tries++) {
      int most = tries < 9_000 ? 128 : 0x300;
      String text = String.valueOf((char) random.nextInt(most));
      if (pattern.matcher(text).matches()) {
        return text;
      }
    }
    throw new AssertionError("nothing matches " + set);
  }
}
