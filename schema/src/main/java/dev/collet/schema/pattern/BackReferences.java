package dev.collet.schema.pattern;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Takes references out of a pattern where a group matches one of a few words only: one alternative
 * for each word, with the word in the place of the group and of what refers to it.
 */
final class BackReferences {

  private static final int MAX_WORDS = 64;

  private final int group;
  private final String word;

  private BackReferences(int group, String word) {
    this.group = group;
    this.word = word;
  }

  /** The pattern without references; null where that is out of reach. */
  static @Nullable RegexNode expanded(RegexNode node, Alphabet alphabet, Steps steps) {
    if (!References.sameInJava(node)) {
      return null;
    }
    Map<Integer, RegexNode> groups = new HashMap<>();
    Set<Integer> referred = new TreeSet<>();
    collect(node, groups, referred);
    RegexNode expanded = node;
    for (int index : referred) {
      RegexNode body = groups.get(index);
      Set<String> words =
          body == null || !NfaBuilder.plain(body) ? null : words(body, alphabet, steps);
      if (words == null) {
        return null;
      }
      List<RegexNode> options = new ArrayList<>();
      for (String word : words) {
        options.add(new BackReferences(index, word).replaced(expanded));
      }
      expanded = new RegexNode.Alternation(options);
    }
    return expanded;
  }

  private static @Nullable Set<String> words(RegexNode body, Alphabet alphabet, Steps steps) {
    RegexNode whole =
        new RegexNode.Sequence(List.of(RegexNode.Assertion.START, body, RegexNode.Assertion.END));
    return TextAutomaton.of(whole, alphabet, steps)
        .flatMap(automaton -> automaton.words(MAX_WORDS))
        .orElse(null);
  }

  private static void collect(
      RegexNode node, Map<Integer, RegexNode> groups, Set<Integer> referred) {
    if (node instanceof RegexNode.Sequence sequence) {
      sequence.parts().forEach(part -> collect(part, groups, referred));
    } else if (node instanceof RegexNode.Alternation alternation) {
      alternation.options().forEach(option -> collect(option, groups, referred));
    } else if (node instanceof RegexNode.Repeat repeat) {
      collect(repeat.body(), groups, referred);
    } else if (node instanceof RegexNode.Look look) {
      collect(look.body(), groups, referred);
    } else if (node instanceof RegexNode.Group group) {
      groups.put(group.index(), group.body());
      collect(group.body(), groups, referred);
    } else if (node instanceof RegexNode.BackReference reference) {
      referred.add(reference.index());
    }
  }

  private RegexNode replaced(RegexNode node) {
    if (node instanceof RegexNode.Sequence sequence) {
      return new RegexNode.Sequence(sequence.parts().stream().map(this::replaced).toList());
    }
    if (node instanceof RegexNode.Alternation alternation) {
      return new RegexNode.Alternation(alternation.options().stream().map(this::replaced).toList());
    }
    if (node instanceof RegexNode.Repeat repeat) {
      return new RegexNode.Repeat(
          replaced(repeat.body()), repeat.min(), repeat.max(), repeat.greedy());
    }
    if (node instanceof RegexNode.Look look) {
      return new RegexNode.Look(replaced(look.body()), look.ahead(), look.positive());
    }
    if (node instanceof RegexNode.Group other) {
      return other.index() == group
          ? literal()
          : new RegexNode.Group(replaced(other.body()), other.index());
    }
    return node instanceof RegexNode.BackReference reference && reference.index() == group
        ? literal()
        : node;
  }

  private RegexNode literal() {
    return new RegexNode.Sequence(
        word.codePoints()
            .<RegexNode>mapToObj(point -> new RegexNode.Chars(CodePoints.of(point)))
            .toList());
  }
}
