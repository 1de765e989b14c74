package dev.collet.processor.flow.facts;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/** Tells what a condition proves: that an optional, an iterator or a collection holds something. */
final class Proof {
  private static final Pattern HOLDS =
      Pattern.compile(
          "isPresent|hasNext([A-Z]\\w*)?|hasPrevious|hasMoreTokens|hasMoreElements|find|lookingAt"
              + "|matches");
  private static final Pattern SIZE = Pattern.compile("size|length|count");

  private final Context context;
  private final Map<Element, TreePath> conditions = new HashMap<>();

  Proof(Context context) {
    this.context = context;
  }

  /** Remembers that a boolean variable stands for a condition. */
  void remember(Element variable, TreePath condition) {
    conditions.put(variable, condition);
  }

  /** What holds when the condition has this outcome. */
  Guards of(TreePath path, boolean outcome) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof ParenthesizedTree inner) {
      return of(new TreePath(path, inner.getExpression()), outcome);
    }
    if (leaf instanceof UnaryTree unary && leaf.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      return of(new TreePath(path, unary.getExpression()), !outcome);
    }
    if (leaf instanceof IdentifierTree) {
      Element variable = context.trees.getElement(path);
      TreePath condition = variable == null ? null : conditions.get(variable);
      return condition == null ? Guards.NONE : of(condition, outcome);
    }
    if (leaf instanceof BinaryTree binary) {
      return binary(path, binary, outcome);
    }
    return leaf instanceof MethodInvocationTree call ? call(path, call, outcome) : Guards.NONE;
  }

  private Guards binary(TreePath path, BinaryTree binary, boolean outcome) {
    TreePath left = new TreePath(path, binary.getLeftOperand());
    TreePath right = new TreePath(path, binary.getRightOperand());
    Tree.Kind kind = binary.getKind();
    if (kind == Tree.Kind.CONDITIONAL_AND || kind == Tree.Kind.CONDITIONAL_OR) {
      boolean isBoth = (kind == Tree.Kind.CONDITIONAL_AND) == outcome;
      Guards one = of(left, outcome);
      Guards other = of(right, outcome);
      return isBoth ? one.and(other) : one.or(other);
    }
    if (context.constants.value(right) instanceof Boolean truth
        && (kind == Tree.Kind.EQUAL_TO || kind == Tree.Kind.NOT_EQUAL_TO)) {
      return of(left, (kind == Tree.Kind.EQUAL_TO) == (truth == outcome));
    }
    if (isNull(binary.getRightOperand())) {
      return (kind == Tree.Kind.NOT_EQUAL_TO) == outcome ? peeked(left) : Guards.NONE;
    }
    Guards proven = size(left, kind, right, outcome);
    return proven.proven().isEmpty() ? size(right, mirrored(kind), left, outcome) : proven;
  }

  /** {@code size() > 0} and its relatives. */
  private Guards size(TreePath size, Tree.Kind kind, TreePath number, boolean outcome) {
    TreePath owner = sized(size);
    if (owner == null || !(context.constants.value(number) instanceof Number value)) {
      return Guards.NONE;
    }
    long n = value.longValue();
    boolean isSome =
        switch (kind) {
          case GREATER_THAN -> outcome && n >= 0;
          case GREATER_THAN_EQUAL -> outcome && n >= 1;
          case EQUAL_TO -> outcome ? n >= 1 : n == 0;
          case NOT_EQUAL_TO -> outcome ? n == 0 : n >= 1;
          case LESS_THAN -> !outcome && n >= 1;
          case LESS_THAN_EQUAL -> !outcome && n >= 0;
          default -> false;
        };
    return isSome ? key(owner) : Guards.NONE;
  }

  private static Tree.Kind mirrored(Tree.Kind kind) {
    return switch (kind) {
      case GREATER_THAN -> Tree.Kind.LESS_THAN;
      case GREATER_THAN_EQUAL -> Tree.Kind.LESS_THAN_EQUAL;
      case LESS_THAN -> Tree.Kind.GREATER_THAN;
      case LESS_THAN_EQUAL -> Tree.Kind.GREATER_THAN_EQUAL;
      default -> kind;
    };
  }

  private static @Nullable TreePath sized(TreePath path) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof MethodInvocationTree call
        && call.getArguments().isEmpty()
        && call.getMethodSelect() instanceof MemberSelectTree select
        && SIZE.matcher(select.getIdentifier()).matches()) {
      return new TreePath(new TreePath(path, select), select.getExpression());
    }
    return leaf instanceof MemberSelectTree select && select.getIdentifier().contentEquals("length")
        ? new TreePath(path, select.getExpression())
        : null;
  }

  private Guards peeked(TreePath path) {
    return path.getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() instanceof MemberSelectTree select
            && select.getIdentifier().toString().startsWith("peek")
        ? key(new TreePath(new TreePath(path, select), select.getExpression()))
        : Guards.NONE;
  }

  private Guards call(TreePath path, MethodInvocationTree call, boolean outcome) {
    if (!(call.getMethodSelect() instanceof MemberSelectTree select)) {
      return Guards.NONE;
    }
    TreePath receiver = new TreePath(new TreePath(path, select), select.getExpression());
    String name = select.getIdentifier().toString();
    List<? extends ExpressionTree> arguments = call.getArguments();
    if (name.equals("isEmpty")) {
      return outcome ? Guards.NONE : key(receiver);
    }
    if (!outcome) {
      return Guards.NONE;
    }
    if (name.equals("matches") && arguments.size() == 1) {
      Object pattern = context.constants.value(new TreePath(path, arguments.get(0)));
      String key = context.keys.of(receiver);
      return key != null && pattern instanceof String text && isBounded(text)
          ? Guards.NONE.and(shaped(key))
          : Guards.NONE;
    }
    return HOLDS.matcher(name).matches() && arguments.isEmpty() ? key(receiver) : Guards.NONE;
  }

  /** The key that says that a text has been matched with a pattern that leaves no room. */
  static String shaped(String key) {
    return key + ".~shape";
  }

  private static boolean isBounded(String pattern) {
    return !pattern.matches("(?s).*([+*]|,\\}).*");
  }

  private Guards key(TreePath path) {
    String key = context.keys.of(path);
    return key == null ? Guards.NONE : Guards.NONE.and(key);
  }

  private static boolean isNull(Tree tree) {
    return tree.getKind() == Tree.Kind.NULL_LITERAL;
  }
}
