package dev.collet.processor.model;

import dev.collet.processor.report.Finding;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ExecutableType;
import org.jspecify.annotations.Nullable;

/** Reads the types of a tool's signature; the model's reader knows no shapes beyond this. */
public interface Signatures {
  /** The parameters, as the tool's class sees them. */
  List<MethodModel.Parameter> parameters(
      TypeElement owner, ExecutableElement method, ExecutableType seen, Consumer<Finding> findings);

  /**
   * The result, as the tool's class sees it.
   *
   * @param isSchemaDeclared whether the author wrote an output schema
   */
  OutputModel output(
      TypeElement owner,
      ExecutableElement method,
      ExecutableType seen,
      boolean isSchemaDeclared,
      Consumer<Finding> findings);

  /** What the method's documentation says about the tool, or null. */
  @Nullable String description(ExecutableElement method);
}
