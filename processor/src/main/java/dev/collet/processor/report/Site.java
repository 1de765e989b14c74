package dev.collet.processor.report;

import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * Where something was written, for javac's eyes only: the narrowest thing the author typed. Models
 * carry sites without looking inside.
 *
 * <p>The tree path is held as an object, so that this class links where the compiler has no trees.
 */
public final class Site {
  private final Element element;
  private final @Nullable AnnotationMirror annotation;
  private final @Nullable AnnotationValue value;
  private final @Nullable Object path;
  private final List<Element> partners;
  private final boolean isBinding;

  private Site(
      Element element,
      @Nullable AnnotationMirror annotation,
      @Nullable AnnotationValue value,
      @Nullable Object path,
      List<Element> partners,
      boolean isBinding) {
    this.element = element;
    this.annotation = annotation;
    this.value = value;
    this.path = path;
    this.partners = partners;
    this.isBinding = isBinding;
  }

  /** A declaration. */
  public static Site of(Element element) {
    return new Site(element, null, null, null, List.of(), false);
  }

  /** An annotation on a declaration. */
  public static Site of(Element element, AnnotationMirror annotation) {
    return new Site(element, annotation, null, null, List.of(), false);
  }

  /** One value of an annotation on a declaration. */
  public static Site of(
      Element element, @Nullable AnnotationMirror annotation, @Nullable AnnotationValue value) {
    return new Site(element, annotation, value, null, List.of(), false);
  }

  /** A place inside a method's body; the element is the method, for suppressions. */
  public static Site of(Element element, TreePath path) {
    return new Site(element, null, null, path, List.of(), false);
  }

  /** The same place; a suppression at the other one counts, too. */
  public Site orSuppressedAt(Site partner) {
    return new Site(element, annotation, value, path, List.of(partner.element), isBinding);
  }

  /** The same place; here neither an option nor a suppression lowers the rule. */
  public Site binding() {
    return new Site(element, annotation, value, path, partners, true);
  }

  /** The declaration, or the method that a place in a body belongs to. */
  public Element element() {
    return element;
  }

  @Nullable AnnotationMirror annotation() {
    return annotation;
  }

  @Nullable AnnotationValue value() {
    return value;
  }

  @Nullable Object path() {
    return path;
  }

  List<Element> partners() {
    return partners;
  }

  boolean isBinding() {
    return isBinding;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Site that
        && element.equals(that.element)
        && annotation == that.annotation
        && value == that.value
        && path == that.path;
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        element,
        System.identityHashCode(annotation),
        System.identityHashCode(value),
        System.identityHashCode(path));
  }
}
