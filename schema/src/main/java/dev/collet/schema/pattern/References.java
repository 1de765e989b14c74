package dev.collet.schema.pattern;

import java.util.HashSet;
import java.util.Set;

/**
 * Tells where Java and ECMA 262 agree on back references: a group that may not have taken part
 * matches the empty string in ECMA 262 and nothing in Java.
 */
final class References {

  private final Set<Integer> certain = new HashSet<>();
  private boolean same = true;

  private References() {}

  static boolean sameInJava(RegexNode node) {
    References references = new References();
    references.walk(node, true);
    return references.same;
  }

  /** Walks in the order of matching; {@code always} is false inside what may be skipped. */
  private void walk(RegexNode node, boolean always) {
    if (node instanceof RegexNode.Sequence sequence) {
      sequence.parts().forEach(part -> walk(part, always));
    } else if (node instanceof RegexNode.Alternation alternation) {
      alternation.options().forEach(option -> walk(option, false));
    } else if (node instanceof RegexNode.Repeat repeat) {
      walk(repeat.body(), always && repeat.min() == 1 && repeat.max() == 1);
    } else if (node instanceof RegexNode.Look look) {
      walk(look.body(), false);
    } else if (node instanceof RegexNode.Group group) {
      walk(group.body(), always);
      if (always) {
        certain.add(group.index());
      }
    } else if (node instanceof RegexNode.BackReference reference) {
      same &= certain.contains(reference.index());
    }
  }
}
