package dev.collet.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.collet.processor.model.MethodModel;
import dev.collet.processor.model.OutputModel;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Puts the stages for types, schemas and sources together. */
final class Wiring implements Generator {
  private final ProcessingEnvironment environment;

  Wiring(ProcessingEnvironment environment, Predicate<Element> isSource) {
    this.environment = environment;
  }

  @Override
  public List<MethodModel.Parameter> parameters(
      ExecutableElement method, ExecutableType seen, Consumer<Finding> findings) {
    return List.of();
  }

  @Override
  public OutputModel output(
      ExecutableElement method, ExecutableType seen, Consumer<Finding> findings) {
    return new OutputModel(OutputModel.Kind.NONE, null, TypeName.VOID, false, false, false);
  }

  @Override
  public @Nullable String description(ExecutableElement method) {
    String text = environment.getElementUtils().getDocComment(method);
    return text == null ? null : text.strip();
  }

  @Override
  public JavaFile toolset(ToolClassModel owner) {
    return JavaFile.builder(
            owner.packageName(),
            TypeSpec.classBuilder(ClassName.get(owner.packageName(), owner.toolsetName())).build())
        .build();
  }

  @Override
  public ObjectNode wire(ToolModel tool) {
    return JsonNodeFactory.instance.objectNode().put("name", tool.name());
  }
}
