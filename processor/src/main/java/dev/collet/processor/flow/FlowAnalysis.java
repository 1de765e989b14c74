package dev.collet.processor.flow;

import com.sun.source.util.Trees;
import dev.collet.processor.flow.facts.Alive;
import dev.collet.processor.flow.facts.ClassIndex;
import dev.collet.processor.flow.facts.Context;
import dev.collet.processor.flow.facts.GraphReader;
import dev.collet.processor.flow.library.LibraryModels;
import dev.collet.processor.flow.library.Signatures;
import dev.collet.processor.flow.solve.CallGraph;
import dev.collet.processor.flow.solve.Refinement;
import dev.collet.processor.flow.solve.Solver;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
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
  private final @Nullable TypeElement stage;
  private final Map<Element, Boolean> stages = new HashMap<>();

  /** An analysis of one compilation. */
  public FlowAnalysis(
      Trees trees, Elements elements, Types types, LibraryModels models, FlowOptions options) {
    this.elements = elements;
    this.types = types;
    this.options = options;
    this.stage = elements.getTypeElement("java.util.concurrent.CompletionStage");
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
    return analyse(methods, Map.of(), classes);
  }

  /**
   * Analyses methods, and all they lead to.
   *
   * @param methods of this compilation
   * @param bound what else runs when one of them is called from outside, such as constructors of
   *     its arguments; what leaves those leaves it
   * @param classes all top-level classes of this compilation
   */
  public Results analyse(
      Collection<ExecutableElement> methods,
      Map<ExecutableElement, ? extends Collection<ExecutableElement>> bound,
      Collection<TypeElement> classes) {
    ClassIndex index = new ClassIndex(context);
    classes.forEach(index::add);
    context.know(index);
    List<ExecutableElement> wanted = new ArrayList<>(methods);
    bound.values().forEach(wanted::addAll);
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
    CallGraph graph = new GraphReader(context, index).read(wanted);
    Solver solver = new Solver(graph);
    Map<ExecutableElement, Solver> refined = refined(methods, bound, index, graph, solver);
    Map<ExecutableElement, ToolFlow> flows = new LinkedHashMap<>();
    for (ExecutableElement method : methods) {
      Collection<ExecutableElement> around = bound.get(method);
      Solver best = refined.getOrDefault(method, solver);
      flows.put(method, flow(solver, best, method, around == null ? List.of() : around));
    }
    return new Results(
        flows, options.isWhole() ? index.types() : List.of(), solver, this::exception, signatures);
  }

  /** Whether the method's class is compiled here. */
  public boolean isSource(ExecutableElement method) {
    return context.isSource(method);
  }

  /** For methods where it can matter, the graph solved for the objects that can exist there. */
  private Map<ExecutableElement, Solver> refined(
      Collection<ExecutableElement> methods,
      Map<ExecutableElement, ? extends Collection<ExecutableElement>> bound,
      ClassIndex index,
      CallGraph graph,
      Solver solver) {
    Refinement refinement = new Refinement(graph, solver);
    Alive alive = new Alive(context, index);
    Map<Set<String>, List<ExecutableElement>> groups = new LinkedHashMap<>();
    for (ExecutableElement method : methods) {
      if (refinement.matters(signatures.key(method))) {
        Collection<ExecutableElement> around = bound.get(method);
        Set<String> classes = alive.at(method, around == null ? List.of() : around);
        groups.computeIfAbsent(refinement.relevant(classes), any -> new ArrayList<>()).add(method);
      }
    }
    Map<ExecutableElement, Solver> refined = new HashMap<>();
    groups.forEach(
        (classes, members) -> {
          Solver its = refinement.solve(classes, members.stream().map(signatures::key).toList());
          if (its != null) {
            members.forEach(method -> refined.put(method, its));
          }
        });
    return refined;
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

  private ToolFlow flow(
      Solver solver, Solver best, ExecutableElement method, Collection<ExecutableElement> bound) {
    MethodKey key = signatures.key(method);
    boolean isStage = isStage(method);
    List<Escape> escapes = new ArrayList<>(escapes(best, method, isStage));
    // What was ruled out by the objects that exist may still be what somebody has mapped.
    boolean isOpen =
        solver.isOpen(key, isStage) || escapes.size() < solver.escapes(key, isStage).size();
    Place place = new Place(context.path(method));
    for (ExecutableElement each : bound) {
      String label = signatures.label(each);
      for (Escape escape : own(solver, each)) {
        // As sure as any: what only a tier that is off says of the tool itself hides nothing.
        boolean isKnown =
            escapes.stream()
                .anyMatch(
                    known ->
                        known.type().equals(escape.type())
                            && known.tier().compareTo(escape.tier()) <= 0);
        if (!isKnown) {
          escapes.removeIf(known -> known.type().equals(escape.type()));
          escapes.add(escape.through(label, place));
        }
      }
      isOpen |=
          context.isSource(each) ? solver.isOpen(signatures.key(each), false) : isForeign(each);
    }
    return new ToolFlow(List.copyOf(escapes), isOpen, solver.swallowed(key));
  }

  /** A tool runs on an object of its own class: a class that inherits it has a tool of its own. */
  private Collection<Escape> escapes(Solver solver, ExecutableElement method, boolean isStage) {
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    boolean isExact =
        owner.getKind().isClass()
            && !owner.getModifiers().contains(Modifier.ABSTRACT)
            && !method.getModifiers().contains(Modifier.STATIC);
    MethodKey key = signatures.key(method);
    return isExact
        ? solver.escapes(key, signatures.binaryName(owner), isStage)
        : solver.escapes(key, isStage);
  }

  /** What can leave a bound method; of one in a class file, what it declares. */
  private Collection<Escape> own(Solver solver, ExecutableElement method) {
    if (context.isSource(method)) {
      return solver.escapes(signatures.key(method), false);
    }
    List<Escape> declared = new ArrayList<>();
    Place nowhere = new Place(null);
    for (TypeMirror thrown : method.getThrownTypes()) {
      ExceptionType type = context.exception(thrown.toString());
      if (type != null) {
        declared.add(Escape.of(type, Tier.THROWN, nowhere, null));
      }
    }
    return declared;
  }

  /** A class file's code can't be seen; the JDK's own value classes are known to be harmless. */
  private boolean isForeign(ExecutableElement method) {
    return !elements.getPackageOf(method).getQualifiedName().toString().startsWith("java.");
  }

  private boolean isStage(ExecutableElement method) {
    return stage != null
        && method.getReturnType() instanceof DeclaredType type
        && type.getKind() == TypeKind.DECLARED
        && stages.computeIfAbsent(
            type.asElement(),
            any -> types.isSubtype(types.erasure(type), types.erasure(stage.asType())));
  }

  /**
   * The outcome.
   *
   * @param flows of the methods that were asked for
   * @param types whose methods have summaries
   * @param exceptions finds the exception class of a canonical name
   */
  public record Results(
      Map<ExecutableElement, ToolFlow> flows,
      List<TypeElement> types,
      Solver solver,
      Function<String, @Nullable ExceptionType> exceptions,
      Signatures signatures) {}
}
