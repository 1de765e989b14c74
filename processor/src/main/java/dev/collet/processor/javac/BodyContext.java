package dev.collet.processor.javac;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Options;
import java.util.List;
import java.util.function.Consumer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * What a body check works with.
 *
 * @param environment javac's own, not a wrapper
 * @param task the compilation
 * @param trees its trees
 * @param tools every tool of the compilation, good and bad, with today's element of its method
 * @param sourceTypes the top-level types that are compiled here, without the toolsets that were
 *     generated from them
 * @param options of the processor
 * @param findings takes what is found
 */
public record BodyContext(
    ProcessingEnvironment environment,
    JavacTask task,
    Trees trees,
    List<ToolBody> tools,
    List<TypeElement> sourceTypes,
    Options options,
    Consumer<Finding> findings) {

  /**
   * A tool and its method.
   *
   * @param method in source or, when it is inherited from a library, in a class file
   */
  public record ToolBody(ToolClassModel owner, ToolModel tool, ExecutableElement method) {}
}
