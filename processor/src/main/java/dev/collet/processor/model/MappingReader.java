package dev.collet.processor.model;

import dev.collet.processor.collect.ToolClass;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Site;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code @MapError} in the order in which mappings apply: the innermost scope first (the
 * method, the class and what it inherits the tool from, the classes around it, the package), and
 * inside a scope subclasses before their superclasses.
 */
final class MappingReader {
  private static final String MAP_ERROR = "dev.collet.MapError";
  private final Elements elements;
  private final Types types;

  MappingReader(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  List<ToolModel.ErrorMapping> read(
      ToolClass owner, ExecutableElement method, Consumer<Finding> findings) {
    List<ToolModel.ErrorMapping> mappings = new ArrayList<>();
    for (Element scope : scopes(owner.type(), method)) {
      mappings.addAll(inScope(scope, findings));
    }
    return mappings;
  }

  private Set<Element> scopes(TypeElement type, ExecutableElement method) {
    Set<Element> scopes = new LinkedHashSet<>();
    // A class's own tool overrides nothing but itself.
    if (!type.equals(method.getEnclosingElement())) {
      for (ExecutableElement own : ElementFilter.methodsIn(type.getEnclosedElements())) {
        if (elements.overrides(own, method, type)) {
          scopes.add(own);
        }
      }
    }
    scopes.add(method);
    Element declaring = method.getEnclosingElement();
    for (TypeElement above = type; above != null && above != declaring; above = superclass(above)) {
      scopes.add(above);
    }
    scopes.add(declaring);
    for (Element around = type.getEnclosingElement();
        around != null && around.getEnclosingElement() != null;
        around = around.getEnclosingElement()) {
      scopes.add(around);
    }
    scopes.add(elements.getPackageOf(type));
    return scopes;
  }

  private static @Nullable TypeElement superclass(TypeElement type) {
    return type.getSuperclass().getKind() == TypeKind.DECLARED
            && ((DeclaredType) type.getSuperclass()).asElement() instanceof TypeElement above
        ? above
        : null;
  }

  private record Mapping(TypeMirror exception, String message, Site site, Site text) {}

  private List<ToolModel.ErrorMapping> inScope(Element scope, Consumer<Finding> findings) {
    List<Mapping> sorted = new ArrayList<>();
    for (Annotation annotation : annotations(scope)) {
      for (AnnotationValue value : annotation.values("exception")) {
        if (value.getValue() instanceof TypeMirror exception) {
          Mapping mapping =
              new Mapping(
                  exception,
                  annotation.text("message"),
                  annotation.site(value),
                  annotation.site("message"));
          if (isNew(mapping, sorted, scope, findings)) {
            insert(mapping, sorted);
          }
        }
      }
    }
    return sorted.stream()
        .map(
            mapping ->
                new ToolModel.ErrorMapping(
                    types.erasure(mapping.exception()).toString(),
                    mapping.message(),
                    mapping.site(),
                    mapping.text()))
        .toList();
  }

  private static List<Annotation> annotations(Element scope) {
    List<Annotation> found = new ArrayList<>();
    for (Annotation annotation : Annotation.all(scope)) {
      if (annotation.isCalled(MAP_ERROR)) {
        found.add(annotation);
      } else if (annotation.isCalled(MAP_ERROR + ".List")) {
        found.addAll(annotation.annotations("value"));
      }
    }
    return found;
  }

  private boolean isNew(
      Mapping mapping, List<Mapping> others, Element scope, Consumer<Finding> findings) {
    for (Mapping other : others) {
      if (types.isSameType(mapping.exception(), other.exception())) {
        findings.accept(
            new Finding(
                "ErrorMapping",
                "'"
                    + scope.getSimpleName()
                    + "' maps "
                    + mapping.exception()
                    + " twice. Keep one of the two @MapError.",
                mapping.site()));
        return false;
      }
    }
    return true;
  }

  /** Before the first superclass of its exception, else at the end. */
  private void insert(Mapping mapping, List<Mapping> sorted) {
    int at = 0;
    while (at < sorted.size()
        && !types.isSubtype(mapping.exception(), sorted.get(at).exception())) {
      at++;
    }
    sorted.add(at, mapping);
  }
}
