package dev.collet.processor.flow.text;

import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import dev.collet.schema.load.UnsupportedSchemaException;
import dev.collet.schema.pattern.Alphabet;
import dev.collet.schema.pattern.Pattern262;
import dev.collet.schema.pattern.Steps;
import dev.collet.schema.pattern.TextAutomaton;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tells what is known about a text that a constant pattern has matched whole: which of the patterns
 * that library methods can read it is sure to match, which number it spells, and which texts are
 * left. Patterns are compared as automata; one that takes too long says nothing.
 */
public final class Patterns {
  /** Far more than patterns that people write need. */
  private static final long MOST_STEPS = 100_000;

  /** A longer text says no more about what a method reads. */
  private static final long LONGEST = 1_000;

  private static final int MOST_WORDS = 400;

  /** Digits of whole numbers whose range is looked for. */
  private static final int MOST_DIGITS = 18;

  /** What leaves an address, or a path, one when it is put in. */
  private static final Pattern SAFE =
      Pattern.compile("([A-Za-z0-9_.~*+=&:@,;/-]|%[0-9A-Fa-f]{2})*");

  private static final String FITS = "fits ";

  /** How the trait begins of a text that a pattern of the code itself has matched. */
  private static final String BY = "by ";

  private static final String WHOLE_NUMBER = "[+-]?[0-9]+";

  private final Supplier<Set<String>> source;
  private @Nullable List<Pattern> accepted;
  private final Map<Question, Fact> known = new HashMap<>();
  private final Map<String, Boolean> madeOf = new HashMap<>();

  /**
   * Compares patterns with these.
   *
   * @param accepted what library methods read whole, as patterns of Java; asked when first needed
   */
  public Patterns(Supplier<Set<String>> accepted) {
    this.source = accepted;
  }

  private record Question(String java, boolean ignoresCase, long least, long most) {}

  /** The trait of a text that a method's pattern matches whole. */
  public static String trait(String java) {
    return FITS + java;
  }

  /** Whether a trait is of a text that a pattern has matched. */
  public static boolean isMatch(String trait) {
    return trait.startsWith(FITS) || trait.startsWith(BY);
  }

  /**
   * What is known about a text that the pattern has matched whole.
   *
   * @param java in the syntax of {@code java.util.regex}
   * @param ignoresCase whether it was compiled so
   * @param size what is known about the text's length
   */
  public Fact matched(String java, boolean ignoresCase, Ranges size) {
    boolean isShort = size.high() <= LONGEST;
    Question question =
        new Question(java, ignoresCase, Math.min(size.low(), LONGEST), isShort ? size.high() : -1);
    Fact fact = known.get(question);
    if (fact == null) {
      fact = answer(question);
      known.put(question, fact);
    }
    return fact;
  }

  /** More about a text that was matched before, or after, something was learnt of its length. */
  public Fact sized(Fact fact) {
    Fact more = fact;
    if (!fact.traits().isEmpty() && !fact.size().equals(Ranges.SIZE)) {
      for (String trait : fact.traits().keySet()) {
        String by = trait.startsWith(BY) ? trait.substring(BY.length()) : null;
        if (by != null && !fact.size().equals(matched(by, false, Ranges.SIZE).size())) {
          // What may be null stays so: a group that was left out.
          more = more.and(matched(by, false, fact.size()).orNull());
        }
      }
    }
    return more;
  }

  /** The pattern of the code itself that has matched a text whole; null when there is none. */
  public static @Nullable String matchedBy(Fact fact) {
    for (Map.Entry<String, Boolean> trait : fact.traits().entrySet()) {
      if (trait.getValue() && trait.getKey().startsWith(BY)) {
        return trait.getKey().substring(BY.length());
      }
    }
    return null;
  }

  /**
   * Whether all that a pattern matches whole is made of characters of a set.
   *
   * @param set a class of characters, in the syntax of Java as the pattern is
   */
  public boolean isMadeOf(String java, String set) {
    return madeOf.computeIfAbsent(set + " " + java, any -> compare(java, set));
  }

  private boolean compare(String java, String set) {
    try {
      Comparison comparison = new Comparison();
      TextAutomaton text = comparison.whole(java, false);
      return text != null && comparison.isIn(text, set + "*");
    } catch (TooManyStepsException | UnsupportedSchemaException | StackOverflowError e) {
      return false;
    }
  }

  private List<Pattern> accepted() {
    List<Pattern> compiled = accepted;
    if (compiled == null) {
      compiled = source.get().stream().map(Pattern::compile).toList();
      accepted = compiled;
    }
    return compiled;
  }

  private Fact answer(Question question) {
    try {
      Comparison comparison = new Comparison();
      TextAutomaton text = comparison.whole(question.java, question.ignoresCase);
      if (text == null) {
        return Fact.OBJECT;
      }
      if (question.most >= 0 || question.least > 0) {
        String most = question.most < 0 ? "" : String.valueOf(question.most);
        TextAutomaton sized =
            comparison.whole("[\\s\\S]{" + question.least + "," + most + "}", false);
        text = sized == null ? text : text.and(sized);
      }
      String pattern = question.ignoresCase ? "(?i)" + question.java : question.java;
      return fact(comparison, text).and(Fact.trait(BY + pattern, true));
    } catch (TooManyStepsException | UnsupportedSchemaException | StackOverflowError e) {
      // Without the length, the pattern may say all that is asked.
      boolean isSized = question.most >= 0 || question.least > 0;
      return isSized ? matched(question.java, question.ignoresCase, Ranges.SIZE) : Fact.OBJECT;
    }
  }

  private Fact fact(Comparison comparison, TextAutomaton text) {
    Map<String, Boolean> traits = new HashMap<>();
    // Most patterns are ruled out by a single text, which costs much less than an automaton.
    String shortest = text.shortest().orElse("");
    for (Pattern pattern : accepted()) {
      if (pattern.matcher(shortest).matches() && comparison.isIn(text, pattern.pattern())) {
        traits.put(trait(pattern.pattern()), true);
      }
    }
    if (SAFE.matcher(shortest).matches() && comparison.isIn(text, SAFE.pattern())) {
      traits.put(Fact.ADDRESS, true);
    }
    Optional<Set<String>> words = text.words(MOST_WORDS);
    Fact fact = Fact.OBJECT.having(traits);
    fact = fact.and(Fact.size(length(comparison, text, shortest)));
    if (words.isPresent()) {
      fact = fact.and(Fact.choice(new Choice(true, new HashSet<>(words.get()))));
    }
    boolean isNumber = text.isFinite() && comparison.isIn(text, WHOLE_NUMBER);
    Ranges number = isNumber ? number(comparison, text, words) : null;
    return number == null ? fact : fact.and(Fact.number(number));
  }

  /** How long a text can be, in UTF-16 units. */
  private static Ranges length(Comparison comparison, TextAutomaton text, String shortest) {
    long least = text.isEmpty() ? 0 : shortest.codePointCount(0, shortest.length());
    boolean isLimited = text.isFinite() && comparison.isIn(text, "[\\u0000-\\uFFFF]*");
    for (int most = 1; isLimited && most <= LONGEST; most *= 2) {
      if (comparison.isIn(text, "[\\s\\S]{0," + most + "}")) {
        return Ranges.of(least, longest(comparison, text, most / 2, most));
      }
    }
    return Ranges.of(least, Ranges.SIZE.high());
  }

  /** The longest length between one that is too short and one that is long enough. */
  private static int longest(Comparison comparison, TextAutomaton text, int low, int high) {
    int tooShort = low;
    int enough = high;
    while (enough - tooShort > 1) {
      int middle = (tooShort + enough) / 2;
      if (comparison.isIn(text, "[\\s\\S]{0," + middle + "}")) {
        enough = middle;
      } else {
        tooShort = middle;
      }
    }
    return enough;
  }

  /** Which whole numbers the text can spell; null for too many. */
  private static @Nullable Ranges number(
      Comparison comparison, TextAutomaton text, Optional<Set<String>> words) {
    if (words.isPresent() && comparison.isIn(text, "[+-]?[0-9]{1," + MOST_DIGITS + "}")) {
      Ranges all = null;
      for (String word : words.get()) {
        Ranges one = Ranges.of(Long.parseLong(word));
        all = all == null ? one : all.or(one);
      }
      return all;
    }
    long limit = 1;
    for (int digits = 1; digits <= MOST_DIGITS; digits++) {
      limit *= 10;
      if (comparison.isIn(text, "[+-]?[0-9]{1," + digits + "}")) {
        return Ranges.of(least(comparison, text, limit), limit - 1);
      }
    }
    return null;
  }

  /** The least number that digits can spell; by how many they are, where none comes before a 1. */
  private static long least(Comparison comparison, TextAutomaton text, long limit) {
    if (!comparison.isIn(text, "[+]?[0-9]+")) {
      return 1 - limit;
    }
    if (!comparison.isIn(text, "[+]?[0-9]*[1-9][0-9]*")) {
      return 0;
    }
    long least = 1;
    boolean isPlain = comparison.isIn(text, "[1-9][0-9]*");
    for (int digits = text.shortest().orElse("").length(); isPlain && digits > 1; digits--) {
      least *= 10;
    }
    return least;
  }

  /** Thrown by the counter of steps. */
  private static final class TooManyStepsException extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooManyStepsException() {
      super("a pattern needs more than " + MOST_STEPS + " steps", null, false, false);
    }
  }

  /** Patterns over one alphabet. */
  private static final class Comparison implements Steps {
    private final Alphabet alphabet = new Alphabet(this);
    private final Map<String, Optional<TextAutomaton>> others = new LinkedHashMap<>();
    private long spent;

    @Override
    public void spend(long steps) {
      spent += steps;
      if (spent > MOST_STEPS) {
        throw new TooManyStepsException();
      }
    }

    @Nullable TextAutomaton whole(String java, boolean ignoresCase) {
      String ecma = JavaSyntax.ecma(java, ignoresCase);
      return ecma == null
          ? null
          : Pattern262.of("^(?:" + ecma + ")$")
              .flatMap(pattern -> pattern.automaton(alphabet, this))
              .orElse(null);
    }

    boolean isIn(TextAutomaton text, String java) {
      Optional<TextAutomaton> other =
          others.computeIfAbsent(java, any -> Optional.ofNullable(whole(any, false)));
      return other.isPresent() && text.minus(other.get()).isEmpty();
    }
  }
}
