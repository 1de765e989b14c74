package dev.collet.processor.flow.facts;

import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.Tier;
import dev.collet.processor.flow.value.Fact;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import org.jspecify.annotations.Nullable;

/** Says what throwing a value does: one made here, one caught, one that something gave back. */
abstract class ThrowReader extends CallScanner {
  final Map<Integer, Caught> handled = new HashMap<>();

  /** What the variables of patterns are names for. */
  private final Map<Element, TreePath> bound = new HashMap<>();

  /** The types of a catch, and what is tried before it. */
  record Caught(List<ExceptionType> types, List<Effect> guarded, Place place) {}

  ThrowReader(Context context) {
    super(context);
  }

  /** What is thrown by throwing an expression's value. */
  @Override
  final List<Effect> thrown(TreePath path, Place place) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof ParenthesizedTree inner) {
      return thrown(new TreePath(path, inner.getExpression()), place);
    }
    if (leaf instanceof ConditionalExpressionTree choice) {
      List<Effect> both = new ArrayList<>();
      for (Tree each : List.of(choice.getTrueExpression(), choice.getFalseExpression())) {
        // Whoever chooses null asks for it before throwing.
        if (each.getKind() != Tree.Kind.NULL_LITERAL) {
          both.addAll(thrown(new TreePath(path, each), place));
        }
      }
      return both;
    }
    if (leaf.getKind() == Tree.Kind.NULL_LITERAL) {
      return List.of(raise(context.exceptions.builtIn("java.lang.NullPointerException"), place));
    }
    List<Effect> narrowed = narrowed(path, place);
    if (!narrowed.isEmpty()) {
      return narrowed;
    }
    TypeMirror type = context.trees.getTypeMirror(path);
    if (leaf instanceof MethodInvocationTree call
        && context.trees.getElement(new TreePath(path, call.getMethodSelect()))
            instanceof ExecutableElement method
        && context.isSource(method)
        && !(method.getReturnType() instanceof TypeVariable)
        && givenBack(path, call, List.of(), place).isEmpty()) {
      return returnedBy(method, type, place);
    }
    if (leaf instanceof IdentifierTree identifier) {
      Element variable = context.trees.getElement(path);
      Integer handler = variable == null ? null : caught.get(variable);
      boolean isFixed = !reassigned.contains(identifier.getName());
      if (handler != null && isFixed) {
        Caught its = handled.get(handler);
        return Narrowed.of(
            context,
            guards.fact(context.keys.of(variable)),
            new Effect.Rethrow(handler, its == null ? List.of() : its.types(), place));
      }
      List<Effect> given = variable == null ? null : held.get(variable);
      if (given != null) {
        return List.of(new Effect.ThrowHeld(given, place));
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
    List<ExceptionType> types = throwable(type);
    if (leaf instanceof MethodInvocationTree call && !types.isEmpty()) {
      List<Effect> given = givenBack(path, call, types, place);
      if (!given.isEmpty()) {
        return given;
      }
    }
    Integer parameter = leaf instanceof IdentifierTree name ? given(path, name) : null;
    if (parameter != null && !types.isEmpty()) {
      return List.of(new Effect.ThrowGiven(parameter, types, place));
    }
    List<Effect> effects = new ArrayList<>();
    types.forEach(each -> effects.add(raise(each, place)));
    return effects;
  }

  /** The parameter that is thrown as it came; null when it is none. */
  private @Nullable Integer given(TreePath path, IdentifierTree name) {
    return reassigned.contains(name.getName())
        ? null
        : parameters.get(context.trees.getElement(path));
  }

  /** What a catch has caught under a narrower name, by a cast or a pattern; empty for the rest. */
  private List<Effect> narrowed(TreePath path, Place place) {
    TreePath caughtAs = path;
    if (path.getLeaf() instanceof TypeCastTree cast) {
      caughtAs = new TreePath(path, cast.getExpression());
    } else if (path.getLeaf() instanceof IdentifierTree) {
      Element variable = context.trees.getElement(path);
      TreePath asked = variable == null ? null : bound.get(variable);
      caughtAs = asked == null ? path : asked;
    }
    if (caughtAs == path || !(caughtAs.getLeaf() instanceof IdentifierTree identifier)) {
      return List.of();
    }
    Element variable = context.trees.getElement(caughtAs);
    Integer handler = variable == null ? null : caught.get(variable);
    Caught its = handler == null ? null : handled.get(handler);
    TypeMirror type = context.trees.getTypeMirror(path);
    if (handler == null
        || its == null
        || !(type instanceof DeclaredType)
        || reassigned.contains(identifier.getName())) {
      return List.of();
    }
    Fact only = Fact.trait(Fact.is(context.types.erasure(type).toString()), true);
    return Narrowed.of(context, only, new Effect.Rethrow(handler, its.types(), place));
  }

  @Override
  public Value visitInstanceOf(InstanceOfTree node, Void unused) {
    if (node.getPattern() instanceof BindingPatternTree pattern) {
      Element variable =
          context.trees.getElement(new TreePath(part(pattern), pattern.getVariable()));
      if (variable != null) {
        bound.put(variable, part(node.getExpression()));
      }
    }
    return super.visitInstanceOf(node, unused);
  }

  /** What throwing does that a known function gives back, as a supplier does. */
  private List<Effect> givenBack(
      TreePath path, MethodInvocationTree call, List<ExceptionType> declared, Place place) {
    TreePath select = new TreePath(path, call.getMethodSelect());
    if (!(call.getMethodSelect() instanceof MemberSelectTree member)
        || !(context.trees.getElement(select) instanceof ExecutableElement method)
        || !method.getModifiers().contains(Modifier.ABSTRACT)) {
      return List.of();
    }
    Element variable = context.trees.getElement(new TreePath(select, member.getExpression()));
    Value function = variable == null ? Value.NONE : variable(variable);
    List<Effect> effects = new ArrayList<>();
    for (Effect effect : function.effects()) {
      if (effect instanceof Effect.Argument argument) {
        effects.add(new Effect.ThrowGiven(argument.parameter(), declared, place));
      } else if (effect instanceof Effect.GivesBack gives) {
        effects.add(new Effect.ThrowHeld(gives.thrown(), place));
      }
    }
    return effects;
  }

  /** What throwing a value does when its variable is thrown, perhaps outside of this catch. */
  @Override
  final List<Effect> thrownLater(TreePath path) {
    Place place = new Place(path);
    List<Effect> effects = new ArrayList<>();
    for (Effect effect : thrown(path, place)) {
      Effect.Rethrow again = Narrowed.inside(effect);
      Caught caught = again == null ? null : handled.get(again.handler());
      if (again != null && caught != null) {
        effects.addAll(within(List.of(effect), again.handler(), caught));
      } else if (effect instanceof Effect.ThrowHeld) {
        // Two variables may be given each other's values.
        throwable(context.trees.getTypeMirror(path))
            .forEach(each -> effects.add(raise(each, place)));
      } else {
        effects.add(effect);
      }
    }
    return effects;
  }

  private List<Effect> returnedBy(
      ExecutableElement method, @Nullable TypeMirror type, Place place) {
    List<ExceptionType> declared = throwable(type);
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    return declared.isEmpty()
        ? List.of()
        : List.of(new Effect.ThrowReturned(callee(method, owner), declared, place));
  }

  private static Effect raise(ExceptionType type, Place place) {
    return new Effect.Raise(type, Tier.THROWN, place, null);
  }

  /** The exceptions that a value of the type can be; empty when it is none. */
  private List<ExceptionType> throwable(@Nullable TypeMirror type) {
    List<ExceptionType> types = new ArrayList<>();
    for (ExceptionType each : context.exceptions.of(type)) {
      if (each.isA("java.lang.Throwable")) {
        types.add(each);
      }
    }
    return types;
  }

  /** What a catch gives back, such as a stage that fails with what was caught, in its context. */
  final List<Effect> within(List<Effect> effects, int handler, Caught caught) {
    if (effects.stream().noneMatch(effect -> Narrowed.inside(effect) != null)) {
      return effects;
    }
    ExceptionType all = context.exceptions.builtIn("java.lang.Throwable");
    return List.of(
        new Effect.Guarded(
            caught.guarded(),
            List.of(
                new Effect.Handler(
                    handler, caught.types(), List.copyOf(effects), caught.place(), false),
                new Effect.Handler(-1, List.of(all), List.of(), caught.place(), false)),
            List.of(),
            false));
  }
}
