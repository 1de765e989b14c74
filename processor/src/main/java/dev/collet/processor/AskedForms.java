package dev.collet.processor;

import dev.collet.processor.collect.ToolClass;
import dev.collet.processor.form.FormReader;
import dev.collet.processor.javac.Host;
import dev.collet.processor.model.Annotation;
import dev.collet.processor.model.FormModel;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.rule.input.ElicitationForm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Gives each tool class the forms of what it asks for: what its source file asks for, so that a
 * class compiled alone gets the same toolset, and what {@code @Tool(asks)} names.
 */
final class AskedForms {
  private final Elements elements;
  private final Host host;
  private final FormReader reader;
  private final Consumer<Finding> findings;

  AskedForms(
      ProcessingEnvironment environment,
      Host host,
      Predicate<Element> isSource,
      Consumer<Finding> findings) {
    this.elements = environment.getElementUtils();
    this.host = host;
    this.findings = findings;
    this.reader = new FormReader(elements, environment.getTypeUtils(), isSource);
  }

  /** The class with its forms. What is written in a body is judged when bodies are known. */
  ToolClassModel addTo(ToolClassModel owner, ToolClass tools) {
    Map<String, FormModel> forms = new LinkedHashMap<>();
    for (String name : host.asked(tools.type()).types()) {
      TypeElement type = elements.getTypeElement(name);
      if (type != null) {
        add(forms, reader.read(type, owner.packageName(), reason -> {}));
      }
    }
    for (ExecutableElement method : tools.methods()) {
      Annotation tool = Annotation.find(method, Annotation.TOOL).orElseThrow();
      for (AnnotationValue value : tool.values("asks")) {
        add(forms, named(tool, value, owner.packageName()));
      }
    }
    return owner.with(owner.tools(), List.copyOf(forms.values()));
  }

  private static void add(Map<String, FormModel> forms, @Nullable FormModel form) {
    if (form != null) {
      forms.putIfAbsent(form.name(), form);
    }
  }

  private @Nullable FormModel named(Annotation tool, AnnotationValue value, String packageName) {
    String rule = new ElicitationForm().name();
    if (value.getValue() instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement type) {
      return reader.read(
          type,
          packageName,
          reason -> findings.accept(new Finding(rule, reason, tool.site(value))));
    }
    findings.accept(
        new Finding(
            rule,
            value.getValue()
                + " is no form: a form is a record of texts, numbers, booleans and"
                + " enums.",
            tool.site(value)));
    return null;
  }
}
