package dev.collet.processor.flow.facts;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Tells what is known about the value of an expression at its place. */
final class Values {
  /** An address that code of this compilation has chosen: whoever made it has answered for it. */
  private static final Fact KEPT = Fact.trait(Fact.CONSTANT, true).orNull();

  private final Context context;
  private final Name address;

  Values(Context context) {
    this.context = context;
    this.address = context.elements.getName("java.net.URI");
  }

  /** What is known, given what has been proven. */
  Fact of(TreePath path, Guards guards) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof ParenthesizedTree inner) {
      return of(new TreePath(path, inner.getExpression()), guards);
    }
    if (leaf.getKind() == Tree.Kind.NULL_LITERAL) {
      return Fact.NULL;
    }
    Object constant = context.constants.value(path);
    TypeMirror type = context.trees.getTypeMirror(path);
    Fact fact = constant == null ? computed(path, leaf, type, guards) : constant(constant);
    String key = constant == null ? context.keys.of(path) : null;
    if (key != null) {
      fact = context.sized(fact.and(guards.fact(key)));
    }
    return fact.and(context.domains.of(type));
  }

  /** The whole number of an expression; null when it is none. */
  @Nullable Ranges number(TreePath path, Guards guards) {
    Ranges all = context.domains.range(context.trees.getTypeMirror(path));
    return all == null ? null : all.and(of(path, guards).number());
  }

  static Fact constant(Object value) {
    if (value instanceof String text) {
      return Fact.text(text);
    }
    if (value instanceof Boolean) {
      return Fact.choice(Choice.of(value));
    }
    if (value instanceof Character character) {
      return Fact.number(Ranges.of(character));
    }
    return value instanceof Number number && number.longValue() == number.doubleValue()
        ? Fact.number(Ranges.of(number.longValue()))
        : Fact.OBJECT;
  }

  private Fact computed(TreePath path, Tree leaf, @Nullable TypeMirror type, Guards guards) {
    return switch (leaf.getKind()) {
      case NEW_ARRAY -> array(path, (NewArrayTree) leaf, guards);
      case NEW_CLASS -> made(path, (NewClassTree) leaf, type, guards);
      case METHOD_INVOCATION -> called(path, (MethodInvocationTree) leaf, type, guards);
      case LAMBDA_EXPRESSION, MEMBER_REFERENCE -> Fact.OBJECT;
      case CONDITIONAL_EXPRESSION -> either(path, (ConditionalExpressionTree) leaf, guards);
      case SWITCH_EXPRESSION -> chosen(path, (SwitchExpressionTree) leaf);
      case ASSIGNMENT -> of(new TreePath(path, ((AssignmentTree) leaf).getExpression()), guards);
      case TYPE_CAST -> cast(path, (TypeCastTree) leaf, type, guards);
      case MEMBER_SELECT -> selected(path, (MemberSelectTree) leaf, type, guards);
      case IDENTIFIER -> context.selects.isThis(leaf) ? Fact.OBJECT : variable(path, type);
      default ->
          leaf instanceof BinaryTree || leaf instanceof UnaryTree
              ? arithmetic(path, leaf, type, guards)
              : Fact.ANY;
    };
  }

  private Fact made(TreePath path, NewClassTree made, @Nullable TypeMirror type, Guards guards) {
    if (isAddress(type)) {
      return address(path, made, guards);
    }
    return Signs.isMade(context, path)
        ? Fact.OBJECT.and(
            Signs.made(
                this, context, path, String.valueOf(type), "<init>", made.getArguments(), guards))
        : Fact.OBJECT;
  }

  private Fact called(
      TreePath path, MethodInvocationTree call, @Nullable TypeMirror type, Guards guards) {
    if (isAddress(type)) {
      return address(path, call, guards);
    }
    TreePath given = context.checks.given(path);
    return given == null ? Results.of(this, context, path, call, guards) : of(given, guards);
  }

  private Fact address(TreePath path, Tree leaf, Guards guards) {
    return isTakenAddress(path, leaf, guards)
        ? Fact.trait(Fact.CONSTANT, false)
        : KEPT.and(Fact.OBJECT);
  }

  private Fact selected(
      TreePath path, MemberSelectTree select, @Nullable TypeMirror type, Guards guards) {
    if (select.getIdentifier().contentEquals("length")) {
      TreePath owner = new TreePath(path, select.getExpression());
      TypeMirror array = context.trees.getTypeMirror(owner);
      if (array != null && array.getKind() == TypeKind.ARRAY) {
        return Fact.number(of(owner, guards).size());
      }
    }
    return variable(path, type);
  }

  /** A field or a constant of an enum; of local variables, the guards know more. */
  private Fact variable(TreePath path, @Nullable TypeMirror type) {
    Element element = context.trees.getElement(path);
    if (element instanceof VariableElement field && element.getKind() == ElementKind.FIELD) {
      Fact sign = Signs.constant(field);
      return isAddress(type) ? KEPT : sign.equals(Fact.ANY) ? context.returns.of(field) : sign;
    }
    return element != null && element.getKind() == ElementKind.ENUM_CONSTANT
        ? Fact.choice(Choice.of(new Choice.Constant(element.getSimpleName().toString())))
        : Fact.ANY;
  }

  /** What every case gives that is no more than an expression; anything when one is more. */
  private Fact chosen(TreePath path, SwitchExpressionTree choice) {
    @Nullable Fact all = null;
    for (CaseTree each : choice.getCases()) {
      if (each.getBody() instanceof ThrowTree) {
        continue;
      }
      // What the selector's label proves is not known here.
      Fact one =
          each.getBody() instanceof ExpressionTree body
              ? of(new TreePath(new TreePath(path, each), body), Guards.NONE)
              : Fact.ANY;
      all = all == null ? one : all.or(one);
    }
    return all == null ? Fact.ANY : all;
  }

  /** One of two values, each where the condition has led to it. */
  private Fact either(TreePath path, ConditionalExpressionTree choice, Guards guards) {
    Proof.Outcomes outcomes =
        new Proof(context, null).of(new TreePath(path, choice.getCondition()), guards);
    Guards yes = guards.and(outcomes.yes());
    Guards no = guards.and(outcomes.no());
    TreePath one = new TreePath(path, choice.getTrueExpression());
    TreePath other = new TreePath(path, choice.getFalseExpression());
    if (yes.isImpossible() || no.isImpossible()) {
      return yes.isImpossible() ? of(other, no) : of(one, yes);
    }
    return of(one, yes).or(of(other, no));
  }

  /** Whether an address is made of a text whose beginning, the scheme, may be anybody's. */
  private boolean isTakenAddress(TreePath path, Tree leaf, Guards guards) {
    MethodInvocationTree create = Regexes.call(path, "create");
    List<? extends ExpressionTree> arguments =
        create != null
            ? create.getArguments()
            : leaf instanceof NewClassTree made ? made.getArguments() : List.of();
    if (arguments.isEmpty()) {
      return false;
    }
    TreePath first = Texts.parts(new TreePath(path, arguments.get(0))).get(0);
    Element variable = context.trees.getElement(first);
    boolean isPassed = variable != null && variable.getKind() == ElementKind.PARAMETER;
    return isPassed && !Texts.has(of(first, guards), Fact.ADDRESS);
  }

  private boolean isAddress(@Nullable TypeMirror type) {
    TypeElement element = context.typeFacts.element(type);
    return element != null && element.getQualifiedName().equals(address);
  }

  private Fact array(TreePath path, NewArrayTree array, Guards guards) {
    if (array.getInitializers() != null) {
      return Fact.size(Ranges.of(array.getInitializers().size()));
    }
    ExpressionTree length = array.getDimensions().get(0);
    Ranges size = number(new TreePath(path, length), guards);
    return Fact.size(size == null ? Ranges.SIZE : size.and(Ranges.SIZE));
  }

  private Fact cast(TreePath path, TypeCastTree cast, @Nullable TypeMirror type, Guards guards) {
    TreePath inner = new TreePath(path, cast.getExpression());
    Ranges to = context.domains.range(type);
    if (to == null) {
      return of(inner, guards);
    }
    Ranges from = number(inner, guards);
    boolean isKept = from != null && from.low() >= to.low() && from.high() <= to.high();
    return isKept && from != null ? Fact.number(from) : Fact.ANY;
  }

  private Fact arithmetic(TreePath path, Tree leaf, @Nullable TypeMirror type, Guards guards) {
    Ranges all = context.domains.range(type);
    if (all == null && context.texts.isJoined(path)) {
      return context.texts.joined(path, guards);
    }
    if (all == null) {
      // The result of an operator is never null.
      return Fact.OBJECT;
    }
    Ranges result = null;
    if (leaf instanceof BinaryTree binary) {
      Ranges left = number(new TreePath(path, binary.getLeftOperand()), guards);
      Ranges right = number(new TreePath(path, binary.getRightOperand()), guards);
      result = left == null || right == null ? null : Arithmetic.of(leaf.getKind(), left, right);
    } else if (leaf instanceof UnaryTree unary && leaf.getKind() == Tree.Kind.UNARY_MINUS) {
      Ranges operand = number(new TreePath(path, unary.getExpression()), guards);
      result = operand == null ? null : Arithmetic.of(Tree.Kind.MINUS, Ranges.of(0), operand);
    }
    boolean isKept = result != null && result.low() >= all.low() && result.high() <= all.high();
    return isKept && result != null ? Fact.number(result) : Fact.OBJECT;
  }
}
