package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import dev.collet.processor.flow.value.Fact;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Knows what a {@code StringBuilder} of one method is put together of: whatever the order, what is
 * appended leaves it an address when each part does.
 */
final class Builders {
  private static final Set<String> CLASSES =
      Set.of("java.lang.StringBuilder", "java.lang.StringBuffer");

  /** What can be asked of a builder besides appending. */
  private static final Set<String> ASKS =
      Set.of("toString", "length", "isEmpty", "charAt", "indexOf", "lastIndexOf", "equals");

  private final Context context;
  private final Map<Element, Boolean> known = new HashMap<>();

  Builders(Context context) {
    this.context = context;
  }

  boolean isBuilder(TreePath path) {
    TypeElement type = context.typeFacts.element(context.trees.getTypeMirror(path));
    return type != null && CLASSES.contains(type.getQualifiedName().toString());
  }

  /** Whether a builder can only hold what is an address, or part of one. */
  boolean isAddress(TreePath builder) {
    List<TreePath> parts = new ArrayList<>();
    Element variable = start(builder, parts);
    return areAddresses(parts)
        && (variable == null || known.computeIfAbsent(variable, any -> find(builder, any)));
  }

  private boolean find(TreePath use, Element variable) {
    TreePath body = body(use);
    List<TreePath> parts = new ArrayList<>();
    return variable.getKind() == ElementKind.LOCAL_VARIABLE
        && body != null
        && new Uses(variable, parts).areKnown(body)
        && areAddresses(parts);
  }

  private static @Nullable TreePath body(TreePath use) {
    for (TreePath each = use; each != null; each = each.getParentPath()) {
      if (each.getLeaf() instanceof LambdaExpressionTree) {
        return null; // it may run whenever it likes
      }
      if (each.getLeaf() instanceof MethodTree) {
        return each;
      }
    }
    return null;
  }

  private boolean areAddresses(List<TreePath> parts) {
    for (TreePath part : parts) {
      TreePath given = Groups.origin(context, part);
      Fact fact = context.values.of(given, Guards.NONE);
      boolean isText = Texts.has(fact, Fact.ADDRESS);
      if (!isText && !context.texts.isPlain(given) && context.constants.value(given) == null) {
        return false;
      }
    }
    return true;
  }

  /**
   * The variable that a chain of {@code append} starts with; null when it starts with a new one.
   *
   * @param parts takes what is put in; a part that is not known is the whole expression
   */
  private @Nullable Element start(TreePath chain, List<TreePath> parts) {
    Tree leaf = chain.getLeaf();
    if (leaf instanceof ParenthesizedTree inner) {
      return start(new TreePath(chain, inner.getExpression()), parts);
    }
    if (leaf instanceof IdentifierTree) {
      return context.trees.getElement(chain);
    }
    if (leaf instanceof NewClassTree made) {
      add(chain, made.getArguments(), parts);
      return null;
    }
    MethodInvocationTree append = Regexes.call(chain, "append");
    if (append == null || append.getArguments().size() != 1) {
      parts.add(chain);
      return null;
    }
    add(chain, append.getArguments(), parts);
    return start(Regexes.receiver(chain, append), parts);
  }

  private void add(TreePath call, List<? extends ExpressionTree> arguments, List<TreePath> parts) {
    for (ExpressionTree argument : arguments) {
      parts.add(new TreePath(call, argument));
    }
  }

  /** Finds all that a method does with a builder. */
  private final class Uses extends TreePathScanner<@Nullable Void, @Nullable Void> {
    private final Element variable;
    private final List<TreePath> parts;
    private boolean isOther;

    Uses(Element variable, List<TreePath> parts) {
      this.variable = variable;
      this.parts = parts;
    }

    boolean areKnown(TreePath body) {
      scan(body, null);
      return !isOther;
    }

    @Override
    public @Nullable Void visitVariable(VariableTree node, @Nullable Void unused) {
      if (node.getInitializer() != null
          && variable.equals(context.trees.getElement(getCurrentPath()))) {
        isOther |= start(new TreePath(getCurrentPath(), node.getInitializer()), parts) != null;
      }
      return super.visitVariable(node, null);
    }

    @Override
    public @Nullable Void visitIdentifier(IdentifierTree node, @Nullable Void unused) {
      if (node.getName().equals(variable.getSimpleName())
          && variable.equals(context.trees.getElement(getCurrentPath()))) {
        use(getCurrentPath());
      }
      return null;
    }

    /** Follows {@code builder.append(a).append(b)} from its start. */
    private void use(TreePath start) {
      TreePath at = start;
      while (at.getParentPath().getLeaf() instanceof MemberSelectTree select
          && at.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree call
          && call.getMethodSelect() == select) {
        TreePath path = at.getParentPath().getParentPath();
        boolean isAppending =
            select.getIdentifier().contentEquals("append") && call.getArguments().size() == 1;
        if (!isAppending) {
          isOther |= !ASKS.contains(select.getIdentifier().toString());
          return;
        }
        add(path, call.getArguments(), parts);
        at = path;
      }
      // A chain that is a statement gives the builder to nobody.
      isOther |=
          at == start || at.getParentPath().getLeaf().getKind() != Tree.Kind.EXPRESSION_STATEMENT;
    }
  }
}
