package dev.collet.processor.flow.facts;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Name;
import org.jspecify.annotations.Nullable;

/**
 * What a piece of code may change.
 *
 * @param assigned the names of the variables that it assigns, also of fields of other objects
 * @param variables those of them that stand alone: {@code this.size = size} changes no parameter
 * @param touched the names of the variables whose objects it may change: it calls something on
 *     them, or hands them to something
 * @param stored the names of the arrays in which it puts something
 */
record Changes(Set<Name> assigned, Set<Name> variables, Set<Name> touched, Set<Name> stored) {
  /** Nothing. */
  static final Changes NONE = new Changes(Set.of(), Set.of(), Set.of(), Set.of());

  /** The names that a piece of code mentions. */
  static Set<Name> mentioned(Tree tree) {
    Set<Name> names = new HashSet<>();
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitIdentifier(IdentifierTree node, @Nullable Void unused) {
        names.add(node.getName());
        return null;
      }
    }.scan(tree, null);
    return names;
  }
}
