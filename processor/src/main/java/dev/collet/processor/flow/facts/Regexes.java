package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Finds the constant regular expression that a pattern or a matcher was made of. */
final class Regexes {
  private final Context context;

  Regexes(Context context) {
    this.context = context;
  }

  /**
   * A constant pattern.
   *
   * @param ignoresCase whether it was compiled so
   */
  record Regex(String text, boolean ignoresCase) {}

  /** The pattern of an expression for one; null when it is not known. */
  @Nullable Regex ofPattern(TreePath pattern) {
    TreePath origin = Groups.origin(context, pattern);
    MethodInvocationTree compile = call(origin, "compile");
    if (compile == null || !isPattern(receiver(origin, compile))) {
      return null;
    }
    List<? extends ExpressionTree> arguments = compile.getArguments();
    Object text = context.constants.value(new TreePath(origin, arguments.get(0)));
    Object flags =
        arguments.size() < 2
            ? Integer.valueOf(0)
            : context.constants.value(new TreePath(origin, arguments.get(1)));
    return text instanceof String regex
            && flags instanceof Number number
            && (number.intValue() & ~Pattern.CASE_INSENSITIVE) == 0
        ? new Regex(regex, number.intValue() != 0)
        : null;
  }

  /** The call of {@code matcher} that made a matcher; null when it is not known. */
  @Nullable TreePath ofMatcher(TreePath matcher) {
    TreePath origin = Groups.origin(context, matcher);
    MethodInvocationTree made = call(origin, "matcher");
    return made != null && made.getArguments().size() == 1 ? origin : null;
  }

  /** The pattern that a call of {@code matcher} was made with. */
  @Nullable Regex ofCall(TreePath matcher) {
    return ofPattern(receiver(matcher, (MethodInvocationTree) matcher.getLeaf()));
  }

  boolean isPattern(TreePath type) {
    return context.trees.getElement(type) instanceof TypeElement element
        && element.getQualifiedName().contentEquals("java.util.regex.Pattern");
  }

  static @Nullable MethodInvocationTree call(TreePath path, String name) {
    return path.getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() instanceof MemberSelectTree select
            && select.getIdentifier().contentEquals(name)
        ? call
        : null;
  }

  /** What a method is called on, where that is written. */
  static TreePath receiver(TreePath path, MethodInvocationTree call) {
    MemberSelectTree select = (MemberSelectTree) call.getMethodSelect();
    return new TreePath(new TreePath(path, select), select.getExpression());
  }
}
