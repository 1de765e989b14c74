package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.language.Language;
import dev.collet.schema.compare.logic.Constraint;
import dev.collet.schema.compare.logic.Formula;
import dev.collet.schema.compare.logic.Formulas;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Finds an object: members that have to be there get a name and a value, within the number of
 * members that is allowed.
 */
final class ObjectProblem {

  private final Solver solver;
  private final Formulas formulas;
  private final List<Constraint.EveryName> every = new ArrayList<>();
  private final List<Constraint.SomeName> some = new ArrayList<>();
  private final Map<String, Formula> goals = new LinkedHashMap<>();
  private final List<Constraint.SomeName> floating = new ArrayList<>();
  private final NameClasses classes;
  private long min;
  private long max = Constraint.UNLIMITED;
  private Result.@Nullable Undecided undecided;

  ObjectProblem(List<Constraint> constraints, Solver solver) {
    this.solver = solver;
    this.formulas = solver.formulas();
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.EveryName all) {
        every.add(all);
      } else if (constraint instanceof Constraint.SomeName one) {
        some.add(one);
      } else if (constraint instanceof Constraint.SizeAtLeast least) {
        min = Math.max(min, least.size());
      } else if (constraint instanceof Constraint.SizeAtMost most) {
        max = Math.min(max, most.size());
      }
    }
    solver.steps().spend(1 + every.size() + some.size());
    this.classes = new NameClasses(every, some, formulas);
    solver.steps().spend(classes.mentioned().size() / 4);
  }

  Result solve() {
    if (min > max) {
      return Result.EMPTY;
    }
    for (Constraint.SomeName demand : some) {
      String name = demand.names().onlyWord();
      if (name == null) {
        floating.add(demand);
      } else {
        Formula before = goals.getOrDefault(name, formulaOf(name));
        goals.put(name, formulas.all(before, demand.formula()));
      }
    }
    if (goals.size() > max) {
      return Result.EMPTY;
    }
    for (Formula goal : goals.values()) {
      if (!solvable(goal)) {
        return failure();
      }
    }
    for (Constraint.SomeName demand : floating) {
      if (!possible(demand)) {
        return failure();
      }
    }
    Result result = place(0);
    return result instanceof Result.Empty ? failure() : result;
  }

  /** Whether a demand, taken alone, can be met; all together may still fail. */
  private boolean possible(Constraint.SomeName demand) {
    for (NameClasses.NameClass rest : classes.rest()) {
      if (classes.inside(rest, demand.names())
          && solvable(formulas.all(rest.formula(), demand.formula()))) {
        return true;
      }
    }
    for (Map.Entry<String, NameClasses.NameClass> entry : classes.mentioned().entrySet()) {
      if (demand.names().contains(entry.getKey())) {
        Formula before = goals.getOrDefault(entry.getKey(), entry.getValue().formula());
        if (solvable(formulas.all(before, demand.formula()))) {
          return true;
        }
      }
    }
    return undecided != null;
  }

  private Result failure() {
    return undecided == null ? Result.EMPTY : undecided;
  }

  private Formula formulaOf(String name) {
    NameClasses.NameClass known = classes.mentioned().get(name);
    return known == null ? formulas.everything() : known.formula();
  }

  private boolean solvable(Formula goal) {
    Result result = solver.solve(goal);
    if (result instanceof Result.Undecided reason) {
      undecided = reason;
    }
    return result instanceof Result.Found;
  }

  /** Gives the demands from this one on a name each, or shares names already in use. */
  private Result place(int index) {
    solver.steps().spend(1);
    if (index == floating.size()) {
      return fill();
    }
    Constraint.SomeName demand = floating.get(index);
    boolean room = goals.size() < max;
    if (room) {
      for (NameClasses.NameClass rest : classes.rest()) {
        String name = classes.inside(rest, demand.names()) ? unused(rest.names()) : null;
        if (name != null) {
          Result result = take(name, formulas.all(rest.formula(), demand.formula()), index);
          boolean free =
              max == Constraint.UNLIMITED && !formulas.languages().isFinite(rest.names());
          if (result instanceof Result.Found || (free && placed)) {
            return result;
          }
        }
      }
    }
    for (Map.Entry<String, NameClasses.NameClass> entry : classes.mentioned().entrySet()) {
      String name = entry.getKey();
      if (room && !goals.containsKey(name) && demand.names().contains(name)) {
        Result result =
            take(name, formulas.all(entry.getValue().formula(), demand.formula()), index);
        if (result instanceof Result.Found) {
          return result;
        }
      }
    }
    return share(demand, index);
  }

  private Result share(Constraint.SomeName demand, int index) {
    for (Map.Entry<String, Formula> used : List.copyOf(goals.entrySet())) {
      String name = used.getKey();
      if (demand.names().contains(name)) {
        Formula before = used.getValue();
        Result result = take(name, formulas.all(before, demand.formula()), index);
        goals.put(name, before);
        if (result instanceof Result.Found) {
          return result;
        }
      }
    }
    return Result.EMPTY;
  }

  /** Whether the last {@link #take} got as far as the next demand. */
  private boolean placed;

  private Result take(String name, Formula goal, int index) {
    if (!solvable(goal)) {
      placed = false;
      return Result.EMPTY;
    }
    goals.put(name, goal);
    Result result = place(index + 1);
    if (!(result instanceof Result.Found)) {
      goals.remove(name);
    }
    placed = true;
    return result;
  }

  private @Nullable String unused(Language names) {
    for (String name : formulas.languages().examples(names, goals.size() + 1)) {
      if (!goals.containsKey(name)) {
        return name;
      }
    }
    return null;
  }

  /** Adds members until there are enough, and builds the object. */
  private Result fill() {
    Map<String, Formula> members = new LinkedHashMap<>(goals);
    for (Map.Entry<String, NameClasses.NameClass> entry : classes.mentioned().entrySet()) {
      if (members.size() < min
          && !members.containsKey(entry.getKey())
          && solvable(entry.getValue().formula())) {
        members.put(entry.getKey(), entry.getValue().formula());
      }
    }
    for (NameClasses.NameClass rest : classes.rest()) {
      if (members.size() < min && solvable(rest.formula())) {
        int wanted = (int) Math.min(1_000_000, min);
        for (String name : formulas.languages().examples(rest.names(), wanted)) {
          solver.steps().spend(1);
          if (members.size() < min) {
            members.putIfAbsent(name, rest.formula());
          }
        }
      }
    }
    return members.size() < min ? Result.EMPTY : object(members);
  }

  private Result object(Map<String, Formula> members) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    String doubt = null;
    for (Map.Entry<String, Formula> member : members.entrySet()) {
      Result result = solver.solve(member.getValue());
      if (!(result instanceof Result.Found found)) {
        return result;
      }
      doubt = found.doubt() == null ? doubt : found.doubt();
      JsonNode value = found.value();
      object.set(member.getKey(), value);
    }
    return new Result.Found(object, doubt);
  }
}
