package dev.collet.processor.flow.facts;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssertTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.Tier;
import dev.collet.processor.flow.value.Fact;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads expressions other than calls: what their values are, and what the language makes throw. */
abstract class ValueScanner extends Scanning {
  ValueScanner(Context context) {
    super(context);
  }

  /** The value of a final field from its initialiser; implemented where bodies are read. */
  abstract Value initialiser(VariableElement field, TreePath path);

  /** What throwing a value does that is kept until later; implemented where throws are read. */
  abstract List<Effect> thrownLater(TreePath path);

  /** The value with what it runs as a function; implemented where calls are read. */
  abstract Value asFunction(
      Value value, TreePath path, @Nullable TypeMirror wanted, boolean isLost);

  /** The value with what it runs as an iterator of ours; implemented where calls are read. */
  abstract Value iterating(Value value, TreePath path);

  @Override
  public Value visitIdentifier(IdentifierTree node, Void unused) {
    return variable(context.trees.getElement(getCurrentPath()));
  }

  @Override
  public Value visitMemberSelect(MemberSelectTree node, Void unused) {
    Value owner = scan(node.getExpression());
    Element element = context.trees.getElement(getCurrentPath());
    return element instanceof VariableElement ? variable(element) : owner;
  }

  final Value variable(@Nullable Element element) {
    if (!(element instanceof VariableElement variable)) {
      return Value.NONE;
    }
    Integer parameter = parameters.get(variable);
    if (parameter != null) {
      Value given =
          context.typeFacts.isRunnable(variable.asType())
              ? Value.function(List.of(new Effect.Argument(parameter, List.of())))
              : Value.NONE;
      return reassigned.contains(variable.getSimpleName())
          ? given.or(variables.getOrDefault(variable, Value.NONE))
          : given;
    }
    if (variable.getKind() == ElementKind.ENUM_CONSTANT) {
      return constant(variable);
    }
    if (variable.getKind() == ElementKind.FIELD
        && variable.getModifiers().contains(Modifier.FINAL)
        && context.isSource((TypeElement) variable.getEnclosingElement())) {
      return field(variable);
    }
    return variables.getOrDefault(variable, Value.NONE);
  }

  /** A constant of an enum, which may have a body of its own. */
  private Value constant(VariableElement field) {
    Value value = context.fields.get(field);
    if (value == null) {
      TypeMirror type = EnumBodies.of(context, field);
      value = type == null ? Value.NONE : Value.exact(type, null);
      context.fields.put(field, value);
    }
    return value;
  }

  private Value field(VariableElement field) {
    Value value = context.fields.get(field);
    if (value == null) {
      context.fields.put(field, Value.NONE);
      TreePath path = context.paths.of(field);
      value = path == null ? Value.NONE : initialiser(field, path);
      TypeMirror given = value.equals(Value.NONE) ? context.origins.of(field) : null;
      value = given == null ? value : Value.exact(given, null);
      context.fields.put(field, value);
    }
    return value;
  }

  @Override
  public Value visitVariable(VariableTree node, Void unused) {
    ExpressionTree initializer = node.getInitializer();
    Value value = initializer == null ? Value.NONE : scan(initializer);
    Element variable = context.trees.getElement(getCurrentPath());
    if (variable != null
        && variable.getKind() == ElementKind.LOCAL_VARIABLE
        && context.exceptions.isException(variable.asType())) {
      held.put(variable, new ArrayList<>());
      hold(variable, initializer);
    }
    if (initializer == null) {
      return Value.NONE;
    }
    if (variable != null) {
      boolean isFixed = !reassigned.contains(node.getName());
      TreePath path = part(initializer);
      variables.put(variable, isFixed ? value : kept(value, path, variable));
      if (isFixed) {
        context.initialisers.put(variable, path);
      }
      Later fact = worthwhile(variable, path, guards);
      boolean isNew = !context.keys.isKnown(variable);
      String key = context.keys.of(variable);
      guards = (isNew ? guards : guards.without(key)).assigned(key, fact);
      if (presence.holds(path, guards)) {
        guards = guards.and(key);
      }
      if (isFixed
          && variable.asType().getKind() == TypeKind.BOOLEAN
          && Collections.disjoint(Changes.mentioned(initializer), reassigned)) {
        proof.remember(variable, path);
      }
    }
    return Value.NONE;
  }

  /** Remembers what throwing the variable's new value does. */
  private void hold(Element variable, @Nullable ExpressionTree value) {
    List<Effect> given = held.get(variable);
    if (given != null && value != null && value.getKind() != Tree.Kind.NULL_LITERAL) {
      given.addAll(thrownLater(part(value)));
    }
  }

  /** What a variable holds that may hold another object, too. */
  private Value kept(Value value, TreePath path, Element variable) {
    return asFunction(value, path, variable.asType(), true).inVariable();
  }

  @Override
  public Value visitAssignment(AssignmentTree node, Void unused) {
    scan(node.getVariable());
    Value value = scan(node.getExpression());
    Guards before = guards;
    Element variable = changed(node.getVariable());
    if (variable != null) {
      hold(variable, node.getExpression());
      if (node.getVariable() instanceof IdentifierTree || isOwnFinal(node, variable)) {
        Later fact = worthwhile(variable, part(node.getExpression()), before);
        guards = guards.assigned(context.keys.of(variable), fact);
      }
      variables.merge(variable, kept(value, part(node.getExpression()), variable), Value::or);
      if (presence.holds(part(node.getExpression()), guards)) {
        guards = guards.and(context.keys.of(variable));
      }
    }
    return value;
  }

  /** Whether a constructor gives a final field its value. */
  private boolean isOwnFinal(AssignmentTree node, Element variable) {
    return node.getVariable() instanceof MemberSelectTree select
        && context.selects.isThis(select.getExpression())
        && variable.getModifiers().contains(Modifier.FINAL);
  }

  @Override
  public Value visitCompoundAssignment(CompoundAssignmentTree node, Void unused) {
    scan(node.getVariable());
    scan(node.getExpression());
    changed(node.getVariable());
    boolean divides =
        node.getKind() == Tree.Kind.DIVIDE_ASSIGNMENT
            || node.getKind() == Tree.Kind.REMAINDER_ASSIGNMENT;
    if (divides) {
      division(part(node.getVariable()), part(node.getExpression()));
    }
    return Value.NONE;
  }

  @Override
  public Value visitUnary(UnaryTree node, Void unused) {
    scan(node.getExpression());
    switch (node.getKind()) {
      case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT ->
          changed(node.getExpression());
      default -> {
        // The others change nothing.
      }
    }
    return Value.NONE;
  }

  /** What an expression's value says about a variable that its type does not say anyway. */
  private Later worthwhile(Element variable, TreePath value, Guards before) {
    return new Later(
        () -> {
          Fact fact = context.values.of(value, before);
          boolean isPlain =
              fact.isImpossible() || fact.equals(context.domains.of(variable.asType()));
          return isPlain ? Fact.ANY : fact;
        });
  }

  private @Nullable Element changed(ExpressionTree target) {
    if (target instanceof ArrayAccessTree element) {
      String array = context.keys.of(new TreePath(part(target), element.getExpression()));
      // Another variable may hold the same array.
      guards = guards.forgetFacts(Keys::isElement);
      guards = array == null ? guards : guards.soften(array);
      return null;
    }
    Element variable = context.trees.getElement(part(target));
    if (variable instanceof VariableElement) {
      guards = guards.without(context.keys.of(variable));
      return variable;
    }
    return null;
  }

  @Override
  public Value visitConditionalExpression(ConditionalExpressionTree node, Void unused) {
    scan(node.getCondition());
    TreePath condition = part(node.getCondition());
    Guards before = guards;
    Proof.Outcomes outcomes = proof.of(condition, before);
    Guards otherwise = before.and(outcomes.no());
    guards = before.and(outcomes.yes());
    Value one = guards.isImpossible() ? Value.NONE : scan(node.getTrueExpression());
    guards = otherwise;
    Value other = guards.isImpossible() ? Value.NONE : scan(node.getFalseExpression());
    guards = before;
    if ((one.function() == null) != (other.function() == null)) {
      TypeMirror type = context.trees.getTypeMirror(getCurrentPath());
      one = asFunction(one, part(node.getTrueExpression()), type, true);
      other = asFunction(other, part(node.getFalseExpression()), type, true);
    }
    return one.or(other);
  }

  @Override
  public Value visitBinary(BinaryTree node, Void unused) {
    scan(node.getLeftOperand());
    boolean isAnd = node.getKind() == Tree.Kind.CONDITIONAL_AND;
    if (isAnd || node.getKind() == Tree.Kind.CONDITIONAL_OR) {
      TreePath left = part(node.getLeftOperand());
      Guards before = guards;
      guards = before.and(proof.of(left, isAnd, before));
      if (!guards.isImpossible()) {
        scan(node.getRightOperand());
      }
      guards = before;
      return Value.NONE;
    }
    scan(node.getRightOperand());
    if (node.getKind() == Tree.Kind.DIVIDE || node.getKind() == Tree.Kind.REMAINDER) {
      division(part(node.getLeftOperand()), part(node.getRightOperand()));
    }
    return Value.NONE;
  }

  private void division(TreePath dividend, TreePath divisor) {
    boolean isWhole =
        context.domains.isWhole(context.trees.getTypeMirror(dividend))
            && context.domains.isWhole(context.trees.getTypeMirror(divisor));
    boolean isSafe =
        context.constants.value(divisor) instanceof Number number && number.doubleValue() != 0;
    if (isWhole && !isSafe) {
      language("java.lang.ArithmeticException");
    }
  }

  final void language(String exception) {
    emit(new Effect.Raise(context.exceptions.builtIn(exception), Tier.LANGUAGE, here(), null));
  }

  @Override
  public Value visitArrayAccess(ArrayAccessTree node, Void unused) {
    scan(node.getExpression());
    scan(node.getIndex());
    language("java.lang.ArrayIndexOutOfBoundsException");
    return Value.NONE;
  }

  @Override
  public Value visitAssert(AssertTree node, Void unused) {
    language("java.lang.AssertionError");
    return Value.NONE;
  }

  @Override
  public Value visitTypeCast(TypeCastTree node, Void unused) {
    Value value = scan(node.getExpression());
    TypeMirror to = context.trees.getTypeMirror(part(node.getType()));
    TypeMirror from = context.trees.getTypeMirror(part(node.getExpression()));
    if (to instanceof javax.lang.model.type.DeclaredType
        && from instanceof javax.lang.model.type.DeclaredType
        && !context.types.isSubtype(context.types.erasure(from), context.types.erasure(to))) {
      language("java.lang.ClassCastException");
    }
    return value;
  }

  @Override
  public Value visitLambdaExpression(LambdaExpressionTree node, Void unused) {
    Filter filter = argumentFilter;
    argumentFilter = Filter.NONE;
    List<Effect> outerReturned = returned;
    Set<String> outerMade = made;
    Guards outerGuards = guards;
    boolean wasAlive = alive;
    boolean wasReturning = isReturningSuccess;
    TypeMirror outerResult = result;
    result = null;
    returned = new ArrayList<>();
    made = new HashSet<>();
    List<Effect> outerProblems = problems;
    problems = new ArrayList<>();
    alive = true;
    boolean wasFresh = isFresh;
    isFresh = false; // it runs when it likes
    guards = guards.forgetFacts(context.keys.changeable);
    pass(filter, node.getParameters());
    List<Effect> effects =
        new ArrayList<>(
            collect(
                () -> {
                  Value value = scan(node.getBody());
                  boolean isGiven = node.getBodyKind() == LambdaExpressionTree.BodyKind.EXPRESSION;
                  TreePath given = part(node.getBody());
                  returned.addAll((isGiven ? iterating(value, given) : value).effects());
                }));
    effects.addAll(returned);
    TreePath body = part(node.getBody());
    if (node.getBodyKind() == LambdaExpressionTree.BodyKind.EXPRESSION
        && context.exceptions.isException(context.trees.getTypeMirror(body))) {
      problems.addAll(thrown(body, new Place(body)));
    }
    if (!problems.isEmpty()) {
      effects.add(new Effect.GivesBack(List.copyOf(problems)));
    }
    returned = outerReturned;
    made = outerMade;
    problems = outerProblems;
    guards = outerGuards;
    isFresh = wasFresh;
    alive = wasAlive;
    isReturningSuccess = wasReturning;
    result = outerResult;
    return Value.function(effects);
  }

  /** What a lambda is passed has come through a stream's filter. */
  private void pass(Filter filter, List<? extends VariableTree> taken) {
    for (VariableTree parameter : taken) {
      Element element = context.trees.getElement(part(parameter));
      if (element != null) {
        String key = context.keys.of(element);
        guards = filter.isPresent() ? guards.and(key) : guards;
        // One of two may be a result so far, as in reduce.
        guards = taken.size() == 1 ? guards.assigned(key, filter.fact()) : guards;
      }
    }
  }

  @Override
  public Value visitClass(ClassTree node, Void unused) {
    if (context.trees.getElement(getCurrentPath()) instanceof TypeElement type) {
      context.localClasses.add(type);
    }
    return Value.NONE;
  }
}
