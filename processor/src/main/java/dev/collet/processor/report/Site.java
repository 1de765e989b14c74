package dev.collet.processor.report;

import com.sun.source.util.TreePath;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * Where something was written, for javac's eyes only: the narrowest thing the author typed. Models
 * carry sites without looking inside.
 */
public final class Site {
  private final Element element;
  private final @Nullable AnnotationMirror annotation;
  private final @Nullable AnnotationValue value;
  private final @Nullable TreePath path;

  private Site(
      Element element,
      @Nullable AnnotationMirror annotation,
      @Nullable AnnotationValue value,
      @Nullable TreePath path) {
    this.element = element;
    this.annotation = annotation;
    this.value = value;
    this.path = path;
  }

  /** A declaration. */
  public static Site of(Element element) {
    return new Site(element, null, null, null);
  }

  /** An annotation on a declaration. */
  public static Site of(Element element, AnnotationMirror annotation) {
    return new Site(element, annotation, null, null);
  }

  /** One value of an annotation on a declaration. */
  public static Site of(Element element, AnnotationMirror annotation, AnnotationValue value) {
    return new Site(element, annotation, value, null);
  }

  /** A place inside a method's body; the element is the method, for suppressions. */
  public static Site of(Element element, TreePath path) {
    return new Site(element, null, null, path);
  }

  Element element() {
    return element;
  }

  @Nullable AnnotationMirror annotation() {
    return annotation;
  }

  @Nullable AnnotationValue value() {
    return value;
  }

  @Nullable TreePath path() {
    return path;
  }
}
