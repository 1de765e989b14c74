package dev.collet.processor.flow;

import com.sun.source.util.Trees;
import dev.collet.processor.flow.facts.ClassIndex;
import dev.collet.processor.flow.facts.Context;
import dev.collet.processor.flow.facts.GraphReader;
import dev.collet.processor.flow.library.LibraryModels;
import dev.collet.processor.flow.library.Signatures;
import dev.collet.processor.flow.solve.Solver;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Answers which exceptions can leave which methods of a compilation. */
public final class FlowAnalysis {
  private final Elements elements;
  private final Types types;
  private final Signatures signatures;
  private final Context context;
  private final FlowOptions options;

  /** An analysis of one compilation. */
  public FlowAnalysis(
      Trees trees, Elements elements, Types types, LibraryModels models, FlowOptions options) {
    this.elements = elements;
    this.types = types;
    this.options = options;
    this.signatures = new Signatures(elements, types);
    this.context =
        new Context(trees, elements, types, models, signatures, options.readsDocumentation());
  }

  /**
   * Analyses methods, and all they lead to.
   *
   * @param methods of this compilation
   * @param classes all top-level classes of this compilation
   */
  public Results analyse(Collection<ExecutableElement> methods, Collection<TypeElement> classes) {
    ClassIndex index = new ClassIndex(context);
    classes.forEach(index::add);
    List<ExecutableElement> wanted = new ArrayList<>(methods);
    if (options.isWhole()) {
      for (TypeElement type : index.types()) {
        if (isGenerated(type)) {
          continue;
        }
        wanted.addAll(ElementFilter.methodsIn(type.getEnclosedElements()));
        wanted.addAll(ElementFilter.constructorsIn(type.getEnclosedElements()));
      }
    }
    wanted.removeIf(method -> !context.isSource(method));
    Solver solver = new Solver(new GraphReader(context, index).read(wanted));
    Map<ExecutableElement, ToolFlow> flows = new LinkedHashMap<>();
    for (ExecutableElement method : methods) {
      flows.put(method, flow(solver, method));
    }
    return new Results(
        flows, options.isWhole() ? index.types() : List.of(), solver, elements, signatures);
  }

  /** The exception class of that canonical name; null when the compilation does not know it. */
  public @Nullable ExceptionType exception(String name) {
    return context.exception(name);
  }

  private static boolean isGenerated(TypeElement type) {
    return type.getAnnotationMirrors().stream()
        .anyMatch(
            mirror ->
                mirror.getAnnotationType().asElement().getSimpleName().contentEquals("Generated"));
  }

  private ToolFlow flow(Solver solver, ExecutableElement method) {
    MethodKey key = signatures.key(method);
    boolean isStage = isStage(method);
    return new ToolFlow(
        List.copyOf(solver.escapes(key, isStage)),
        solver.isOpen(key, isStage),
        solver.swallowed(key));
  }

  private boolean isStage(ExecutableElement method) {
    TypeElement stage = elements.getTypeElement("java.util.concurrent.CompletionStage");
    return stage != null
        && types.isSubtype(types.erasure(method.getReturnType()), types.erasure(stage.asType()));
  }

  /**
   * The outcome.
   *
   * @param flows of the methods that were asked for
   * @param types whose methods have summaries
   */
  public record Results(
      Map<ExecutableElement, ToolFlow> flows,
      List<TypeElement> types,
      Solver solver,
      Elements elements,
      Signatures signatures) {}
}
