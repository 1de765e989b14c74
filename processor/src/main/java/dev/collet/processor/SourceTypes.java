package dev.collet.processor;

import dev.collet.processor.javac.Host;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Knows which elements have their source in this compilation. */
final class SourceTypes implements Predicate<Element> {
  private final Host host;
  private final Map<String, Element> roots = new LinkedHashMap<>();

  SourceTypes(Host host) {
    this.host = host;
  }

  void add(RoundEnvironment round) {
    for (Element element : round.getRootElements()) {
      roots.put(name(element), element);
    }
  }

  /** The top-level types so far, as their round showed them. */
  List<TypeElement> all() {
    return List.copyOf(ElementFilter.typesIn(roots.values()));
  }

  @Override
  public boolean test(Element element) {
    Element outermost = element;
    while (!(outermost instanceof PackageElement)
        && outermost.getEnclosingElement() != null
        && !(outermost.getEnclosingElement() instanceof PackageElement)) {
      outermost = outermost.getEnclosingElement();
    }
    if (roots.containsKey(name(outermost))) {
      return true;
    }
    Boolean known = host.isSource(outermost);
    return known != null && known;
  }

  private static String name(Element element) {
    return element instanceof TypeElement type
        ? type.getQualifiedName().toString()
        : element.getKind() == ElementKind.PACKAGE ? "package " + element : element.toString();
  }
}
