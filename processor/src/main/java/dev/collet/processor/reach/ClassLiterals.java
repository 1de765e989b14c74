package dev.collet.processor.reach;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Finds the class literals in an argument. */
final class ClassLiterals {
  private ClassLiterals() {}

  static List<Node.Literal> in(Trees trees, TreePath call, int argument) {
    List<Node.Literal> found = new ArrayList<>();
    MethodInvocationTree node = (MethodInvocationTree) call.getLeaf();
    new TreePathScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitMemberSelect(MemberSelectTree tree, @Nullable Void unused) {
        if (tree.getIdentifier().contentEquals("class")) {
          TreePath type = new TreePath(getCurrentPath(), tree.getExpression());
          found.add(
              new Node.Literal(
                  getCurrentPath(),
                  trees.getElement(type) instanceof TypeElement element ? element : null));
          return null;
        }
        return super.visitMemberSelect(tree, unused);
      }
    }.scan(new TreePath(call, node.getArguments().get(argument)), null);
    return found;
  }
}
