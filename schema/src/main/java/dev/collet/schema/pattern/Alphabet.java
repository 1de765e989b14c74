package dev.collet.schema.pattern;

import dev.collet.schema.load.UnsupportedSchemaException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The letters that automata read: classes of code points that nothing has told apart so far. A
 * pattern with {@code \p{L}} needs two letters rather than thousands of edges. Letters are split
 * when something new tells their code points apart; then the first part keeps the number, and
 * automata that were made before learn of the second ({@link TextAutomaton#current}).
 *
 * <p>Surrogates belong to no letter: strings are well-formed Unicode.
 */
public final class Alphabet {

  private static final int MAX_LETTERS = 20_000;
  private static final CodePoints SURROGATES =
      CodePoints.range(Character.MIN_SURROGATE, Character.MAX_SURROGATE);

  private final List<CodePoints> letters = new ArrayList<>();
  private final List<Integer> origins = new ArrayList<>();
  private final Steps steps;

  /** An alphabet of one letter. */
  public Alphabet(Steps steps) {
    this.steps = steps;
    add(SURROGATES.complement(), 0);
  }

  /** How many letters there are. */
  public int size() {
    return letters.size();
  }

  /** Makes every code point of a text a letter of its own. */
  public void single(String text) {
    text.codePoints().forEach(this::single);
  }

  /** The letters of a text; empty if it isn't well-formed. */
  public String spell(String text) {
    StringBuilder spelled = new StringBuilder();
    text.codePoints().forEach(point -> spelled.append((char) letterOf(point)));
    return spelled.toString();
  }

  /** The code points of a letter, in their order. */
  public IntStream points(int letter) {
    CodePoints set = letters.get(letter);
    return IntStream.range(0, set.ranges())
        .boxed()
        .flatMapToInt(i -> IntStream.rangeClosed(set.from(i), set.to(i)));
  }

  /** The letter of a code point; -1 for a surrogate. */
  public int letterOf(int point) {
    for (int letter = 0; letter < letters.size(); letter++) {
      if (letters.get(letter).contains(point)) {
        return letter;
      }
    }
    return -1;
  }

  /** The letter that this one was part of when there were only so many. */
  int ancestor(int letter, int size) {
    int ancestor = letter;
    while (ancestor >= size) {
      ancestor = origins.get(ancestor);
    }
    return ancestor;
  }

  /** Splits letters until each is either inside a set or outside. */
  void distinguish(CodePoints set) {
    for (int letter = letters.size() - 1; letter >= 0; letter--) {
      CodePoints all = letters.get(letter);
      CodePoints inside = all.intersect(set);
      steps.spend(1 + inside.ranges() / 16);
      if (!inside.isEmpty() && !inside.sameAs(all)) {
        letters.set(letter, inside);
        add(all.intersect(set.complement()), letter);
      }
    }
  }

  /** Whether all code points of a letter are in a set that was distinguished. */
  boolean inside(int letter, CodePoints set) {
    return set.contains(letters.get(letter).from(0));
  }

  private void single(int point) {
    int letter = letterOf(point);
    steps.spend(1);
    if (letter >= 0) {
      CodePoints all = letters.get(letter);
      CodePoints one = CodePoints.of(point);
      if (!one.sameAs(all)) {
        letters.set(letter, one);
        add(all.intersect(one.complement()), letter);
      }
    }
  }

  private void add(CodePoints set, int origin) {
    if (letters.size() >= MAX_LETTERS) {
      throw new UnsupportedSchemaException(
          "more than " + MAX_LETTERS + " classes of characters are out of reach");
    }
    letters.add(set);
    origins.add(origin);
  }
}
