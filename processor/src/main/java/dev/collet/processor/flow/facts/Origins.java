package dev.collet.processor.flow.facts;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Finds the one class whose new objects a factory gives back, or a final field is given. */
final class Origins {
  private final Context context;
  private final Map<Element, Optional<TypeMirror>> known = new HashMap<>();

  Origins(Context context) {
    this.context = context;
  }

  /** The class of everything that the method gives back; null when it is not one, or not known. */
  @Nullable TypeMirror of(ExecutableElement method) {
    return known.computeIfAbsent(method, any -> find(method)).orElse(null);
  }

  /** The class of what every constructor assigns to the field; null when it is not one. */
  @Nullable TypeMirror of(VariableElement field) {
    return known.computeIfAbsent(field, any -> find(field)).orElse(null);
  }

  private Optional<TypeMirror> find(ExecutableElement method) {
    TreePath path = method.getReturnType().getKind().isPrimitive() ? null : context.path(method);
    if (path == null || !(path.getLeaf() instanceof MethodTree tree) || tree.getBody() == null) {
      return Optional.empty();
    }
    context.attribute(path);
    return common(ReturnStatements.of(new TreePath(path, tree.getBody())));
  }

  private Optional<TypeMirror> find(VariableElement field) {
    TreePath path = context.paths.of(field.getEnclosingElement());
    TreePath own = context.paths.of(field);
    if (path == null || own == null || !(path.getLeaf() instanceof ClassTree type)) {
      return Optional.empty();
    }
    List<TreePath> values = new ArrayList<>();
    for (Tree member : type.getMembers()) {
      boolean isCode =
          member.getKind() == Tree.Kind.BLOCK
              || (member instanceof MethodTree method && method.getReturnType() == null);
      if (isCode) {
        TreePath code = new TreePath(path, member);
        context.attribute(code);
        assigned(code, field.getSimpleName().toString(), values);
      }
    }
    return common(values);
  }

  private static void assigned(TreePath code, String name, List<TreePath> values) {
    new TreePathScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitAssignment(AssignmentTree node, @Nullable Void unused) {
        ExpressionTree target = node.getVariable();
        boolean isField =
            (target instanceof IdentifierTree identifier
                    && identifier.getName().contentEquals(name))
                || (target instanceof MemberSelectTree select
                    && select.getIdentifier().contentEquals(name));
        if (isField) {
          values.add(new TreePath(getCurrentPath(), node.getExpression()));
        }
        return super.visitAssignment(node, unused);
      }
    }.scan(code, null);
  }

  private Optional<TypeMirror> common(List<TreePath> expressions) {
    TypeMirror type = null;
    for (TreePath expression : expressions) {
      TreePath path = expression;
      while (path.getLeaf() instanceof ParenthesizedTree inner) {
        path = new TreePath(path, inner.getExpression());
      }
      if (!(path.getLeaf() instanceof NewClassTree made) || made.getClassBody() != null) {
        return Optional.empty();
      }
      TypeMirror its = context.trees.getTypeMirror(path);
      Element before = type == null ? null : context.typeFacts.element(type);
      Element now = context.typeFacts.element(its);
      if (now == null || (before != null && !before.equals(now))) {
        return Optional.empty();
      }
      type = its;
    }
    return Optional.ofNullable(type);
  }
}
