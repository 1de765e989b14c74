package dev.collet.processor.flow.facts;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionTree;
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
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Reads how exceptions start, end and go on: throw, try, return. */
abstract class TryReader extends ThrowReader {
  private int handlers;

  TryReader(Context context) {
    super(context);
  }

  @Override
  public Value visitThrow(ThrowTree node, Void unused) {
    Guards reached = guards;
    boolean wasFresh = isFresh;
    scan(node.getExpression());
    // To make the exception is not what has led here.
    guards = reached;
    isFresh = wasFresh;
    thrown(part(node.getExpression()), here()).forEach(this::emit);
    alive = false;
    return Value.NONE;
  }

  @Override
  public Value visitReturn(ReturnTree node, Void unused) {
    ExpressionTree expression = node.getExpression();
    Value value = scan(expression);
    if (expression != null) {
      value =
          result == null
              ? iterating(value, part(expression))
              : asFunction(value, part(expression), result, true);
    }
    if (expression == null || !Failures.isError(context, part(expression))) {
      isReturningSuccess = true;
    }
    returned.addAll(value.effects());
    if (expression != null
        && expression.getKind() != Tree.Kind.NULL_LITERAL
        && context.exceptions.mayBeException(context.trees.getTypeMirror(part(expression)))) {
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
      ExpressionTree made =
          resource instanceof VariableTree variable ? variable.getInitializer() : null;
      hidden(close, type, value, new Place(path), made == null ? path : new TreePath(path, made));
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
    Caught its = new Caught(types, guarded, new Place(path));
    handled.put(id, its);
    if (variable != null) {
      caught.put(variable, id);
    }
    boolean wasReturning = isReturningSuccess;
    isReturningSuccess = false;
    List<Effect> outerReturned = returned;
    returned = new ArrayList<>();
    List<Effect> body = collect(() -> scan(clause));
    outerReturned.addAll(within(returned, id, its));
    returned = outerReturned;
    boolean isQuiet = isReturningSuccess || (alive && !isInLoop());
    isReturningSuccess |= wasReturning;
    return new Effect.Handler(id, types, body, its.place(), isQuiet);
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
