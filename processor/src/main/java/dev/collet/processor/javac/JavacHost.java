package dev.collet.processor.javac;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Options;
import dev.collet.processor.report.Printer;
import dev.collet.processor.report.Relocation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Javac, with its trees. */
final class JavacHost implements Host {
  private final ProcessingEnvironment environment;
  private final JavacTask task;
  private final Trees trees;
  private final List<BodyCheck> checks = BodyChecks.create();
  private final AskedTypes asked;
  private Paths paths;
  private @Nullable BodyContext context;

  private JavacHost(ProcessingEnvironment environment) {
    this.environment = environment;
    this.task = JavacTask.instance(environment);
    this.trees = Trees.instance(environment);
    this.asked = new AskedTypes(trees, environment.getElementUtils());
    this.paths = new Paths(trees);
  }

  static Host connect(ProcessingEnvironment environment, Host.Moments moments)
      throws Hosts.NotJavac {
    ProcessingEnvironment javac = Unwrapping.javacEnvironment(environment);
    if (javac == null) {
      throw new Hosts.NotJavac("this compiler is not javac, or hides javac's trees");
    }
    JavacHost host = new JavacHost(javac);
    host.task.addTaskListener(new Progress(moments));
    return host;
  }

  @Override
  public @Nullable String whyNoBodies() {
    return null;
  }

  @Override
  public @Nullable Boolean isSource(Element element) {
    return element instanceof PackageElement ? null : trees.getPath(element) != null;
  }

  @Override
  public Asked asked(TypeElement toolClass) {
    return asked.of(toolClass);
  }

  @Override
  public @Nullable String comment(Element element) {
    TreePath path = paths.of(element);
    if (path == null) {
      paths = new Paths(trees);
      path = paths.of(element);
    }
    return path == null
        ? environment.getElementUtils().getDocComment(element)
        : trees.getDocComment(path);
  }

  @Override
  public void usePaths(Printer printer) {
    printer.usePaths(new TreePrinter(trees));
  }

  @Override
  public void checkBodies(
      List<ToolClassModel> classes,
      List<TypeElement> sourceTypes,
      Options options,
      Consumer<Finding> findings) {
    Relocation relocation = new Relocation(environment.getElementUtils());
    List<BodyContext.ToolBody> bodies = new ArrayList<>();
    for (ToolClassModel owner : classes) {
      for (ToolModel tool : owner.tools()) {
        if (relocation.element(tool.sites().tool().element()) instanceof ExecutableElement method) {
          bodies.add(new BodyContext.ToolBody(owner, tool, method));
        }
      }
    }
    context =
        new BodyContext(
            environment,
            task,
            trees,
            List.copyOf(bodies),
            written(sourceTypes, classes, relocation),
            options,
            findings);
    for (BodyCheck check : checks) {
      check.check(context);
    }
  }

  /** Toolsets call tools and are called by servers: nothing in them is of interest to a check. */
  private static List<TypeElement> written(
      List<TypeElement> all, List<ToolClassModel> classes, Relocation relocation) {
    Set<String> toolsets =
        classes.stream().map(ToolClassModel::qualifiedToolsetName).collect(Collectors.toSet());
    List<TypeElement> written = new ArrayList<>();
    for (TypeElement type : all) {
      if (!toolsets.contains(type.getQualifiedName().toString())
          && relocation.element(type) instanceof TypeElement now) {
        written.add(now);
      }
    }
    return List.copyOf(written);
  }

  @Override
  public void writeSummaries() throws IOException {
    if (context != null) {
      for (BodyCheck check : checks) {
        check.write(context);
      }
    }
  }
}
