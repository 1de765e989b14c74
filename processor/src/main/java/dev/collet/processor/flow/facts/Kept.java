package dev.collet.processor.flow.facts;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Recognises objects that nobody outside can hold: of an anonymous class, in a private static final
 * field that its class only works with. A constructor that is passed the object may keep it, but
 * what was made must not leave the method.
 */
final class Kept {
  private final Context context;
  private final Map<TypeElement, Boolean> known = new HashMap<>();

  Kept(Context context) {
    this.context = context;
  }

  /** Whether the objects of a class only exist where the field is read that holds them. */
  boolean holds(TypeElement type) {
    return type.getNestingKind() == NestingKind.ANONYMOUS
        && known.computeIfAbsent(type, this::find);
  }

  private boolean find(TypeElement type) {
    TreePath path = context.paths.of(type);
    TreePath made = path == null ? null : path.getParentPath();
    TreePath field = made == null ? null : made.getParentPath();
    if (made == null
        || field == null
        || !(made.getLeaf() instanceof NewClassTree)
        || !(field.getLeaf() instanceof VariableTree)
        || !(context.trees.getElement(field) instanceof VariableElement variable)
        || !(variable.getEnclosingElement() instanceof TypeElement)
        || !variable.getModifiers().contains(Modifier.PRIVATE)
        || !variable.getModifiers().contains(Modifier.STATIC)
        || !variable.getModifiers().contains(Modifier.FINAL)) {
      return false;
    }
    TreePath outermost = field;
    for (TreePath each = field; each != null; each = each.getParentPath()) {
      outermost = each.getLeaf() instanceof ClassTree ? each : outermost;
    }
    return isOnlyUsed(outermost, variable);
  }

  /** Whether each mention of a variable only calls its methods, or makes what stays in a method. */
  private boolean isOnlyUsed(TreePath within, VariableElement variable) {
    boolean[] isOnly = {true};
    new TreePathScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitIdentifier(IdentifierTree node, @Nullable Void unused) {
        use(node.getName());
        return null;
      }

      @Override
      public @Nullable Void visitMemberSelect(MemberSelectTree node, @Nullable Void unused) {
        use(node.getIdentifier());
        return super.visitMemberSelect(node, unused);
      }

      private void use(CharSequence name) {
        if (isOnly[0] && variable.getSimpleName().contentEquals(name)) {
          TreePath member = member(getCurrentPath());
          if (member != null) {
            context.attribute(member);
          }
          Element element = context.trees.getElement(getCurrentPath());
          isOnly[0] =
              element == null
                  ? member != null
                  : !element.equals(variable) || stays(getCurrentPath());
        }
      }
    }.scan(within, null);
    return isOnly[0];
  }

  private static @Nullable TreePath member(TreePath path) {
    TreePath member = path;
    while (member != null
        && member.getParentPath() != null
        && !(member.getParentPath().getLeaf() instanceof ClassTree)) {
      member = member.getParentPath();
    }
    return member;
  }

  private boolean stays(TreePath use) {
    TreePath parent = use.getParentPath();
    if (isCalled(use)) {
      return true;
    }
    if (parent == null
        || !(parent.getLeaf() instanceof NewClassTree made)
        || !made.getArguments().contains(use.getLeaf())
        || made.getClassBody() != null
        || !(context.trees.getElement(parent) instanceof ExecutableElement constructor)
        || !context.isSource(constructor)) {
      return false;
    }
    TreePath holder = parent.getParentPath();
    if (holder.getLeaf() instanceof VariableTree
        && context.trees.getElement(holder) instanceof VariableElement local
        && local.getEnclosingElement() instanceof ExecutableElement) {
      TreePath method = holder;
      while (!(method.getLeaf() instanceof MethodTree)) {
        if (method.getLeaf() instanceof LambdaExpressionTree) {
          return false;
        }
        method = method.getParentPath();
      }
      return areAllCalled(method, local);
    }
    return isCalled(parent);
  }

  private boolean areAllCalled(TreePath method, VariableElement local) {
    boolean[] areAll = {true};
    new TreePathScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitIdentifier(IdentifierTree node, @Nullable Void unused) {
        if (local.getSimpleName().contentEquals(node.getName())) {
          areAll[0] &= isCalled(getCurrentPath());
        }
        return null;
      }
    }.scan(method, null);
    return areAll[0];
  }

  /** Whether a method of it is called, and what that gives back cannot hold the object. */
  private boolean isCalled(TreePath use) {
    TreePath select = use.getParentPath();
    if (select == null
        || !(select.getLeaf() instanceof MemberSelectTree member)
        || member.getExpression() != use.getLeaf()
        || !(select.getParentPath().getLeaf() instanceof MethodInvocationTree call)
        || call.getMethodSelect() != member) {
      return false;
    }
    TreePath result = select.getParentPath();
    Tree.Kind next = result.getParentPath().getLeaf().getKind();
    return next == Tree.Kind.EXPRESSION_STATEMENT
        || isPlain(context.trees.getTypeMirror(result))
        || isCalled(result);
  }

  private boolean isPlain(@Nullable TypeMirror type) {
    return type != null
        && (type.getKind() == TypeKind.VOID
            || type.getKind().isPrimitive()
            || (type.getKind() == TypeKind.DECLARED && context.domains.isImmutable(type)));
  }
}
