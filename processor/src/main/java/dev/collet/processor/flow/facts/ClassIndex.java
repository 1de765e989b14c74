package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.Callee;
import dev.collet.processor.flow.Callee.Dispatch;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.MethodFacts;
import dev.collet.processor.flow.MethodKey;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** The classes of the compilation and what extends what: finds the methods that a call can run. */
public final class ClassIndex {
  private final Context context;
  private final Map<String, TypeElement> types = new LinkedHashMap<>();
  private final Map<String, Set<TypeElement>> subtypes = new HashMap<>();
  private final Map<ExecutableElement, Map<String, Boolean>> inherited = new HashMap<>();
  private final Map<ExecutableElement, Map<TypeElement, Optional<ExecutableElement>>> known =
      new HashMap<>();
  private final Inheritance inheritance;

  /** An empty index. */
  public ClassIndex(Context context) {
    this.context = context;
    this.inheritance = new Inheritance(context);
  }

  /** Adds a class with those nested in it; says whether it is new. */
  public boolean add(TypeElement type) {
    if (types.putIfAbsent(context.signatures.binaryName(type), type) != null) {
      return false;
    }
    link(type, type, new HashSet<>());
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::add);
    if (type.getKind() == ElementKind.ENUM) {
      EnumBodies.of(context, type).forEach(this::add);
    }
    return true;
  }

  private void link(TypeElement type, TypeElement below, Set<String> seen) {
    for (TypeMirror each : context.types.directSupertypes(below.asType())) {
      TypeElement parent = context.typeFacts.element(each);
      if (parent != null
          && context.isSource(parent)
          && seen.add(context.signatures.binaryName(parent))) {
        subtypes
            .computeIfAbsent(context.signatures.binaryName(parent), any -> new LinkedHashSet<>())
            .add(type);
        link(type, parent, seen);
      }
    }
  }

  /** All classes of the compilation. */
  public List<TypeElement> types() {
    return List.copyOf(types.values());
  }

  /** The methods of this compilation that a call can run. */
  public Set<ExecutableElement> targets(Callee callee) {
    return new LinkedHashSet<>(implementations(callee).values());
  }

  /** The methods of this compilation that a call can run, by the class of the receiver. */
  public Map<String, ExecutableElement> implementations(Callee callee) {
    Map<String, ExecutableElement> targets = new LinkedHashMap<>();
    ExecutableElement method = context.method(callee.method());
    if (method == null) {
      return targets;
    }
    TypeElement receiver = types.get(callee.receiver());
    if (callee.dispatch() == Dispatch.DIRECT || receiver == null) {
      targets.put(callee.receiver(), method);
      return targets;
    }
    ExecutableElement own = implementation(receiver, method);
    targets.put(callee.receiver(), own == null ? method : own);
    if (callee.dispatch() == Dispatch.VIRTUAL) {
      for (TypeElement below : subtypes.getOrDefault(callee.receiver(), Set.of())) {
        ExecutableElement its = implementation(below, method);
        if (its != null) {
          targets.put(context.signatures.binaryName(below), its);
        }
      }
    }
    ExecutableElement within = callee.within() == null ? null : context.method(callee.within());
    if (within != null && new HashSet<>(targets.values()).size() > 1) {
      keep(within, receiver, targets);
    }
    targets.values().removeIf(target -> !context.isSource(target));
    if (targets.size() > 1 && isClosed(receiver)) {
      targets.values().removeIf(target -> target.getModifiers().contains(Modifier.ABSTRACT));
    }
    return targets;
  }

  /** Drops the classes whose objects never get into a method, when those that stay are any. */
  private void keep(
      ExecutableElement within, TypeElement owner, Map<String, ExecutableElement> targets) {
    Map<String, ExecutableElement> some = new LinkedHashMap<>(targets);
    some.keySet().removeIf(name -> !isInherited(within, owner, name));
    if (!some.isEmpty()) {
      targets.keySet().retainAll(some.keySet());
    }
  }

  private boolean isInherited(ExecutableElement within, TypeElement owner, String name) {
    TypeElement type = types.get(name);
    if (type == null || type.equals(owner)) {
      return true;
    }
    return inherited
        .computeIfAbsent(within, any -> new HashMap<>())
        .computeIfAbsent(
            name,
            any -> {
              ExecutableElement runs = implementation(type, within);
              return runs == null
                  || runs.equals(within)
                  || inheritance.asksAbove(owner, type, within.getSimpleName().toString());
            });
  }

  /**
   * Whether all that implements the type is compiled here: nobody else sees it, and no lambda can
   * be it. What its abstract methods declare then says no more than what implements them.
   */
  private boolean isClosed(TypeElement type) {
    return type.getModifiers().contains(Modifier.PRIVATE)
        && context.typeFacts.descriptor(type) == null;
  }

  /** The classes of this compilation that extend or implement one, at any distance. */
  Set<TypeElement> below(TypeElement type) {
    return subtypes.getOrDefault(context.signatures.binaryName(type), Set.of());
  }

  /** The binary names of a class and all below it in this compilation. */
  public Map<String, Set<String>> below() {
    Map<String, Set<String>> names = new HashMap<>();
    subtypes.forEach(
        (type, below) -> {
          Set<String> all = new LinkedHashSet<>(Set.of(type));
          below.forEach(each -> all.add(context.signatures.binaryName(each)));
          names.put(type, all);
        });
    return names;
  }

  /** The methods that a class of the compilation has in place of one above it. */
  Set<ExecutableElement> replaced() {
    Set<ExecutableElement> replaced = new HashSet<>();
    types.forEach(
        (name, type) -> {
          for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
            for (TypeElement each : subtypes.getOrDefault(name, Set.of())) {
              ExecutableElement its =
                  CallScanner.isFixed(method) ? null : implementation(each, method);
              if (its != null && !its.equals(method)) {
                replaced.add(method);
              }
            }
          }
        });
    return replaced;
  }

  private @Nullable ExecutableElement implementation(TypeElement type, ExecutableElement method) {
    return known
        .computeIfAbsent(method, any -> new HashMap<>())
        .computeIfAbsent(type, any -> Optional.ofNullable(find(type, method)))
        .orElse(null);
  }

  private @Nullable ExecutableElement find(TypeElement type, ExecutableElement method) {
    for (ExecutableElement own : ElementFilter.methodsIn(type.getEnclosedElements())) {
      if (own.equals(method)
          || (own.getSimpleName().equals(method.getSimpleName())
              && own.getParameters().size() == method.getParameters().size()
              && context.elements.overrides(own, method, type))) {
        return own.getModifiers().contains(Modifier.ABSTRACT) ? null : own;
      }
    }
    return Dispatching.implementation(context, type, method);
  }

  /** The methods that a call on an object can run that a method has made and given back. */
  public Set<ExecutableElement> targets(
      Effect.OnReturned on, Function<MethodKey, @Nullable MethodFacts> facts) {
    Set<ExecutableElement> targets = new LinkedHashSet<>();
    for (ExecutableElement target : targets(on.callee())) {
      MethodFacts its = facts.apply(context.signatures.key(target));
      for (String made : its == null ? Set.<String>of() : its.made()) {
        TypeElement type = types.get(made);
        if (type != null) {
          for (ExecutableElement each : ElementFilter.methodsIn(type.getEnclosedElements())) {
            if (context.signatures.of(each).equals(on.signature())) {
              targets.add(each);
            }
          }
        }
      }
    }
    return targets;
  }
}
