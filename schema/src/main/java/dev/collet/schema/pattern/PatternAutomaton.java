package dev.collet.schema.pattern;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.BasicOperations;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Builds the automaton of all strings in which a pattern is found anywhere. Lookahead is within
 * reach where it is not repeated: what follows it must be in two languages at once.
 */
final class PatternAutomaton {

  private final Alphabet alphabet;
  private final Steps steps;

  private PatternAutomaton(Alphabet alphabet, Steps steps) {
    this.alphabet = alphabet;
    this.steps = steps;
  }

  /** The automaton, or empty where the pattern has lookbehind, references or repeated lookahead. */
  static Optional<Automaton> of(RegexNode node, Alphabet alphabet, Steps steps) {
    RegexNode expanded = BackReferences.expanded(node, alphabet, steps);
    if (expanded == null) {
      return Optional.empty();
    }
    distinguish(expanded, alphabet);
    return new PatternAutomaton(alphabet, steps).build(expanded);
  }

  /** Gives the alphabet the letters that the pattern tells apart. */
  private static void distinguish(RegexNode node, Alphabet alphabet) {
    if (node instanceof RegexNode.Chars chars) {
      alphabet.distinguish(chars.set());
    } else if (node instanceof RegexNode.Sequence sequence) {
      sequence.parts().forEach(part -> distinguish(part, alphabet));
    } else if (node instanceof RegexNode.Alternation alternation) {
      alternation.options().forEach(option -> distinguish(option, alphabet));
    } else if (node instanceof RegexNode.Repeat repeat) {
      distinguish(repeat.body(), alphabet);
    } else if (node instanceof RegexNode.Look look) {
      distinguish(look.body(), alphabet);
    } else if (node instanceof RegexNode.Group group) {
      distinguish(group.body(), alphabet);
    } else if (node instanceof RegexNode.Assertion assertion
        && (assertion == RegexNode.Assertion.WORD_BOUNDARY
            || assertion == RegexNode.Assertion.NOT_WORD_BOUNDARY)) {
      alphabet.distinguish(CodePoints.WORD);
    }
  }

  private Optional<Automaton> build(RegexNode node) {
    if (NfaBuilder.plain(node)) {
      return Optional.of(search(List.of(node), null));
    }
    Automaton all = Automaton.makeEmpty();
    for (List<RegexNode> parts : options(node)) {
      Optional<Automaton> one = looking(parts);
      if (one.isEmpty()) {
        return Optional.empty();
      }
      all = BasicOperations.union(all, one.get());
      all = determinized(all);
    }
    return Optional.of(all);
  }

  /** The top level as alternatives of sequences; groups around lookahead are opened. */
  private static List<List<RegexNode>> options(RegexNode node) {
    if (node instanceof RegexNode.Alternation alternation) {
      List<List<RegexNode>> all = new ArrayList<>();
      alternation.options().forEach(option -> all.addAll(options(option)));
      return all;
    }
    if (node instanceof RegexNode.Group group && !NfaBuilder.plain(group.body())) {
      return options(group.body());
    }
    List<List<RegexNode>> all = new ArrayList<>();
    all.add(new ArrayList<>());
    List<RegexNode> parts =
        node instanceof RegexNode.Sequence sequence ? sequence.parts() : List.of(node);
    for (RegexNode part : parts) {
      boolean open =
          !NfaBuilder.plain(part)
              && (part instanceof RegexNode.Group || part instanceof RegexNode.Alternation);
      List<List<RegexNode>> tails = open ? options(part) : List.of(List.of(part));
      List<List<RegexNode>> longer = new ArrayList<>();
      for (List<RegexNode> head : all) {
        for (List<RegexNode> tail : tails) {
          List<RegexNode> both = new ArrayList<>(head);
          both.addAll(tail);
          longer.add(both);
        }
      }
      all = longer;
    }
    return all;
  }

  private Optional<Automaton> looking(List<RegexNode> parts) {
    int look = firstLook(parts);
    List<RegexNode> before = parts.subList(0, look);
    boolean anchored = before.contains(RegexNode.Assertion.START);
    boolean atStart =
        anchored && before.stream().allMatch(part -> part == RegexNode.Assertion.START);
    Optional<Automaton> rest = suffix(parts.subList(look, parts.size()), atStart);
    return rest.map(automaton -> search(before, automaton));
  }

  /** The strings that begin with what the parts match. */
  private Optional<Automaton> suffix(List<RegexNode> parts, boolean atStart) {
    int look = firstLook(parts);
    if (look == parts.size()) {
      return atStart || !looksBack(parts) ? Optional.of(prefix(parts, null)) : Optional.empty();
    }
    if (look > 0) {
      List<RegexNode> before = parts.subList(0, look);
      if (!before.stream().allMatch(NfaBuilder::plain) || (!atStart && looksBack(before))) {
        return Optional.empty();
      }
      return suffix(parts.subList(look, parts.size()), false)
          .map(automaton -> prefix(before, automaton));
    }
    if (!(parts.get(0) instanceof RegexNode.Look here) || !here.ahead()) {
      return Optional.empty();
    }
    Optional<Automaton> condition = suffix(List.of(here.body()), atStart);
    Optional<Automaton> rest = suffix(parts.subList(1, parts.size()), atStart);
    if (condition.isEmpty() || rest.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        here.positive()
            ? Product.and(rest.get(), condition.get(), steps)
            : Product.minus(rest.get(), condition.get(), steps));
  }

  private static int firstLook(List<RegexNode> parts) {
    for (int i = 0; i < parts.size(); i++) {
      if (!NfaBuilder.plain(parts.get(i))) {
        return i;
      }
    }
    return parts.size();
  }

  private static boolean looksBack(List<RegexNode> parts) {
    return parts.stream().anyMatch(PatternAutomaton::looksBack);
  }

  private static boolean looksBack(RegexNode node) {
    if (node instanceof RegexNode.Assertion assertion) {
      return assertion != RegexNode.Assertion.END;
    }
    if (node instanceof RegexNode.Sequence sequence) {
      return looksBack(sequence.parts());
    }
    if (node instanceof RegexNode.Alternation alternation) {
      return looksBack(alternation.options());
    }
    if (node instanceof RegexNode.Repeat repeat) {
      return looksBack(repeat.body());
    }
    return node instanceof RegexNode.Group group && looksBack(group.body());
  }

  /** Strings with the parts somewhere; after them comes the tail, or anything. */
  private Automaton search(List<RegexNode> parts, @Nullable Automaton tail) {
    Nfa nfa = new Nfa(alphabet, steps);
    int start = nfa.state();
    nfa.points(start, CodePoints.ALL, start);
    return finish(nfa, start, parts, tail);
  }

  private Automaton prefix(List<RegexNode> parts, @Nullable Automaton tail) {
    Nfa nfa = new Nfa(alphabet, steps);
    return finish(nfa, nfa.state(), parts, tail);
  }

  private Automaton finish(Nfa nfa, int start, List<RegexNode> parts, @Nullable Automaton tail) {
    int at = new NfaBuilder(nfa).build(start, new RegexNode.Sequence(parts));
    int accept = nfa.state();
    if (tail == null) {
      nfa.free(at, accept);
      nfa.points(accept, CodePoints.ALL, accept);
    } else {
      nfa.embed(at, tail, accept);
    }
    return Determinizer.run(nfa, start, accept, steps);
  }

  private Automaton determinized(Automaton automaton) {
    Nfa nfa = new Nfa(alphabet, steps);
    int start = nfa.state();
    int accept = nfa.state();
    nfa.embed(start, automaton, accept);
    return Determinizer.run(nfa, start, accept, steps);
  }
}
