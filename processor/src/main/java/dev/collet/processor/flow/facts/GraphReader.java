package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.Callee;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.MethodFacts;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.solve.CallGraph;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Reads all methods that can be reached, each once, with a work list. */
public final class GraphReader {
  private final Context context;
  private final ClassIndex index;
  private final MethodReader reader;
  private final Map<MethodKey, MethodFacts> facts = new LinkedHashMap<>();
  private final Map<MethodKey, String> labels = new HashMap<>();
  private final Set<Callee> callees = new LinkedHashSet<>();
  private final Set<Effect.OnReturned> onReturned = new LinkedHashSet<>();
  private final Deque<ExecutableElement> work = new ArrayDeque<>();

  /** Reads methods of the index's classes. */
  public GraphReader(Context context, ClassIndex index) {
    this.context = context;
    this.index = index;
    this.reader = new MethodReader(context);
  }

  /** Everything that the methods lead to. */
  public CallGraph read(Collection<ExecutableElement> methods) {
    work.addAll(methods);
    boolean isNew = true;
    while (isNew) {
      drain();
      isNew = false;
      // A class that came to light inside a body may override what was called before.
      for (TypeElement type : List.copyOf(context.localClasses())) {
        isNew |= index.add(type);
      }
      if (isNew) {
        callees.forEach(callee -> work.addAll(index.targets(callee)));
      }
      for (Effect.OnReturned on : onReturned) {
        work.addAll(index.targets(on, facts::get));
      }
      isNew |= work.stream().anyMatch(each -> !facts.containsKey(context.signatures.key(each)));
    }
    Map<Callee, Map<String, MethodKey>> targets = new HashMap<>();
    callees.forEach(callee -> targets.put(callee, keys(index.implementations(callee))));
    Map<Effect.OnReturned, List<MethodKey>> made = new HashMap<>();
    onReturned.forEach(on -> made.put(on, keys(index.targets(on, facts::get))));
    return new CallGraph(facts, targets, index.below(), made, labels);
  }

  private Map<String, MethodKey> keys(Map<String, ExecutableElement> methods) {
    Map<String, MethodKey> keys = new LinkedHashMap<>();
    methods.forEach((type, method) -> keys.put(type, context.signatures.key(method)));
    return keys;
  }

  private List<MethodKey> keys(Set<ExecutableElement> methods) {
    return methods.stream().map(context.signatures::key).toList();
  }

  private void drain() {
    while (!work.isEmpty()) {
      ExecutableElement method = work.pop();
      MethodKey key = context.signatures.key(method);
      if (!facts.containsKey(key)) {
        MethodFacts read = reader.read(method);
        facts.put(key, read);
        labels.put(key, context.signatures.label(method));
        read.all().forEach(this::follow);
      }
    }
  }

  private void follow(Effect effect) {
    if (effect instanceof Effect.Call call) {
      follow(call.callee());
    } else if (effect instanceof Effect.Returned returned) {
      follow(returned.callee());
    } else if (effect instanceof Effect.ThrowReturned thrown) {
      follow(thrown.callee());
    } else if (effect instanceof Effect.OnReturned on && onReturned.add(on)) {
      follow(on.callee());
    }
  }

  private void follow(Callee callee) {
    if (callees.add(callee)) {
      work.addAll(index.targets(callee));
    }
  }
}
