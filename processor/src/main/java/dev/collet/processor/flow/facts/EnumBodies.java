package dev.collet.processor.flow.facts;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;

/** Finds the classes of enum constants that have bodies of their own. */
final class EnumBodies {
  private EnumBodies() {}

  static List<TypeElement> of(Context context, TypeElement type) {
    List<TypeElement> bodies = new ArrayList<>();
    TreePath path = context.paths.of(type);
    if (path == null || !(path.getLeaf() instanceof ClassTree tree)) {
      return bodies;
    }
    for (Tree member : tree.getMembers()) {
      if (member instanceof VariableTree constant
          && constant.getInitializer() instanceof NewClassTree made
          && made.getClassBody() != null) {
        TreePath field = new TreePath(path, member);
        context.attribute(field);
        TreePath body = new TreePath(new TreePath(field, made), made.getClassBody());
        if (context.trees.getElement(body) instanceof TypeElement anonymous) {
          bodies.add(anonymous);
        }
      }
    }
    return bodies;
  }
}
