package dev.collet.processor.reach;

import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.collet.processor.javac.Paths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Which methods of this compilation a call can run, by the classes that the compilation has. */
final class Calls {
  private final Trees trees;
  private final Paths paths;
  private final Elements elements;
  private final Types types;
  private final List<TypeElement> classes = new ArrayList<>();
  private final Map<ExecutableElement, Set<ExecutableElement>> overriders = new HashMap<>();
  private final Map<TypeElement, Set<ExecutableElement>> callbacks = new HashMap<>();

  Calls(Trees trees, Elements elements, Types types) {
    this.trees = trees;
    this.paths = new Paths(trees);
    this.elements = elements;
    this.types = types;
  }

  /** Takes a class in, with those nested in it. */
  void add(TypeElement type) {
    classes.add(type);
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::add);
  }

  List<TypeElement> classes() {
    return classes;
  }

  boolean isSource(Element element) {
    return trees.getTree(element) != null;
  }

  /** What a call of the method that javac resolved can run. */
  Set<Element> targets(ExecutableElement method) {
    Set<Element> targets = new LinkedHashSet<>();
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    if (isSource(owner)) {
      targets.add(method);
      targets.add(owner);
    }
    if (method.getKind() == ElementKind.METHOD && isVirtual(method)) {
      targets.addAll(overriders.computeIfAbsent(method, this::findOverriders));
    }
    return targets;
  }

  private static boolean isVirtual(ExecutableElement method) {
    Set<Modifier> modifiers = method.getModifiers();
    return !modifiers.contains(Modifier.STATIC)
        && !modifiers.contains(Modifier.PRIVATE)
        && !modifiers.contains(Modifier.FINAL);
  }

  private Set<ExecutableElement> findOverriders(ExecutableElement method) {
    Set<ExecutableElement> found = new LinkedHashSet<>();
    for (TypeElement type : classes) {
      for (ExecutableElement own : ElementFilter.methodsIn(type.getEnclosedElements())) {
        if (own.getSimpleName().equals(method.getSimpleName())
            && own.getParameters().size() == method.getParameters().size()
            && elements.overrides(own, method, type)) {
          found.add(own);
        }
      }
    }
    return found;
  }

  /** The methods of a class that code outside this compilation may call: they override its own. */
  Set<ExecutableElement> callbacks(TypeElement type) {
    return callbacks.computeIfAbsent(type, this::findCallbacks);
  }

  private Set<ExecutableElement> findCallbacks(TypeElement type) {
    Set<TypeElement> outside = new HashSet<>();
    outside(type.asType(), outside);
    Set<ExecutableElement> found = new LinkedHashSet<>();
    for (ExecutableElement own : ElementFilter.methodsIn(type.getEnclosedElements())) {
      for (TypeElement above : outside) {
        for (ExecutableElement its : ElementFilter.methodsIn(above.getEnclosedElements())) {
          if (own.getSimpleName().equals(its.getSimpleName())
              && elements.overrides(own, its, type)) {
            found.add(own);
          }
        }
      }
    }
    return found;
  }

  private void outside(TypeMirror type, Set<TypeElement> found) {
    for (TypeMirror each : types.directSupertypes(type)) {
      if (each instanceof DeclaredType declared
          && declared.asElement() instanceof TypeElement above) {
        if (!isSource(above) && !above.getQualifiedName().contentEquals("java.lang.Object")) {
          found.add(above);
        }
        outside(each, found);
      }
    }
  }

  /** The constructors of a class of this compilation. */
  List<ExecutableElement> constructors(TypeElement type) {
    return ElementFilter.constructorsIn(type.getEnclosedElements());
  }

  /** The superclass with its constructors, when it is compiled here. */
  Set<Element> above(TypeElement type) {
    Set<Element> above = new LinkedHashSet<>();
    if (type.getSuperclass() instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement parent
        && isSource(parent)) {
      above.add(parent);
      above.addAll(constructors(parent));
    }
    return above;
  }

  /** Where an element is written; null when it is not in this compilation. */
  @Nullable TreePath path(Element element) {
    return paths.of(element);
  }
}
