package dev.collet.processor.reach;

import dev.collet.processor.javac.BodyContext;
import dev.collet.processor.javac.BodyContext.ToolBody;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * What each tool can run. It errs on the side of too much: a call may run any method of this
 * compilation that overrides the one javac found, and an object that code outside may hold may have
 * any of its callbacks called.
 */
final class Reach {
  private final Map<Element, Node> nodes = new LinkedHashMap<>();
  private final Map<Element, Set<Element>> callers = new HashMap<>();
  private final List<ToolBody> tools;

  Reach(BodyContext context, Calls calls) {
    tools = context.tools();
    for (TypeElement type : calls.classes()) {
      add(context, calls, type);
      ElementFilter.methodsIn(type.getEnclosedElements()).forEach(it -> add(context, calls, it));
      calls.constructors(type).forEach(it -> add(context, calls, it));
    }
    nodes.forEach(
        (from, node) ->
            node.edges()
                .forEach(to -> callers.computeIfAbsent(to, any -> new HashSet<>()).add(from)));
  }

  private void add(BodyContext context, Calls calls, Element element) {
    nodes.put(element, NodeReader.read(context.trees(), calls, element));
  }

  Map<Element, Node> nodes() {
    return nodes;
  }

  /** The nodes from which one of these can be reached, these included. */
  Set<Element> leadingTo(Set<Element> ends) {
    Set<Element> found = new LinkedHashSet<>(ends);
    Deque<Element> work = new ArrayDeque<>(ends);
    while (!work.isEmpty()) {
      for (Element caller : callers.getOrDefault(work.pop(), Set.of())) {
        if (found.add(caller)) {
          work.add(caller);
        }
      }
    }
    return found;
  }

  /** The tools that can run a node. */
  List<ToolBody> toolsLeadingTo(Element end) {
    Set<Element> from = leadingTo(Set.of(end));
    return tools.stream().filter(tool -> leads(tool, from)).toList();
  }

  private static boolean leads(ToolBody tool, Set<Element> from) {
    ExecutableElement method = tool.method();
    return from.contains(method) || from.contains(method.getEnclosingElement());
  }
}
