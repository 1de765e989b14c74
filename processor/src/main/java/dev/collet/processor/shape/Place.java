package dev.collet.processor.shape;

import dev.collet.processor.report.Site;
import java.util.function.Predicate;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * What is being read, for findings: the narrowest thing whose source is in this compilation, and
 * how to call it in a sentence.
 *
 * @param element where findings go
 * @param subject such as {@code component 'next' of Menu}
 * @param root the subject of the parameter or result that everything hangs from
 * @param inCompilation whether an element's source is here
 */
record Place(Element element, String subject, String root, Predicate<Element> inCompilation) {
  static Place of(Element element, String subject, Predicate<Element> inCompilation) {
    return new Place(element, subject, subject, inCompilation);
  }

  /** A part of what is being read. */
  Place inside(Element part, String name) {
    return inCompilation.test(part)
        ? new Place(part, name, root, inCompilation)
        : new Place(element, name + " (in " + root + ")", root, inCompilation);
  }

  Site site() {
    return Site.of(element);
  }

  Site site(Annotated annotated, AnnotationMirror mirror, @Nullable AnnotationValue value) {
    Element holder = annotated.holder(mirror);
    if (holder == null || !inCompilation.test(holder)) {
      return site();
    }
    // An implicit accessor or field has no source of its own, but its component has.
    Element shown = holder.getKind() == element.getKind() ? holder : element;
    return value == null ? Site.of(shown, mirror) : Site.of(shown, mirror, value);
  }
}
