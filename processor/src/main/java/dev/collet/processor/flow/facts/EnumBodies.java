package dev.collet.processor.flow.facts;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Finds the classes of enum constants that have bodies of their own. */
final class EnumBodies {
  private EnumBodies() {}

  /** The class of a constant of this compilation: its body's, or the enum itself. */
  static @Nullable TypeMirror of(Context context, VariableElement constant) {
    TreePath field = context.paths.of(constant);
    if (field == null
        || !(field.getLeaf() instanceof VariableTree tree)
        || !(tree.getInitializer() instanceof NewClassTree made)) {
      return null;
    }
    if (made.getClassBody() == null) {
      return constant.asType();
    }
    context.attribute(field);
    TreePath body = new TreePath(new TreePath(field, made), made.getClassBody());
    Element type = context.trees.getElement(body);
    return type == null ? null : type.asType();
  }

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
