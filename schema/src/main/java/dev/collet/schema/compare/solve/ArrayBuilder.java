package dev.collet.schema.compare.solve;

import dev.collet.schema.CanonicalJson;
import dev.collet.schema.compare.logic.Formula;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Chooses the elements' values, all different where they have to be. */
final class ArrayBuilder {

  private final Solver solver;
  private final boolean unique;

  ArrayBuilder(Solver solver, boolean unique) {
    this.solver = solver;
    this.unique = unique;
  }

  Result build(List<ItemGoal> items) {
    return unique && items.size() > 1 ? different(items) : any(items);
  }

  private Result any(List<ItemGoal> items) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    String doubt = null;
    for (ItemGoal item : items) {
      if (item.copyOf() >= 0) {
        array.add(array.get(item.copyOf()));
        continue;
      }
      if (!(solver.solve(item.formula()) instanceof Result.Found found)) {
        return Result.EMPTY;
      }
      doubt = found.doubt() == null ? doubt : found.doubt();
      array.add(found.value());
    }
    return new Result.Found(array, doubt);
  }

  /**
   * A matching of elements and values. An element with as many values as there are elements can
   * always be served, so no more need to be known of each.
   */
  private Result different(List<ItemGoal> items) {
    Map<Formula, Distinct> values = new HashMap<>();
    String doubt = null;
    Result.Undecided end = null;
    for (ItemGoal item : items) {
      Distinct distinct = values.get(item.formula());
      if (distinct == null) {
        distinct = solver.distinct(item.formula(), items.size());
        values.put(item.formula(), distinct);
        doubt = distinct.doubt() == null ? doubt : distinct.doubt();
        end = distinct.end() == null ? end : distinct.end();
      }
    }
    Map<String, Integer> taken = new HashMap<>();
    List<@Nullable JsonNode> chosen = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      chosen.add(null);
      if (!serve(i, items, values, taken, chosen, new HashSet<>())) {
        return end == null ? Result.EMPTY : end;
      }
    }
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    chosen.forEach(value -> array.add(value));
    return new Result.Found(array, doubt);
  }

  private boolean serve(
      int item,
      List<ItemGoal> items,
      Map<Formula, Distinct> values,
      Map<String, Integer> taken,
      List<@Nullable JsonNode> chosen,
      Set<String> tried) {
    solver.steps().spend(1 + items.size() / 8);
    Distinct distinct = values.get(items.get(item).formula());
    List<JsonNode> candidates = distinct == null ? List.of() : distinct.values();
    for (JsonNode candidate : candidates) {
      if (taken.putIfAbsent(CanonicalJson.write(candidate), item) == null) {
        chosen.set(item, candidate);
        return true;
      }
    }
    for (JsonNode candidate : candidates) {
      String text = CanonicalJson.write(candidate);
      Integer holder = taken.get(text);
      if (tried.add(text) && holder != null && serve(holder, items, values, taken, chosen, tried)) {
        taken.put(text, item);
        chosen.set(item, candidate);
        return true;
      }
    }
    return false;
  }
}
