package dev.collet.processor.shape;

import dev.collet.processor.report.Finding;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import org.jspecify.annotations.Nullable;

/**
 * Where findings about types go; the same one at the same place goes once, although a type may be
 * read several times.
 */
final class Problems {
  private final Consumer<Finding> findings;
  private final Set<String> seen = new HashSet<>();

  Problems(Consumer<Finding> findings) {
    this.findings = findings;
  }

  void report(String rule, Place place, String message) {
    if (isNew(rule, place, message)) {
      findings.accept(new Finding(rule, message, place.site()));
    }
  }

  /** At an annotation, or at what was written for one of its members, when its source is here. */
  void report(
      String rule,
      Place place,
      Annotated annotated,
      AnnotationMirror mirror,
      @Nullable AnnotationValue value,
      String message) {
    if (isNew(rule, place, message)) {
      findings.accept(new Finding(rule, message, place.site(annotated, mirror, value)));
    }
  }

  /** Whether nothing was wrong so far. */
  boolean isEmpty() {
    return seen.isEmpty();
  }

  private boolean isNew(String rule, Place place, String message) {
    return seen.add(rule + '\n' + System.identityHashCode(place.element()) + '\n' + message);
  }
}
