package dev.collet.processor;

import dev.collet.processor.javac.Host;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/** Knows which elements have their source in this compilation. */
final class SourceTypes implements Predicate<Element> {
  private final Host host;
  private final Set<String> names = new LinkedHashSet<>();

  SourceTypes(Host host) {
    this.host = host;
  }

  void add(RoundEnvironment round) {
    for (Element element : round.getRootElements()) {
      names.add(name(element));
    }
  }

  /** The qualified names of the top-level types so far. */
  List<String> names() {
    return List.copyOf(names);
  }

  @Override
  public boolean test(Element element) {
    Element outermost = element;
    while (!(outermost instanceof PackageElement)
        && outermost.getEnclosingElement() != null
        && !(outermost.getEnclosingElement() instanceof PackageElement)) {
      outermost = outermost.getEnclosingElement();
    }
    if (names.contains(name(outermost))) {
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
