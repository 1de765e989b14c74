package dev.collet.processor.flow.facts;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnionTypeTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.Tier;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import org.jspecify.annotations.Nullable;

/** Reads how exceptions start, end and go on: throw, try, return. */
abstract class TryReader extends CallScanner {
  private int handlers;

  TryReader(Context context) {
    super(context);
  }

  @Override
  public Value visitThrow(ThrowTree node, Void unused) {
    scan(node.getExpression());
    thrown(part(node.getExpression()), here()).forEach(this::emit);
    alive = false;
    return Value.NONE;
  }

  /** What is thrown by throwing an expression's value. */
  @Override
  final List<Effect> thrown(TreePath path, Place place) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof ParenthesizedTree inner) {
      return thrown(new TreePath(path, inner.getExpression()), place);
    }
    if (leaf instanceof ConditionalExpressionTree choice) {
      List<Effect> both =
          new ArrayList<>(thrown(new TreePath(path, choice.getTrueExpression()), place));
      both.addAll(thrown(new TreePath(path, choice.getFalseExpression()), place));
      return both;
    }
    if (leaf.getKind() == Tree.Kind.NULL_LITERAL) {
      return raise(context.exceptions.builtIn("java.lang.NullPointerException"), place);
    }
    TypeMirror type = context.trees.getTypeMirror(path);
    if (leaf instanceof MethodInvocationTree call
        && context.trees.getElement(new TreePath(path, call.getMethodSelect()))
            instanceof ExecutableElement method
        && context.isSource(method)
        && !(method.getReturnType() instanceof TypeVariable)) {
      return returnedBy(method, type, place);
    }
    if (leaf instanceof IdentifierTree identifier) {
      Element variable = context.trees.getElement(path);
      Integer handler = variable == null ? null : caught.get(variable);
      boolean isFixed = !reassigned.contains(identifier.getName());
      if (handler != null && isFixed) {
        return List.of(
            new Effect.Rethrow(handler, caughtTypes.getOrDefault(variable, List.of()), place));
      }
      Value value = variable == null ? null : variables.get(variable);
      type = value != null && value.exact() != null && isFixed ? value.exact() : type;
    }
    if (type instanceof TypeVariable variable
        && variable.asElement().getEnclosingElement() instanceof ExecutableElement method
        && method.getThrownTypes().stream()
            .anyMatch(
                each ->
                    each instanceof TypeVariable thrown
                        && thrown.asElement().equals(variable.asElement()))) {
      // Said at the call, where the type is known.
      return List.of();
    }
    List<Effect> effects = new ArrayList<>();
    context.exceptions.of(type).forEach(each -> effects.addAll(raise(each, place)));
    return effects;
  }

  private List<Effect> returnedBy(
      ExecutableElement method, @Nullable TypeMirror type, Place place) {
    List<ExceptionType> declared =
        context.exceptions.of(type).stream()
            .filter(each -> each.isA("java.lang.Throwable"))
            .toList();
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    return declared.isEmpty()
        ? List.of()
        : List.of(new Effect.ThrowReturned(callee(method, owner), declared, place));
  }

  private static List<Effect> raise(ExceptionType type, Place place) {
    return type.isA("java.lang.Throwable")
        ? List.of(new Effect.Raise(type, Tier.THROWN, place, null))
        : List.of();
  }

  @Override
  public Value visitReturn(ReturnTree node, Void unused) {
    ExpressionTree expression = node.getExpression();
    Value value = scan(expression);
    if (expression == null || !Failures.isError(context, part(expression))) {
      isReturningSuccess = true;
    }
    returned.addAll(value.effects());
    if (expression != null && expression.getKind() != Tree.Kind.NULL_LITERAL) {
      problems.addAll(thrown(part(expression), here()));
    }
    if (value.exact() != null && context.typeFacts.element(value.exact()) != null) {
      TypeElement type = context.typeFacts.element(value.exact());
      if (type != null && context.isSource(type)) {
        made.add(context.signatures.binaryName(type));
      }
    }
    alive = false;
    return Value.NONE;
  }

  @Override
  public Value visitTry(TryTree node, Void unused) {
    Guards before = before(node.getBlock());
    List<Effect> body =
        collect(
            () -> {
              node.getResources().forEach(this::resource);
              scan(node.getBlock());
            });
    boolean isAlive = alive;
    Guards after = guards;
    List<Effect.Handler> clauses = new ArrayList<>();
    for (CatchTree clause : node.getCatches()) {
      guards = before;
      alive = true;
      clauses.add(handler(clause, body));
      if (alive) {
        after = isAlive ? after.or(guards) : guards;
      }
      isAlive |= alive;
    }
    guards = node.getCatches().isEmpty() ? after : isAlive ? after : before;
    alive = true;
    BlockTree last = node.getFinallyBlock();
    List<Effect> finallyEffects = collect(() -> scan(last));
    boolean isSwallowing = !alive;
    emit(new Effect.Guarded(body, List.copyOf(clauses), finallyEffects, isSwallowing));
    alive = isAlive && !isSwallowing;
    return Value.NONE;
  }

  private void resource(Tree resource) {
    Value value = scan(resource);
    TreePath path = part(resource);
    TypeMirror type;
    if (resource instanceof VariableTree) {
      Element element = context.trees.getElement(path);
      type = element == null ? null : element.asType();
      value = element == null ? Value.NONE : variables.getOrDefault(element, Value.NONE);
    } else {
      type = context.trees.getTypeMirror(path);
    }
    ExecutableElement close = context.typeFacts.member(type, "close");
    if (close != null && type != null) {
      hidden(close, type, value, new Place(path));
    }
  }

  private Effect.Handler handler(CatchTree clause, List<Effect> guarded) {
    VariableTree parameter = clause.getParameter();
    TreePath path = new TreePath(part(clause), parameter);
    List<ExceptionType> types = new ArrayList<>();
    Tree type = parameter.getType();
    TreePath typePath = new TreePath(path, type);
    if (type instanceof UnionTypeTree union) {
      for (Tree each : union.getTypeAlternatives()) {
        types.addAll(
            context.exceptions.of(context.trees.getTypeMirror(new TreePath(typePath, each))));
      }
    } else {
      types.addAll(context.exceptions.of(context.trees.getTypeMirror(typePath)));
    }
    Element variable = context.trees.getElement(path);
    int id = handlers++;
    if (variable != null) {
      caught.put(variable, id);
      caughtTypes.put(variable, types);
    }
    boolean wasReturning = isReturningSuccess;
    isReturningSuccess = false;
    List<Effect> outerReturned = returned;
    returned = new ArrayList<>();
    List<Effect> body = collect(() -> scan(clause));
    outerReturned.addAll(within(returned, id, types, guarded, new Place(path)));
    returned = outerReturned;
    boolean isQuiet = isReturningSuccess || (alive && !isInLoop());
    isReturningSuccess |= wasReturning;
    return new Effect.Handler(id, types, body, new Place(path), isQuiet);
  }

  /** What a catch gives back, such as a stage that fails with what was caught, in its context. */
  private List<Effect> within(
      List<Effect> effects,
      int handler,
      List<ExceptionType> types,
      List<Effect> guarded,
      Place place) {
    if (effects.stream().noneMatch(effect -> effect instanceof Effect.Rethrow)) {
      return effects;
    }
    ExceptionType all = context.exceptions.builtIn("java.lang.Throwable");
    return List.of(
        new Effect.Guarded(
            guarded,
            List.of(
                new Effect.Handler(handler, types, List.copyOf(effects), place, false),
                new Effect.Handler(-1, List.of(all), List.of(), place, false)),
            List.of(),
            false));
  }

  /** Whether the statement is repeated, so that going on after a failure is a choice. */
  private boolean isInLoop() {
    for (TreePath each = getCurrentPath(); each != null; each = each.getParentPath()) {
      Tree.Kind kind = each.getLeaf().getKind();
      if (kind == Tree.Kind.LAMBDA_EXPRESSION || kind == Tree.Kind.METHOD) {
        return kind == Tree.Kind.LAMBDA_EXPRESSION;
      }
      if (kind.name().endsWith("LOOP")) {
        return true;
      }
    }
    return false;
  }
}
