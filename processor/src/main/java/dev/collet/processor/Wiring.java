package dev.collet.processor;

import dev.collet.processor.code.JavaFile;
import dev.collet.processor.drift.Containment;
import dev.collet.processor.emit.ToolsetEmitter;
import dev.collet.processor.model.MethodModel;
import dev.collet.processor.model.OutputModel;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.schema.ToolRenderer;
import dev.collet.processor.shape.DocComments;
import dev.collet.processor.shape.OutputReader;
import dev.collet.processor.shape.ParameterReader;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Puts the stages for types, schemas and sources together. */
final class Wiring implements Generator {
  private final DocComments comments;
  private final ParameterReader parameters;
  private final OutputReader outputs;
  private final ToolsetEmitter emitter;

  Wiring(ProcessingEnvironment environment, DocComments comments, Predicate<Element> isSource) {
    Elements elements = environment.getElementUtils();
    this.comments = comments;
    parameters = new ParameterReader(elements, environment.getTypeUtils(), comments, isSource);
    outputs = new OutputReader(elements, environment.getTypeUtils(), isSource);
    emitter = new ToolsetEmitter(elements, Containment::needsValidator);
  }

  @Override
  public List<MethodModel.Parameter> parameters(
      TypeElement owner,
      ExecutableElement method,
      ExecutableType seen,
      Consumer<Finding> findings) {
    return parameters.read(owner, method, seen, findings);
  }

  @Override
  public OutputModel output(
      TypeElement owner,
      ExecutableElement method,
      ExecutableType seen,
      boolean isSchemaDeclared,
      Consumer<Finding> findings) {
    return outputs.read(owner, method, seen, isSchemaDeclared, findings);
  }

  @Override
  public @Nullable String description(ExecutableElement method) {
    return comments.of(method).text();
  }

  @Override
  public Supplier<JavaFile> toolset(
      ToolClassModel owner, Set<String> suppressed, Function<ToolModel, ObjectNode> wire) {
    return emitter.toolset(owner, suppressed, wire);
  }

  @Override
  public ObjectNode wire(ToolModel tool) {
    return ToolRenderer.render(tool);
  }
}
