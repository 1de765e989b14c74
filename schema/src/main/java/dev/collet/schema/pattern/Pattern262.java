package dev.collet.schema.pattern;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression as JSON Schema uses it: ECMA 262 with the {@code u} flag, found anywhere in
 * the string unless it is anchored (core specification, section 6.4).
 */
public final class Pattern262 {

  private static final long MATCH_STEPS = 200_000;

  private final String text;
  private final RegexNode node;
  private final @Nullable Pattern java;

  private Pattern262(String text, RegexNode node) {
    this.text = text;
    this.node = node;
    this.java = References.sameInJava(node) ? compile(node) : null;
  }

  /** What makes a text no regular expression, as a sentence; null if it is one. */
  public static @Nullable String problem(String text) {
    try {
      RegexParser.parse(text);
      return null;
    } catch (RegexSyntaxException e) {
      return "'" + text + "' is no regular expression of ECMA 262: " + e.getMessage() + ".";
    }
  }

  /** Parses a pattern; empty if it is none. */
  public static Optional<Pattern262> of(String text) {
    try {
      return Optional.of(new Pattern262(text, RegexParser.parse(text)));
    } catch (RegexSyntaxException e) {
      return Optional.empty();
    }
  }

  /** The pattern's text. */
  public String text() {
    return text;
  }

  /**
   * Whether the pattern is found in a string; empty if that can't be told, because the pattern
   * needs what Java's matcher does otherwise, or takes too many steps.
   */
  public Optional<Boolean> find(String string) {
    if (java == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(java.matcher(new CountedText(string, MATCH_STEPS)).find());
    } catch (CountedText.TooManyReadsException | StackOverflowError e) {
      return Optional.empty();
    }
  }

  /**
   * The automaton of all well-formed strings in which the pattern is found; empty if the pattern is
   * out of an automaton's reach.
   *
   * @param alphabet learns what the pattern tells apart
   * @param steps counts the work, which may grow exponentially with the pattern's length
   */
  public Optional<TextAutomaton> automaton(Alphabet alphabet, Steps steps) {
    return TextAutomaton.of(node, alphabet, steps);
  }

  private static @Nullable Pattern compile(RegexNode node) {
    try {
      return Pattern.compile(JavaRegex.of(node));
    } catch (PatternSyntaxException | StackOverflowError e) {
      return null;
    }
  }
}
