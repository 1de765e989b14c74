package dev.collet.processor.model;

import dev.collet.processor.collect.ToolClass;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Reads what the author declared into the model that rules check and the emitter writes from. */
public final class ModelReader {
  private static final String VALIDATOR = "dev.collet.validator.NetworkntValidator";

  private final Elements elements;
  private final Types types;
  private final Signatures signatures;
  private final SchemaSource schemas;
  private final ClassShape shapes;
  private final MappingReader mappings;

  /** Reads with the tools of one compilation. */
  public ModelReader(ProcessingEnvironment environment, Signatures signatures) {
    this.elements = environment.getElementUtils();
    this.types = environment.getTypeUtils();
    this.signatures = signatures;
    this.schemas = new SchemaSource(environment.getFiler(), hasValidator(environment));
    this.shapes = new ClassShape(elements);
    this.mappings = new MappingReader(elements, types);
  }

  /** Whether the validator of collet-validator is at hand, unless the option says otherwise. */
  private static boolean hasValidator(ProcessingEnvironment environment) {
    String option = environment.getOptions().getOrDefault("collet.validator", "auto");
    return option.equals("on")
        || (!option.equals("off")
            && environment.getElementUtils().getTypeElement(VALIDATOR) != null);
  }

  /**
   * Reads a class.
   *
   * @param findings takes what keeps the class, or a method, from having a toolset at all
   * @return the model; empty when the class can't have a toolset
   */
  public Optional<ToolClassModel> read(ToolClass tools, Consumer<Finding> findings) {
    TypeElement type = tools.type();
    if (!shapes.canHaveToolset(type, tools.methods().get(0), findings)) {
      return Optional.empty();
    }
    List<ToolModel> models = new ArrayList<>();
    for (ExecutableElement method : tools.methods()) {
      if (shapes.canBeCalled(type, method, findings)) {
        models.add(tool(tools, method));
      }
    }
    return Optional.of(
        new ToolClassModel(
            elements.getBinaryName(type).toString(),
            type.getQualifiedName().toString(),
            elements.getPackageOf(type).getQualifiedName().toString(),
            ToolsetNames.of(type),
            isPublic(type),
            models.stream().anyMatch(model -> !model.method().isStatic()),
            List.copyOf(models),
            List.of(),
            Site.of(type)));
  }

  private static boolean isPublic(TypeElement type) {
    for (Element part = type; part instanceof TypeElement; part = part.getEnclosingElement()) {
      if (!part.getModifiers().contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
  }

  private ToolModel tool(ToolClass owner, ExecutableElement method) {
    Annotation tool = Annotation.find(method, Annotation.TOOL).orElseThrow();
    List<Finding> problems = new ArrayList<>();
    Consumer<Finding> findings = problems::add;
    AttributeReader attributes = new AttributeReader(tool, findings);
    ExecutableType seen =
        (ExecutableType) types.asMemberOf((DeclaredType) owner.type().asType(), method);
    String written = tool.text("name");
    ToolModel.DeclaredSchema declaredOutput = schemas.read(tool, "outputSchema", findings);
    boolean isNamed = !written.isEmpty();
    return new ToolModel(
        isNamed ? written : method.getSimpleName().toString(),
        isNamed,
        tool.textOrNull("title"),
        description(tool, method),
        tool.constants("hints"),
        attributes.meta(),
        attributes.icons(),
        attributes.scopes(),
        attributes.timeoutMillis(),
        attributes.maxResultBytes(),
        new MethodModel(
            method.getSimpleName().toString(),
            Enclosing.type(method).getQualifiedName().toString(),
            method.getModifiers().contains(Modifier.STATIC),
            method.isVarArgs(),
            List.copyOf(signatures.parameters(owner.type(), method, seen, findings))),
        signatures.output(owner.type(), method, seen, declaredOutput != null, findings),
        schemas.read(tool, "inputSchema", findings),
        declaredOutput,
        mappings.read(owner, method, findings),
        List.copyOf(problems),
        new ToolModel.Sites(
            Site.of(method),
            tool.site(),
            isNamed ? tool.site("name") : Site.of(method),
            tool.site("hints")));
  }

  private @Nullable String description(Annotation tool, ExecutableElement method) {
    String written = tool.textOrNull("description");
    return written != null ? written : signatures.description(method);
  }
}
