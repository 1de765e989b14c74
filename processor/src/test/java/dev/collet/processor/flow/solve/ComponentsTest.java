package dev.collet.processor.flow.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Strongly connected components, against their definition: two nodes reach each other. */
class ComponentsTest {
  @Test
  void agreesWithTheDefinitionOnRandomGraphs() {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      int size = 1 + random.nextInt(9);
      Map<Integer, Set<Integer>> graph = new HashMap<>();
      for (int node = 0; node < size; node++) {
        Set<Integer> edges = new HashSet<>();
        for (int i = random.nextInt(4); i > 0; i--) {
          edges.add(random.nextInt(size));
        }
        graph.put(node, edges);
      }
      List<Integer> nodes = IntStream.range(0, size).boxed().toList();
      check(Components.of(nodes, graph::get), graph);
    }
  }

  private static void check(List<List<Integer>> components, Map<Integer, Set<Integer>> graph) {
    Map<Integer, Integer> order = new HashMap<>();
    for (int i = 0; i < components.size(); i++) {
      for (Integer node : components.get(i)) {
        assertEquals(null, order.put(node, i), "in one component only");
      }
    }
    assertEquals(graph.keySet(), order.keySet());
    for (Integer a : graph.keySet()) {
      for (Integer b : graph.keySet()) {
        boolean isTogether = reaches(a, b, graph) && reaches(b, a, graph);
        assertEquals(isTogether, order.get(a).equals(order.get(b)));
      }
      graph.get(a).forEach(b -> assertTrue(order.get(b) <= order.get(a), "called ones first"));
    }
  }

  private static boolean reaches(Integer from, Integer to, Map<Integer, Set<Integer>> graph) {
    Set<Integer> seen = new HashSet<>(Set.of(from));
    List<Integer> work = new ArrayList<>(seen);
    while (!work.isEmpty()) {
      for (Integer next : graph.get(work.remove(work.size() - 1))) {
        if (seen.add(next)) {
          work.add(next);
        }
      }
    }
    return seen.contains(to);
  }

  @Test
  void followsChainsDeeperThanTheStack() {
    int length = 200_000;
    List<List<Integer>> components =
        Components.of(List.of(0), node -> node < length ? List.of(node + 1) : List.<Integer>of());
    assertEquals(length + 1, components.size());
    assertEquals(List.of(length), components.get(0));
  }
}
