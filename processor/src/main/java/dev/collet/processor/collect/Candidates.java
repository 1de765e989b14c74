package dev.collet.processor.collect;

import dev.collet.processor.model.Enclosing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Collects classes with tools over the rounds. Classes are kept by name, since javac may replace
 * their elements; one that refers to a type that is not there yet waits for a later round.
 */
public final class Candidates {
  private final Elements elements;
  private final Types types;
  private final Predicate<Element> isSource;
  private final ToolFinder finder;
  private final Set<String> waiting = new LinkedHashSet<>();
  private final Map<String, TypeElement> fresh = new HashMap<>();
  private final Set<String> templates = new LinkedHashSet<>();
  private final Set<String> served = new LinkedHashSet<>();

  /**
   * Makes an empty collection.
   *
   * @param isSource whether an element is compiled here
   */
  public Candidates(Elements elements, Types types, Predicate<Element> isSource) {
    this.elements = elements;
    this.types = types;
    this.isSource = isSource;
    this.finder = new ToolFinder(elements, types, isSource);
  }

  /** Takes a round's types in. */
  public void add(RoundEnvironment round) {
    ElementFilter.typesIn(round.getRootElements()).forEach(this::add);
  }

  /**
   * Gives out the classes whose types are all there; each once.
   *
   * @param hasAll whether the bodies of a class need nothing that is not there yet
   */
  public List<ToolClass> ready(Predicate<TypeElement> hasAll) {
    List<ToolClass> ready = new ArrayList<>();
    for (String name : List.copyOf(waiting)) {
      // A look-up by name goes through all modules of the JDK.
      TypeElement known = fresh.get(name);
      TypeElement type = known == null ? elements.getTypeElement(name) : known;
      if (type == null || !Completeness.ofSupertypes(type, types, isSource)) {
        continue;
      }
      Optional<ToolClass> tools = finder.find(type);
      if (tools.isEmpty()) {
        waiting.remove(name);
      } else if (Completeness.of(tools.get(), types, isSource) && hasAll.test(type)) {
        waiting.remove(name);
        ready.add(tools.get());
        tools.get().methods().forEach(method -> served.add(owner(method)));
      }
    }
    fresh.clear();
    return ready;
  }

  private void add(TypeElement type) {
    String name = type.getQualifiedName().toString();
    waiting.add(name);
    fresh.put(name, type);
    if (ToolFinder.isTemplate(type) || type.getKind() == ElementKind.ANNOTATION_TYPE) {
      templates.add(name);
    }
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::add);
  }

  private static String owner(ExecutableElement method) {
    return Enclosing.type(method).getQualifiedName().toString();
  }

  /**
   * The tools of abstract and generic types that no concrete class of this compilation serves;
   * known when the last round has come.
   */
  public List<ExecutableElement> unserved() {
    List<ExecutableElement> unserved = new ArrayList<>();
    for (String name : templates) {
      TypeElement type = elements.getTypeElement(name);
      if (type != null && !served.contains(name)) {
        unserved.addAll(ToolFinder.declared(type));
      }
    }
    return unserved;
  }
}
