package dev.collet.processor.form;

import dev.collet.processor.model.FormModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.schema.FormSchema;
import dev.collet.processor.schema.WireJson;
import dev.collet.processor.shape.AskedReader;
import dev.collet.processor.shape.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Reads a class that is asked for as a form, or says why it is none. */
public final class FormReader {
  private final AskedReader shapes;

  /**
   * @param inCompilation whether an element's source is in this compilation
   */
  public FormReader(Elements elements, Types types, Predicate<Element> inCompilation) {
    this.shapes = new AskedReader(elements, types, inCompilation);
  }

  /**
   * Reads a class.
   *
   * @param generatedPackage the package of the toolset, which has to reach the class
   * @param reasons takes the sentences that say why it is no form
   * @return null when it is no form
   */
  public @Nullable FormModel read(
      TypeElement type, String generatedPackage, Consumer<String> reasons) {
    String name = type.getSimpleName().toString();
    Consumer<String> whole = reason -> reasons.accept("'" + name + "' is no form: " + reason);
    if (!type.getTypeParameters().isEmpty()) {
      whole.accept("it has type parameters, and a class literal has no type arguments.");
      return null;
    }
    if (type.getNestingKind() == NestingKind.LOCAL) {
      whole.accept(
          "it is declared inside a method, where generated code can't reach it. Move it out.");
      return null;
    }
    boolean isObject = type.getKind() == ElementKind.RECORD || type.getKind() == ElementKind.CLASS;
    List<Finding> problems = new ArrayList<>();
    Shape shape = isObject ? shapes.read(type, generatedPackage, problems::add) : null;
    for (Finding problem : problems) {
      whole.accept(problem.message());
    }
    if (!(shape instanceof Shape.ObjectShape object)) {
      if (problems.isEmpty()) {
        whole.accept("a form is a record of texts, numbers, booleans and enums.");
      }
      return null;
    }
    List<String> faults = new ArrayList<>();
    ObjectNode schema = new FormSchema(faults::add).of(object);
    faults.forEach(whole);
    return faults.isEmpty() && problems.isEmpty()
        ? new FormModel(type.getQualifiedName().toString(), object, WireJson.write(schema))
        : null;
  }
}
