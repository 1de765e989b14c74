package dev.collet.processor.flow.facts;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Tells what a condition proves: that an optional, an iterator or a collection holds something, and
 * which values are left.
 */
final class Proof {
  private static final Outcomes NEVER = new Outcomes(Guards.IMPOSSIBLE, Guards.IMPOSSIBLE);

  private final Context context;
  private final Predicates predicates;
  private final Map<Element, TreePath> conditions = new HashMap<>();

  /**
   * Proofs in one body.
   *
   * @param reassigned the variables that it changes; null where any may have changed
   */
  Proof(Context context, @Nullable Set<Name> reassigned) {
    this.context = context;
    this.predicates = new Predicates(context, reassigned);
  }

  /** Remembers that a boolean variable stands for a condition. */
  void remember(Element variable, TreePath condition) {
    conditions.put(variable, condition);
  }

  /** What holds for a text that a predicate lets pass, where that matches it with a pattern. */
  Fact matched(TreePath predicate) {
    return predicates.matched(predicate);
  }

  /** What holds when a condition is true, and what when it is false. */
  record Outcomes(Guards yes, Guards no) {
    /** Nothing, either way. */
    static final Outcomes OPEN = new Outcomes(Guards.NONE, Guards.NONE);

    /** It is always true. */
    static final Outcomes ALWAYS = new Outcomes(Guards.NONE, Guards.IMPOSSIBLE);

    private Outcomes negated() {
      return new Outcomes(no, yes);
    }
  }

  /** What holds when the condition has this outcome, at a place where the guards hold. */
  Guards of(TreePath path, boolean outcome, Guards guards) {
    Outcomes outcomes = of(path, guards);
    return outcome ? outcomes.yes() : outcomes.no();
  }

  /** What holds with each outcome; worked out together, as chains of conditions may be long. */
  Outcomes of(TreePath path, Guards guards) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof ParenthesizedTree inner) {
      return of(new TreePath(path, inner.getExpression()), guards);
    }
    if (leaf instanceof UnaryTree unary && leaf.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      return of(new TreePath(path, unary.getExpression()), guards).negated();
    }
    if (leaf instanceof BinaryTree binary) {
      return binary(path, binary, guards);
    }
    if (leaf instanceof InstanceOfTree question && question.getType() != null) {
      return kind(path, question, guards);
    }
    if (context.constants.value(path) instanceof Boolean truth) {
      return truth ? Outcomes.ALWAYS : Outcomes.ALWAYS.negated();
    }
    if (leaf instanceof IdentifierTree) {
      Element variable = context.trees.getElement(path);
      TreePath condition = variable == null ? null : conditions.get(variable);
      Guards yes = itself(path, true);
      Guards no = itself(path, false);
      if (condition == null) {
        return new Outcomes(yes, no);
      }
      Outcomes meant = of(condition, guards);
      return new Outcomes(yes.and(meant.yes()), no.and(meant.no()));
    }
    return new Outcomes(single(path, leaf, true, guards), single(path, leaf, false, guards));
  }

  /** Of which class an object is, or is not. */
  private Outcomes kind(TreePath path, InstanceOfTree question, Guards guards) {
    TreePath asked = new TreePath(path, question.getExpression());
    String key = context.keys.of(asked);
    TypeMirror type = context.trees.getTypeMirror(new TreePath(path, question.getType()));
    if (key == null || type == null) {
      return Outcomes.OPEN;
    }
    String trait = Fact.is(context.types.erasure(type).toString());
    Fact other = Fact.trait(trait, false).orNull();
    TypeElement declared = context.typeFacts.element(context.trees.getTypeMirror(asked));
    boolean isLast =
        declared != null && context.sealedTypes.isCovered(declared, guards.fact(key).and(other));
    // What is left is null, which whoever asks for each class does not expect.
    return new Outcomes(
        Guards.of(key, Fact.trait(trait, true)),
        isLast ? Guards.IMPOSSIBLE : Guards.of(key, other));
  }

  private Guards single(TreePath path, Tree leaf, boolean outcome, Guards guards) {
    Guards proven =
        leaf instanceof MethodInvocationTree call
            ? predicates.of(path, call, outcome, guards)
            : Guards.NONE;
    return proven.equals(Guards.NONE) ? itself(path, outcome) : proven;
  }

  /** A boolean's own value. */
  private Guards itself(TreePath path, boolean outcome) {
    String key = context.keys.of(path);
    return key == null || !context.keys.isRepeatable(path)
        ? Guards.NONE
        : Guards.of(key, Fact.choice(Choice.of(outcome)));
  }

  private Outcomes binary(TreePath path, BinaryTree binary, Guards guards) {
    TreePath left = new TreePath(path, binary.getLeftOperand());
    TreePath right = new TreePath(path, binary.getRightOperand());
    Tree.Kind kind = binary.getKind();
    if (kind == Tree.Kind.CONDITIONAL_AND) {
      return both(of(left, guards), right, guards);
    }
    if (kind == Tree.Kind.CONDITIONAL_OR) {
      // a || b is !(!a && !b).
      Outcomes first = of(left, guards).negated();
      Guards open = guards.and(first.yes());
      Outcomes second = open.isImpossible() ? NEVER : of(right, open).negated();
      return join(first, second).negated();
    }
    if (context.constants.value(right) instanceof Boolean truth
        && (kind == Tree.Kind.EQUAL_TO || kind == Tree.Kind.NOT_EQUAL_TO)) {
      Outcomes outcomes = of(left, guards);
      return (kind == Tree.Kind.EQUAL_TO) == truth ? outcomes : outcomes.negated();
    }
    return context.comparisons.of(left, kind, right, guards);
  }

  private Outcomes both(Outcomes first, TreePath right, Guards guards) {
    // The right side is asked only when the left one has left it open.
    Guards open = guards.and(first.yes());
    return join(first, open.isImpossible() ? NEVER : of(right, open));
  }

  private static Outcomes join(Outcomes first, Outcomes second) {
    return new Outcomes(first.yes().and(second.yes()), first.no().or(first.yes().and(second.no())));
  }

  /** The key that says that a list iterator has something behind it. */
  static String behind(String key) {
    return key + ".~behind";
  }

  /** The key that says that a scanner's next word is an {@code Int} or the like. */
  static String readable(String key, String kind) {
    return key + ".~" + kind;
  }
}
