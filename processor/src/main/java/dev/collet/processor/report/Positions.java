package dev.collet.processor.report;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import org.jspecify.annotations.Nullable;

/**
 * Finds the element that javac has a position for. A record component has none of its own: the tree
 * of its declaration belongs to the field.
 */
final class Positions {
  private Positions() {}

  static Element withPosition(Element element) {
    Element record = element.getEnclosingElement();
    if (element.getKind() == ElementKind.RECORD_COMPONENT && record != null) {
      for (Element member : record.getEnclosedElements()) {
        if (member.getKind() == ElementKind.FIELD
            && member.getSimpleName().equals(element.getSimpleName())) {
          return member;
        }
      }
    }
    return element;
  }

  /** The annotation as it stands on an element; null when it stands only elsewhere. */
  static @Nullable AnnotationMirror same(AnnotationMirror mirror, Element element) {
    for (AnnotationMirror other : element.getAnnotationMirrors()) {
      if (other == mirror
          || other.getAnnotationType().asElement().equals(mirror.getAnnotationType().asElement())
              && other.getElementValues().size() == mirror.getElementValues().size()
              && other.toString().equals(mirror.toString())) {
        return other;
      }
    }
    return null;
  }
}
