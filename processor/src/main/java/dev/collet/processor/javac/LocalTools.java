package dev.collet.processor.javac;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Site;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Finds tools of classes inside methods: no round of annotation processing shows them, so they
 * would be lost without a word.
 */
final class LocalTools implements BodyCheck {
  @Override
  public void check(BodyContext context) {
    Set<CompilationUnitTree> seen = new HashSet<>();
    for (String name : context.sourceTypes()) {
      TypeElement type = context.environment().getElementUtils().getTypeElement(name);
      TreePath path = type == null ? null : context.trees().getPath(type);
      if (type != null && path != null && seen.add(path.getCompilationUnit())) {
        new Scanner(context, type).scan(path.getCompilationUnit(), null);
      }
    }
  }

  private static final class Scanner extends TreePathScanner<@Nullable Void, @Nullable Void> {
    private final BodyContext context;
    private final TypeElement type;
    private boolean isLocal;

    Scanner(BodyContext context, TypeElement type) {
      this.context = context;
      this.type = type;
    }

    @Override
    public @Nullable Void visitClass(ClassTree node, @Nullable Void unused) {
      boolean wasLocal = isLocal;
      Tree parent = getCurrentPath().getParentPath().getLeaf();
      isLocal = wasLocal || !(parent instanceof ClassTree || parent instanceof CompilationUnitTree);
      super.visitClass(node, unused);
      isLocal = wasLocal;
      return null;
    }

    @Override
    public @Nullable Void visitMethod(MethodTree node, @Nullable Void unused) {
      if (isLocal && node.getModifiers().getAnnotations().stream().anyMatch(this::isTool)) {
        ClassTree owner = (ClassTree) getCurrentPath().getParentPath().getLeaf();
        String name = owner.getSimpleName().toString();
        context
            .findings()
            .accept(
                new Finding(
                    "ToolShape",
                    (name.isEmpty() ? "The anonymous class" : "Class '" + name + "'")
                        + " with tool '"
                        + node.getName()
                        + "' is declared inside a method, where generated code can't reach it. Move"
                        + " it to the top level, or make it a static nested class.",
                    Site.of(type, getCurrentPath())));
      }
      return super.visitMethod(node, unused);
    }

    private boolean isTool(AnnotationTree annotation) {
      String name = annotation.getAnnotationType().toString();
      if (!name.equals("Tool") && !name.equals("dev.collet.Tool")) {
        return false;
      }
      TreePath path = TreePath.getPath(getCurrentPath(), annotation.getAnnotationType());
      return path != null
          && context.trees().getElement(path) instanceof TypeElement element
          && element.getQualifiedName().contentEquals("dev.collet.Tool");
    }
  }
}
