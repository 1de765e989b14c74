package dev.collet.processor.shape;

import dev.collet.processor.report.Finding;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Reads a class that a tool asks its user for: an object that comes from the client. */
public final class AskedReader {
  private final Elements elements;
  private final Types types;
  private final Predicate<Element> inCompilation;

  /**
   * @param inCompilation whether an element's source is in this compilation
   */
  public AskedReader(Elements elements, Types types, Predicate<Element> inCompilation) {
    this.elements = elements;
    this.types = types;
    this.inCompilation = inCompilation;
  }

  /**
   * Reads the class.
   *
   * @param type a class without type parameters
   * @param generatedPackage the package of the toolset, which has to reach the class
   * @param problems takes what is wrong
   * @return null when it can't be mapped, and then that was reported
   */
  public @Nullable Shape read(
      TypeElement type, String generatedPackage, Consumer<Finding> problems) {
    Context context =
        new Context(
            elements,
            types,
            Direction.INPUT,
            new Problems(problems),
            generatedPackage,
            inCompilation,
            new Known());
    ShapeReader shapes = new ShapeReader(context);
    Place place = Place.of(type, "the form", inCompilation);
    Shape shape = shapes.read((DeclaredType) type.asType(), place);
    return shape == null || shapes.isTooLarge(shape, place) ? null : shape;
  }
}
