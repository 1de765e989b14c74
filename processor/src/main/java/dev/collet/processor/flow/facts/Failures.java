package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Recognises results that tell the model of a failure. */
final class Failures {
  private Failures() {}

  /** Whether the expression is a failed result or a failed stage. */
  static boolean isError(Context context, TreePath path) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof ParenthesizedTree inner) {
      return isError(context, new TreePath(path, inner.getExpression()));
    }
    if (leaf instanceof NewClassTree made) {
      List<? extends ExpressionTree> arguments = made.getArguments();
      Element constructor = context.trees.getElement(path);
      return constructor != null
          && isResult(constructor.getEnclosingElement())
          && arguments.size() > 2
          && Boolean.TRUE.equals(context.constants.truth(new TreePath(path, arguments.get(2))));
    }
    if (!(leaf instanceof MethodInvocationTree call)
        || !(context.trees.getElement(new TreePath(path, call.getMethodSelect()))
            instanceof ExecutableElement method)) {
      return false;
    }
    String name = method.getSimpleName().toString();
    if (isResult(method.getEnclosingElement())) {
      return name.equals("error");
    }
    return name.equals("failedFuture")
        || name.equals("failedStage")
        || call.getArguments().stream()
            .anyMatch(argument -> isError(context, new TreePath(path, argument)));
  }

  private static boolean isResult(Element type) {
    return type instanceof TypeElement element
        && element.getQualifiedName().contentEquals("dev.collet.ToolResult");
  }
}
