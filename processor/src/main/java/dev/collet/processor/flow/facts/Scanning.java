package dev.collet.processor.flow.facts;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.value.Fact;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Name;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** The state of one walk through a body: where effects go, what is proven, what variables hold. */
abstract class Scanning extends TreePathScanner<Value, Void> {
  final Context context;
  final Proof proof;
  final Presence presence;
  final Map<Element, Value> variables = new HashMap<>();
  final Map<Element, Integer> parameters = new HashMap<>();
  final Conditions conditions;
  final Map<Element, Integer> caught = new HashMap<>();

  /** What throwing the values does that local variables for exceptions are given. */
  final Map<Element, List<Effect>> held = new HashMap<>();

  final Set<Name> reassigned = new HashSet<>();
  final Set<Name> touched = new HashSet<>();

  /** Arrays in which the code puts something. */
  final Set<Name> stored = new HashSet<>();

  List<Effect> sink = new ArrayList<>();
  List<Effect> returned = new ArrayList<>();
  Set<String> made = new HashSet<>();
  List<Effect> problems = new ArrayList<>();
  Guards guards = Guards.NONE;
  boolean alive = true;

  /** Whether nothing has run yet that may have changed what fields hold. */
  boolean isFresh = true;

  boolean isReturningSuccess;

  /** What the code that is being read gives back; null for a lambda's. */
  @Nullable TypeMirror result;

  /** What is known of the only value that a reference to a method of ours is passed. */
  Fact passed = Fact.ANY;

  private @Nullable Tree valued;
  private @Nullable Guards valuedAt;
  private Fact value = Fact.ANY;

  /** What is known of the elements that the lambda or reference read next gets. */
  Filter argumentFilter = Filter.NONE;

  Scanning(Context context) {
    this.context = context;
    this.proof = new Proof(context, reassigned);
    this.presence = context.presence;
    this.conditions = new Conditions(this);
  }

  @Override
  public Value scan(@Nullable Tree tree, Void unused) {
    Value value = tree == null ? null : super.scan(tree, unused);
    return value == null ? Value.NONE : value;
  }

  @Override
  public Value reduce(Value newest, Value older) {
    return newest == null ? Value.NONE : newest;
  }

  /** What is thrown by throwing an expression's value. */
  abstract List<Effect> thrown(TreePath path, Place place);

  final Value scan(@Nullable Tree tree) {
    return scan(tree, null);
  }

  final void scanEach(Iterable<? extends Tree> trees) {
    for (Tree tree : trees) {
      scan(tree);
    }
  }

  /** The path of a part of what is being visited. */
  final TreePath part(Tree tree) {
    return new TreePath(getCurrentPath(), tree);
  }

  /** Whether this code may have changed what a parameter's object holds. */
  final boolean isTouched(Element parameter) {
    return touched.contains(parameter.getSimpleName());
  }

  /** What was proven about variables that the statement changes no longer holds in it. */
  final Guards before(@Nullable Tree statement) {
    if (guards.isOpen()) {
      return guards;
    }
    Changes changes = context.changes.in(statement);
    return guards
        .forget(key -> context.keys.mentions(key, changes.assigned()))
        .forgetFacts(
            key -> context.keys.mentions(key, changes.touched()) || context.keys.isChangeable(key));
  }

  /** What is known about an expression's value here; asked again, it is not worked out again. */
  final Fact valueOf(TreePath path) {
    if (path.getLeaf() != valued || guards != valuedAt) {
      value = context.values.of(path, guards);
      valued = path.getLeaf();
      valuedAt = guards;
    }
    return value;
  }

  final Place here() {
    return new Place(getCurrentPath());
  }

  /**
   * What is proven here, and what must hold so that something is thrown: that is left out where it
   * can neither contradict what is proven nor say anything about a parameter.
   */
  final Guards withNeeds(Guards needs) {
    return needs.isImpossible() || guards.isTouchedBy(needs) || conditions.areAbout(needs)
        ? guards.and(needs)
        : guards;
  }

  final void emit(Effect effect) {
    List<Map<Integer, Fact>> ways =
        effect instanceof Effect.Guarded ? List.of() : conditions.of(guards);
    sink.add(ways.isEmpty() ? effect : new Effect.When(ways, List.of(effect)));
  }

  /**
   * Whether a condition is sure to hold at its place, or sure not to; null when it depends.
   *
   * @param outcomes what it proves
   */
  final @Nullable Boolean truth(TreePath condition, Proof.Outcomes outcomes) {
    Boolean constant = context.constants.truth(condition);
    if (constant != null) {
      return constant;
    }
    if (guards.and(outcomes.yes()).isImpossible()) {
      return false;
    }
    return guards.and(outcomes.no()).isImpossible() ? true : null;
  }

  /** What a piece of code does. */
  final List<Effect> collect(Runnable code) {
    List<Effect> outer = sink;
    sink = new ArrayList<>();
    code.run();
    List<Effect> collected = sink;
    sink = outer;
    return List.copyOf(collected);
  }
}
