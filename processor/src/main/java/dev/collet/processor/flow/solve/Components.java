package dev.collet.processor.flow.solve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Finds the strongly connected components of a graph (Tarjan 1972), called ones before their
 * callers. It keeps its own stack: call chains may be deeper than Java's.
 */
final class Components<N> {
  private final Function<N, ? extends Collection<N>> edges;
  private final Map<N, Integer> index = new HashMap<>();
  private final Map<N, Integer> low = new HashMap<>();
  private final Deque<N> open = new ArrayDeque<>();
  private final Map<N, Boolean> isOpen = new HashMap<>();
  private final List<List<N>> components = new ArrayList<>();

  private record Visit<N>(N node, Iterator<N> rest) {}

  private Components(Function<N, ? extends Collection<N>> edges) {
    this.edges = edges;
  }

  static <N> List<List<N>> of(Collection<N> nodes, Function<N, ? extends Collection<N>> edges) {
    Components<N> search = new Components<>(edges);
    for (N node : nodes) {
      if (!search.index.containsKey(node)) {
        search.visit(node);
      }
    }
    return search.components;
  }

  private void visit(N root) {
    Deque<Visit<N>> visits = new ArrayDeque<>();
    visits.push(enter(root));
    while (!visits.isEmpty()) {
      Visit<N> visit = visits.peek();
      if (visit.rest().hasNext()) {
        N next = visit.rest().next();
        if (!index.containsKey(next)) {
          visits.push(enter(next));
        } else if (Boolean.TRUE.equals(isOpen.get(next))) {
          low.merge(visit.node(), index.getOrDefault(next, 0), Math::min);
        }
      } else {
        visits.pop();
        leave(visit.node());
        if (!visits.isEmpty()) {
          low.merge(visits.peek().node(), low.getOrDefault(visit.node(), 0), Math::min);
        }
      }
    }
  }

  private Visit<N> enter(N node) {
    low.put(node, index.size());
    index.put(node, index.size());
    open.push(node);
    isOpen.put(node, true);
    return new Visit<>(node, List.<N>copyOf(edges.apply(node)).iterator());
  }

  private void leave(N node) {
    if (!low.getOrDefault(node, 0).equals(index.get(node))) {
      return;
    }
    List<N> component = new ArrayList<>();
    N each;
    do {
      each = open.pop();
      isOpen.put(each, false);
      component.add(each);
    } while (!each.equals(node));
    components.add(component);
  }
}
