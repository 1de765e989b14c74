package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Callee;
import dev.collet.processor.flow.Callee.Dispatch;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.Tier;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Known;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads calls: of methods, of constructors, and references to them. */
abstract class CallScanner extends ValueScanner {
  private final LibraryCalls library;
  private final SourceCalls sources;
  private final FunctionObjects objects;

  CallScanner(Context context) {
    super(context);
    this.library = new LibraryCalls(this);
    this.sources = new SourceCalls(this);
    this.objects = new FunctionObjects(context, sources);
  }

  @Override
  public Value visitMethodInvocation(MethodInvocationTree node, Void unused) {
    Value receiver = scan(node.getMethodSelect());
    TreePath select = part(node.getMethodSelect());
    if (!(context.trees.getElement(select) instanceof ExecutableElement method)) {
      scanEach(node.getArguments());
      emit(new Effect.Unknown());
      return Value.NONE;
    }
    List<Value> arguments = arguments(method, node.getArguments(), receiver.filter());
    TreePath owner =
        node.getMethodSelect() instanceof MemberSelectTree member
            ? new TreePath(select, member.getExpression())
            : null;
    ExecutableType type =
        context.trees.getTypeMirror(select) instanceof ExecutableType it
            ? it
            : (ExecutableType) method.asType();
    Call call =
        new Call(
            method,
            type,
            new Place(select),
            receiver,
            owner,
            arguments,
            node.getArguments(),
            getCurrentPath());
    return run(call);
  }

  private Value run(Call call) {
    Value result = runs(call);
    settle(call);
    if (context.isSource(call.method())) {
      Guards passed = guards.and(context.checks.passed(call.method(), call.path(), call.trees()));
      guards = passed.isImpossible() ? guards : passed;
    }
    return result;
  }

  /** What the call may have changed is no longer known. */
  private void settle(Call call) {
    boolean isQuestion =
        context.mutators.isQuestion(call.method().getSimpleName())
            || Keys.isComponent(call.method());
    boolean isSource = context.isSource(call.method());
    if (isSource ? !isQuestion || !call.trees().isEmpty() : call.hasFunctions()) {
      guards = guards.forgetFacts(context.keys.changeable);
      isFresh &= isSource && context.helpers.isAsking(call.method());
    }
    if (isQuestion) {
      return;
    }
    if (call.owner() != null && (isSource || !Taken.isOne(call))) {
      soften(call.owner());
    }
    for (ExpressionTree argument : call.trees()) {
      soften(new TreePath(call.path(), argument));
    }
  }

  private void soften(TreePath path) {
    if (guards.isOpen() || context.domains.isImmutable(context.trees.getTypeMirror(path))) {
      return;
    }
    String key = context.keys.of(path);
    guards = key == null ? guards : guards.soften(key);
  }

  private Value runs(Call call) {
    if (context.isSource(call.method())) {
      return sources.call(call);
    }
    TypeMirror exact = call.receiver().exact();
    TypeElement type =
        context.typeFacts.element(
            exact != null
                ? exact
                : call.owner() == null ? null : context.trees.getTypeMirror(call.owner()));
    if (type == null || !context.isSource(type) || isFixed(call.method()) || isObjects(call)) {
      return library.call(call);
    }
    // A method of a library's type, called on a class of ours that may have its own.
    ExecutableElement own = Dispatching.implementation(context, type, call.method());
    List<Known> known = sources.arguments.of(call);
    boolean isExact = exact != null && own != null && context.isSource(own);
    Callee callee =
        isExact && own != null
            ? sources.callee(own, type, Dispatch.EXACT)
            : sources.callee(call.method(), type, Dispatch.VIRTUAL);
    Effect run = new Effect.Call(callee, call.place(), List.of(), known);
    emit(sources.isPresent(call) ? present(run, call.place()) : run);
    if (isExact) {
      guards = Taken.after(guards, context, call);
      return Value.NONE;
    }
    return library.call(call);
  }

  private static boolean isObjects(Call call) {
    return ((TypeElement) call.method().getEnclosingElement())
        .getQualifiedName()
        .contentEquals("java.lang.Object");
  }

  private List<Value> arguments(
      ExecutableElement method, List<? extends ExpressionTree> trees, Filter filter) {
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < trees.size(); i++) {
      ExpressionTree tree = trees.get(i);
      argumentFilter = filter;
      Value value = scan(tree);
      argumentFilter = Filter.NONE;
      values.add(asFunction(value, part(tree), parameterType(method, i), false));
    }
    return values;
  }

  static @Nullable TypeMirror parameterType(ExecutableElement method, int index) {
    int last = method.getParameters().size() - 1;
    if (last < 0) {
      return null;
    }
    TypeMirror type = method.getParameters().get(Math.min(index, last)).asType();
    return method.isVarArgs()
            && index >= last
            && type instanceof javax.lang.model.type.ArrayType array
        ? array.getComponentType()
        : type;
  }

  @Override
  final Value asFunction(Value value, TreePath path, @Nullable TypeMirror wanted, boolean isLost) {
    return objects.asFunction(value, path, wanted, isLost);
  }

  @Override
  final Value iterating(Value value, TreePath path) {
    return objects.iterating(value, path);
  }

  /** What running any object of the type does, when it is a functional interface of ours. */
  final List<Effect> any(TypeMirror type, Place place) {
    return objects.any(type, place);
  }

  @Override
  public Value visitNewClass(NewClassTree node, Void unused) {
    scan(node.getEnclosingExpression());
    TypeMirror type = context.trees.getTypeMirror(getCurrentPath());
    if (!(context.trees.getElement(getCurrentPath()) instanceof ExecutableElement constructor)) {
      scanEach(node.getArguments());
      return Value.NONE;
    }
    List<Value> arguments = arguments(constructor, node.getArguments(), Filter.NONE);
    if (node.getClassBody() != null
        && context.trees.getElement(part(node.getClassBody())) instanceof TypeElement anonymous) {
      context.localClasses.add(anonymous);
      type = anonymous.asType();
    }
    run(
        new Call(
            constructor,
            (ExecutableType) constructor.asType(),
            here(),
            type == null ? Value.NONE : Value.exact(type, null),
            null,
            arguments,
            node.getArguments(),
            getCurrentPath()));
    return type == null
        ? Value.NONE
        : Value.exact(type, null).infallible(context.streams.isMade(constructor, arguments));
  }

  @Override
  public Value visitMemberReference(MemberReferenceTree node, Void unused) {
    Filter filter = argumentFilter;
    argumentFilter = Filter.NONE;
    Value receiver = scan(node.getQualifierExpression());
    Element element = context.trees.getElement(getCurrentPath());
    if (!(element instanceof ExecutableElement method)) {
      return Value.NONE;
    }
    boolean isOfType =
        context.trees.getElement(part(node.getQualifierExpression())) instanceof TypeElement;
    Call call =
        new Call(
            method,
            (ExecutableType) method.asType(),
            here(),
            receiver,
            isOfType ? null : part(node.getQualifierExpression()),
            List.of(),
            List.of(),
            getCurrentPath());
    Value[] result = {Value.NONE};
    passed = isOfType ? filter.fact() : Fact.ANY;
    Guards before = guards;
    List<Effect> effects =
        new ArrayList<>(
            collect(
                () ->
                    result[0] =
                        context.isSource(method)
                            ? sources.call(call)
                            : library.reference(call, filter)));
    guards = before;
    passed = Fact.ANY;
    effects.addAll(result[0].effects());
    TypeMirror made =
        method.getKind() == ElementKind.CONSTRUCTOR ? method.getEnclosingElement().asType() : null;
    if (context.exceptions.isException(made)) {
      List<Effect> thrown = new ArrayList<>();
      for (ExceptionType each : context.exceptions.of(made)) {
        thrown.add(new Effect.Raise(each, Tier.THROWN, here(), null));
      }
      effects.add(new Effect.GivesBack(thrown));
    }
    return Value.function(effects);
  }

  /** An effect of which NoSuchElementException is sure not to come. */
  final Effect present(Effect effect, Place place) {
    Effect.Handler never =
        new Effect.Handler(
            -1,
            List.of(context.exceptions.builtIn("java.util.NoSuchElementException")),
            List.of(),
            place,
            false);
    return new Effect.Guarded(List.of(effect), List.of(never), List.of(), false);
  }

  /** A call that syntax hides: close() of a resource, iterator() of a loop. */
  final void hidden(
      ExecutableElement method,
      TypeMirror receiver,
      Value value,
      Place place,
      @Nullable TreePath owner) {
    boolean isExact = value.exact() != null && !value.exact().toString().isEmpty();
    if (context.isSource(method)) {
      TypeElement type = context.typeFacts.element(isExact ? value.exact() : receiver);
      if (type != null) {
        Dispatch dispatch = isExact ? Dispatch.EXACT : sources.dispatch(method);
        emit(new Effect.Call(sources.callee(method, type, dispatch), place, List.of(), List.of()));
        sources.generic(
            method,
            context.typeFacts.thrown(method, receiver),
            context.signatures.label(method),
            place);
      }
    } else if (!value.isInfallible() && !context.streams.isInfallible(receiver)) {
      library.hidden(method, context.typeFacts.thrown(method, receiver), place, owner);
    }
  }

  final Callee callee(ExecutableElement method, TypeElement receiver) {
    return sources.callee(method, receiver, sources.dispatch(method));
  }

  static boolean isFixed(ExecutableElement method) {
    return method.getKind() == ElementKind.CONSTRUCTOR
        || method.getModifiers().contains(Modifier.STATIC)
        || method.getModifiers().contains(Modifier.PRIVATE)
        || method.getModifiers().contains(Modifier.FINAL)
        || method.getEnclosingElement().getModifiers().contains(Modifier.FINAL);
  }
}
