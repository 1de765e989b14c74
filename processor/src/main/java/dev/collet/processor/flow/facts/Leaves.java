package dev.collet.processor.flow.facts;

import com.sun.source.tree.Tree;

/** Knows the trees that have no parts. */
final class Leaves {
  private Leaves() {}

  /** Whether the tree is a name or a constant. */
  static boolean isLeaf(Tree tree) {
    return tree.getKind() == Tree.Kind.IDENTIFIER || isConstant(tree);
  }

  /** Whether the tree is a constant as it is written. */
  static boolean isConstant(Tree tree) {
    return switch (tree.getKind()) {
      case INT_LITERAL,
          LONG_LITERAL,
          FLOAT_LITERAL,
          DOUBLE_LITERAL,
          BOOLEAN_LITERAL,
          CHAR_LITERAL,
          STRING_LITERAL,
          NULL_LITERAL ->
          true;
      default -> false;
    };
  }
}
