package dev.collet.processor.javac;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Site;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Finds tools of classes inside methods: no round of annotation processing shows them, so they
 * would be lost without a word.
 */
final class LocalTools implements BodyCheck {
  @Override
  public void check(BodyContext context) {
    for (TypeElement type : context.sourceTypes()) {
      TreePath path = context.trees().getPath(type);
      if (path != null) {
        new Scanner(context, type, path.getCompilationUnit()).members((ClassTree) path.getLeaf());
      }
    }
  }

  /** Without paths: those are only made when there is something to report. */
  private static final class Scanner extends TreeScanner<@Nullable Void, @Nullable ClassTree> {
    private final BodyContext context;
    private final TypeElement type;
    private final CompilationUnitTree unit;

    Scanner(BodyContext context, TypeElement type, CompilationUnitTree unit) {
      this.context = context;
      this.type = type;
      this.unit = unit;
    }

    /** Reads the bodies of a class that is itself no local one. */
    void members(ClassTree owner) {
      for (Tree member : owner.getMembers()) {
        if (member instanceof ClassTree nested) {
          members(nested);
        } else {
          scan(member, null);
        }
      }
    }

    @Override
    public @Nullable Void visitClass(ClassTree node, @Nullable ClassTree outer) {
      return super.visitClass(node, node);
    }

    @Override
    public @Nullable Void visitMethod(MethodTree node, @Nullable ClassTree owner) {
      if (owner != null) {
        for (AnnotationTree annotation : node.getModifiers().getAnnotations()) {
          if (isTool(annotation)) {
            report(node, owner);
          }
        }
      }
      return super.visitMethod(node, owner);
    }

    private void report(MethodTree method, ClassTree owner) {
      String name = owner.getSimpleName().toString();
      context
          .findings()
          .accept(
              new Finding(
                  "ToolShape",
                  (name.isEmpty() ? "The anonymous class" : "Class '" + name + "'")
                      + " with tool '"
                      + method.getName()
                      + "' is declared inside a method, where generated code can't reach it. Move"
                      + " it to the top level, or make it a static nested class.",
                  Site.of(type, TreePath.getPath(unit, method))));
    }

    private boolean isTool(AnnotationTree annotation) {
      String name = annotation.getAnnotationType().toString();
      if (!name.equals("Tool") && !name.equals("dev.collet.Tool")) {
        return false;
      }
      TreePath path = TreePath.getPath(unit, annotation.getAnnotationType());
      return path != null
          && context.trees().getElement(path) instanceof TypeElement element
          && element.getQualifiedName().contentEquals("dev.collet.Tool");
    }
  }
}
