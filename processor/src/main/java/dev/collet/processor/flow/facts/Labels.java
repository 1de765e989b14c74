package dev.collet.processor.flow.facts;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Tells what the labels of a switch prove about its selector, and whether they cover everything.
 */
final class Labels {
  private final Context context;
  private final @Nullable String key;
  private final @Nullable TreePath sized;
  private final boolean isEnum;
  private Fact rest;

  Labels(Context context, TreePath selector, List<? extends CaseTree> cases, Guards guards) {
    this.context = context;
    TreePath path = selector;
    while (path.getLeaf() instanceof ParenthesizedTree inner) {
      path = new TreePath(path, inner.getExpression());
    }
    TypeElement type = context.typeFacts.element(context.trees.getTypeMirror(path));
    this.sized = Comparisons.sized(path);
    this.isEnum = type != null && type.getKind() == ElementKind.ENUM;
    this.key = context.keys.isRepeatable(path) ? context.keys.of(path) : null;
    this.rest = context.values.of(path, guards).and(Fact.OBJECT);
    for (CaseTree each : cases) {
      for (ExpressionTree label : each.getExpressions()) {
        rest = rest.and(without(constant(selector, label)));
      }
    }
  }

  /** What holds where the case is entered by its label. */
  Guards of(CaseTree tree, TreePath statement, boolean isDefault) {
    if (isDefault && rest.isImpossible()) {
      return Guards.IMPOSSIBLE;
    }
    if (key == null) {
      return Guards.NONE;
    }
    if (isDefault) {
      return tree.getExpressions().isEmpty() && sized == null ? Guards.of(key, rest) : Guards.NONE;
    }
    @Nullable Fact any = null;
    for (ExpressionTree label : tree.getExpressions()) {
      Object constant = constant(statement, label);
      if (constant == null) {
        return Guards.NONE;
      }
      Fact fact = fact(constant);
      any = any == null ? fact : any.or(fact);
    }
    if (any == null) {
      return Guards.NONE;
    }
    return sized == null
        ? Guards.of(key, any)
        : Comparisons.ofSize(context, sized, any.number().and(Ranges.SIZE));
  }

  private @Nullable Object constant(TreePath parent, ExpressionTree label) {
    if (isEnum) {
      if (label instanceof IdentifierTree name) {
        return new Choice.Constant(name.getName().toString());
      }
      return label instanceof MemberSelectTree select
          ? new Choice.Constant(select.getIdentifier().toString())
          : null;
    }
    return context.constants.value(new TreePath(parent, label));
  }

  private static Fact fact(Object constant) {
    return constant instanceof Choice.Constant
        ? Fact.choice(Choice.of(constant))
        : Values.constant(constant);
  }

  private static Fact without(@Nullable Object constant) {
    if (constant == null) {
      return Fact.ANY;
    }
    Fact one = fact(constant);
    if (one.number().isSingle()) {
      return Fact.number(Ranges.ALL.without(one.number().low()));
    }
    return one.choice().isListed()
        ? Fact.choice(new Choice(false, one.choice().values()))
        : Fact.ANY;
  }

  /** Patterns have no expressions either, and the API of Java 17 does not name them. */
  static boolean isDefault(CaseTree tree) {
    boolean isPlain = tree.getExpressions().isEmpty();
    boolean isNull =
        tree.getExpressions().size() == 1
            && tree.getExpressions().get(0).getKind() == Tree.Kind.NULL_LITERAL;
    return (isPlain && tree.toString().stripLeading().startsWith("default"))
        || (isNull && tree.toString().stripLeading().startsWith("case null, default"));
  }
}
