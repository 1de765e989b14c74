package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Knows which methods throw the exceptions that they are passed, so that callers say which. */
final class ThrownParameters {
  private final Context context;
  private final Map<ExecutableElement, Set<String>> known = new HashMap<>();

  ThrownParameters(Context context) {
    this.context = context;
  }

  /** Whether the method's body throws the parameter. */
  boolean contains(ExecutableElement method, VariableElement parameter) {
    if (!context.exceptions.isException(parameter.asType()) || !context.isSource(method)) {
      return false;
    }
    Set<String> names = known.get(method);
    if (names == null) {
      names = find(method);
      known.put(method, names);
    }
    return names.contains(parameter.getSimpleName().toString());
  }

  private Set<String> find(ExecutableElement method) {
    Set<String> names = new HashSet<>();
    TreePath path = context.path(method);
    if (path != null && path.getLeaf() instanceof MethodTree tree && tree.getBody() != null) {
      // A method that calls itself throws what else it throws.
      known.put(method, names);
      context.attribute(path);
      new TreePathScanner<@Nullable Void, @Nullable Void>() {
        @Override
        public @Nullable Void visitThrow(ThrowTree node, @Nullable Void unused) {
          add(node.getExpression());
          return super.visitThrow(node, unused);
        }

        @Override
        public @Nullable Void visitMethodInvocation(
            MethodInvocationTree node, @Nullable Void unused) {
          handedOn(new TreePath(getCurrentPath(), node.getMethodSelect()), node);
          return super.visitMethodInvocation(node, unused);
        }

        private void handedOn(TreePath select, MethodInvocationTree node) {
          for (int i = 0; i < node.getArguments().size(); i++) {
            if (node.getArguments().get(i) instanceof IdentifierTree argument
                && context.trees.getElement(new TreePath(getCurrentPath(), argument))
                    instanceof VariableElement variable
                && variable.getKind() == ElementKind.PARAMETER
                && context.exceptions.isException(variable.asType())
                && context.trees.getElement(select) instanceof ExecutableElement called
                && i < called.getParameters().size()
                && contains(called, called.getParameters().get(i))) {
              add(argument);
            }
          }
        }

        private void add(ExpressionTree expression) {
          if (expression instanceof IdentifierTree thrown) {
            names.add(thrown.getName().toString());
          }
        }
      }.scan(new TreePath(path, tree.getBody()), null);
    }
    return names;
  }
}
