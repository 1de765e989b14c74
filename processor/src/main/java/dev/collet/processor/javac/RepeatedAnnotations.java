package dev.collet.processor.javac;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import org.jspecify.annotations.Nullable;

/**
 * Finds where a repeated annotation is written. Javac keeps it inside a container that nobody
 * wrote, and for what is inside such a container it only knows the position of the declaration.
 */
final class RepeatedAnnotations {
  private final Trees trees;

  RepeatedAnnotations(Trees trees) {
    this.trees = trees;
  }

  /**
   * The path of a value of such an annotation, of the annotation when the value isn't written in
   * it; null when this is no repeated annotation of the element.
   */
  @Nullable TreePath find(
      Element element, AnnotationMirror annotation, @Nullable AnnotationValue value) {
    TreePath declaration = trees.getPath(element);
    ModifiersTree modifiers = declaration == null ? null : modifiers(declaration.getLeaf());
    int index = index(element, annotation);
    if (modifiers == null || index < 0) {
      return null;
    }
    List<TreePath> written = new ArrayList<>();
    String name = annotation.getAnnotationType().asElement().getSimpleName().toString();
    new TreePathScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitAnnotation(AnnotationTree tree, @Nullable Void unused) {
        String type = tree.getAnnotationType().toString();
        if (type.equals(name) || type.endsWith("." + name)) {
          written.add(getCurrentPath());
        }
        return super.visitAnnotation(tree, unused);
      }
    }.scan(new TreePath(declaration, modifiers), null);
    return index < written.size() ? inside(written.get(index), annotation, value) : null;
  }

  private static @Nullable ModifiersTree modifiers(Tree declaration) {
    if (declaration instanceof ClassTree type) {
      return type.getModifiers();
    }
    if (declaration instanceof MethodTree method) {
      return method.getModifiers();
    }
    return declaration instanceof VariableTree variable ? variable.getModifiers() : null;
  }

  /** Which one it is among its like in the element's containers; -1 when it is in none. */
  private static int index(Element element, AnnotationMirror annotation) {
    int index = 0;
    for (AnnotationMirror container : element.getAnnotationMirrors()) {
      for (AnnotationValue value : container.getElementValues().values()) {
        if (value.getValue() instanceof List<?> list) {
          for (Object item : list) {
            if (((AnnotationValue) item).getValue() instanceof AnnotationMirror other
                && other.getAnnotationType().equals(annotation.getAnnotationType())) {
              if (other == annotation || other.toString().equals(annotation.toString())) {
                return index;
              }
              index++;
            }
          }
        }
      }
    }
    return -1;
  }

  private static TreePath inside(
      TreePath annotation, AnnotationMirror mirror, @Nullable AnnotationValue value) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getValue() == value
          || entry.getValue().getValue() instanceof List<?> list && list.contains(value)) {
        for (ExpressionTree argument : ((AnnotationTree) annotation.getLeaf()).getArguments()) {
          if (argument instanceof AssignmentTree assignment
              && entry
                  .getKey()
                  .getSimpleName()
                  .contentEquals(assignment.getVariable().toString())) {
            return new TreePath(new TreePath(annotation, assignment), assignment.getExpression());
          }
        }
      }
    }
    return annotation;
  }
}
