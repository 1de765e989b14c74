package dev.collet.processor.flow.facts;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Fact;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Knows library calls that only read a text, such as {@code LocalDate.parse(text, FORMAT)}: what
 * such a call has read once, the same call reads again.
 */
final class Readings {
  private static final String READ = "read by ";

  private final Context context;
  private final Map<ExecutableElement, Optional<String>> known = new HashMap<>();
  private final Map<String, Fact> unread = new HashMap<>();

  Readings(Context context) {
    this.context = context;
  }

  /** Whether a trait is of a text that was read. */
  static boolean isReading(String trait) {
    return trait.startsWith(READ);
  }

  /**
   * The trait of a text that a call has read, or a constructor.
   *
   * @param path the call
   * @return null for calls that do something else, or whose other arguments may change
   */
  @Nullable String trait(
      ExecutableElement method, TreePath path, List<? extends ExpressionTree> arguments) {
    String first = arguments.isEmpty() ? null : ofPassed(method);
    if (first == null) {
      return null;
    }
    StringBuilder trait = new StringBuilder(first);
    for (ExpressionTree other : arguments.subList(1, arguments.size())) {
      TreePath argument = new TreePath(path, other);
      Object constant = context.constants.value(argument);
      String key = constant == null ? context.keys.of(argument) : constant.toString();
      if (key == null || (constant == null && context.keys.isChangeable(key))) {
        return null;
      }
      trait.append(", ").append(key);
    }
    return trait.toString();
  }

  /** What holds for a text that a call of that trait has not read, or for null. */
  Fact unread(String trait) {
    Fact unread = this.unread.get(trait);
    if (unread == null) {
      unread = Fact.trait(trait, false).orNull();
      this.unread.put(trait, unread);
    }
    return unread;
  }

  /** The trait of a text that is the only argument. */
  @Nullable String ofPassed(ExecutableElement method) {
    Optional<String> trait = known.get(method);
    if (trait == null) {
      trait = Optional.ofNullable(find(method));
      known.put(method, trait);
    }
    return trait.orElse(null);
  }

  private @Nullable String find(ExecutableElement method) {
    boolean isMaking = method.getKind() == ElementKind.CONSTRUCTOR;
    if (method.getParameters().isEmpty()
        || (!isMaking && !method.getModifiers().contains(Modifier.STATIC))
        || context.isSource(method)) {
      return null;
    }
    String name = method.getSimpleName().toString();
    boolean isParsing = isMaking || name.startsWith("parse") || name.equals("valueOf");
    return context.texts.isText(method.getParameters().get(0).asType())
        ? READ + method.getEnclosingElement() + "." + (isParsing ? "parse" : name)
        : null;
  }

  /** What a statement that is an expression, or declares a variable, has read when it is over. */
  Guards by(TreePath statement) {
    ExpressionTree expression =
        statement.getLeaf() instanceof VariableTree variable
            ? variable.getInitializer()
            : ((ExpressionStatementTree) statement.getLeaf()).getExpression();
    if (expression instanceof AssignmentTree assignment) {
      expression = assignment.getExpression();
    }
    List<? extends ExpressionTree> arguments =
        expression instanceof MethodInvocationTree call
            ? call.getArguments()
            : expression instanceof NewClassTree made ? made.getArguments() : List.of();
    if (arguments.isEmpty()) {
      return Guards.NONE;
    }
    TreePath path = new TreePath(statement, expression);
    Element called =
        expression instanceof MethodInvocationTree call
            ? context.trees.getElement(new TreePath(path, call.getMethodSelect()))
            : context.trees.getElement(path);
    String trait =
        called instanceof ExecutableElement method ? trait(method, path, arguments) : null;
    String key = trait == null ? null : context.keys.of(new TreePath(path, arguments.get(0)));
    return trait == null || key == null ? Guards.NONE : Guards.of(key, Fact.trait(trait, true));
  }
}
