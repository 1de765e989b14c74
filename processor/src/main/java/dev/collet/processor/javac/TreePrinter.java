package dev.collet.processor.javac;

import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.collet.processor.report.Printer;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** Prints at places that only javac's trees know. */
final class TreePrinter implements Printer.PathPrinter {
  private final Trees trees;
  private final RepeatedAnnotations repeated;

  TreePrinter(Trees trees) {
    this.trees = trees;
    this.repeated = new RepeatedAnnotations(trees);
  }

  @Override
  public void print(Diagnostic.Kind kind, String text, Object path) {
    TreePath place = (TreePath) path;
    trees.printMessage(kind, text, place.getLeaf(), place.getCompilationUnit());
  }

  @Override
  public @Nullable Object repeated(
      Element element, AnnotationMirror annotation, @Nullable AnnotationValue value) {
    return repeated.find(element, annotation, value);
  }
}
