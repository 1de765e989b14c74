package dev.collet.schema.pattern;

/** Turns a syntax tree without lookaround and references into states and edges. */
final class NfaBuilder {

  private final Nfa nfa;

  NfaBuilder(Nfa nfa) {
    this.nfa = nfa;
  }

  /** Whether a tree is within reach of an automaton. */
  static boolean plain(RegexNode node) {
    if (node instanceof RegexNode.Sequence sequence) {
      return sequence.parts().stream().allMatch(NfaBuilder::plain);
    }
    if (node instanceof RegexNode.Alternation alternation) {
      return alternation.options().stream().allMatch(NfaBuilder::plain);
    }
    if (node instanceof RegexNode.Repeat repeat) {
      return plain(repeat.body());
    }
    if (node instanceof RegexNode.Group group) {
      return plain(group.body());
    }
    return node instanceof RegexNode.Chars || node instanceof RegexNode.Assertion;
  }

  /** Builds the tree from one state on, and returns the state it ends in. */
  int build(int from, RegexNode node) {
    if (node instanceof RegexNode.Chars chars) {
      int to = nfa.state();
      nfa.points(from, chars.set(), to);
      return to;
    }
    if (node instanceof RegexNode.Sequence sequence) {
      int at = from;
      for (RegexNode part : sequence.parts()) {
        at = build(at, part);
      }
      return at;
    }
    if (node instanceof RegexNode.Alternation alternation) {
      int to = nfa.state();
      for (RegexNode option : alternation.options()) {
        int start = nfa.state();
        nfa.free(from, start);
        nfa.free(build(start, option), to);
      }
      return to;
    }
    if (node instanceof RegexNode.Repeat repeat) {
      return repeat(from, repeat);
    }
    if (node instanceof RegexNode.Group group) {
      return build(from, group.body());
    }
    if (node instanceof RegexNode.Assertion assertion) {
      int to = nfa.state();
      nfa.condition(from, assertion, to);
      return to;
    }
    throw new IllegalArgumentException("No automaton for " + node);
  }

  private int repeat(int from, RegexNode.Repeat repeat) {
    int at = from;
    for (int i = 0; i < repeat.min(); i++) {
      at = build(at, repeat.body());
    }
    if (repeat.max() < 0) {
      int loop = nfa.state();
      nfa.free(at, loop);
      nfa.free(build(loop, repeat.body()), loop);
      int to = nfa.state();
      nfa.free(loop, to);
      return to;
    }
    int to = nfa.state();
    nfa.free(at, to);
    for (int i = repeat.min(); i < repeat.max(); i++) {
      at = build(at, repeat.body());
      nfa.free(at, to);
    }
    return to;
  }
}
