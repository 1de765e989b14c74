package dev.collet.schema.pattern;

import java.util.List;

/** The syntax tree of a regular expression, without what does not change what matches. */
sealed interface RegexNode {

  /** One code point of a set. */
  record Chars(CodePoints set) implements RegexNode {}

  /** One after the other; the empty sequence matches the empty string. */
  record Sequence(List<RegexNode> parts) implements RegexNode {}

  /** One of several. */
  record Alternation(List<RegexNode> options) implements RegexNode {}

  /** Repeated; {@code max} is -1 where there is no limit. */
  record Repeat(RegexNode body, int min, int max, boolean greedy) implements RegexNode {}

  /** A capturing group, numbered from 1. */
  record Group(RegexNode body, int index) implements RegexNode {}

  /** A look at what follows or precedes, which consumes nothing. */
  record Look(RegexNode body, boolean ahead, boolean positive) implements RegexNode {}

  /** What a group matched, again. */
  record BackReference(int index) implements RegexNode {}

  /** A condition on a position. */
  enum Assertion implements RegexNode {
    START,
    END,
    WORD_BOUNDARY,
    NOT_WORD_BOUNDARY
  }
}
