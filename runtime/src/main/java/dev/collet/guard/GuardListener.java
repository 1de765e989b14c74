package dev.collet.guard;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/**
 * Looks for tools without a toolset when javac has attributed the first class: all sources are
 * entered by then, and no class file is written yet. It keeps no state between compilations, so it
 * is quiet wherever the processor did run, however that came about.
 */
final class GuardListener implements TaskListener {
  private final JavacTask task;
  private final Set<CompilationUnitTree> units = new LinkedHashSet<>();
  private boolean isDone;

  GuardListener(JavacTask task) {
    this.task = task;
  }

  @Override
  public void finished(TaskEvent event) {
    if (event.getKind() == TaskEvent.Kind.PARSE && event.getCompilationUnit() != null) {
      units.add(event.getCompilationUnit());
    } else if (event.getKind() == TaskEvent.Kind.ANALYZE && !isDone) {
      isDone = true;
      Trees trees = Trees.instance(task);
      ToolClasses classes = new ToolClasses(task.getElements());
      for (CompilationUnitTree unit : units) {
        for (Tree declaration : unit.getTypeDecls()) {
          TreePath path = TreePath.getPath(unit, declaration);
          if (trees.getElement(path) instanceof TypeElement type) {
            check(type, classes, trees);
          }
        }
      }
      units.clear();
    }
  }

  private static void check(TypeElement type, ToolClasses classes, Trees trees) {
    TreePath path = trees.getPath(type);
    if (path != null && classes.isMissingToolset(type)) {
      trees.printMessage(
          Diagnostic.Kind.ERROR,
          "[ProcessorNotRun] "
              + type.getSimpleName()
              + " has tools, but Collet's annotation processor did not run: "
              + classes.toolsetOf(type)
              + " is missing. Put collet-processor on the processor path: in Maven by"
              + " annotationProcessorPaths of maven-compiler-plugin, in Gradle by the"
              + " annotationProcessor configuration, with plain javac by -processorpath. A processor"
              + " that is only on the class path runs since JDK 23 only with -proc:full; -proc:none"
              + " keeps every processor from running.\n  docs/rules/ProcessorNotRun.md",
          path.getLeaf(),
          path.getCompilationUnit());
    }
    ElementFilter.typesIn(type.getEnclosedElements())
        .forEach(nested -> check(nested, classes, trees));
  }
}
