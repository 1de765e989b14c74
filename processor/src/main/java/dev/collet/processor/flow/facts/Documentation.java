package dev.collet.processor.flow.facts;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.ThrowsTree;
import com.sun.source.util.DocTreePath;
import com.sun.source.util.DocTrees;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.ExceptionType;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;

/** Reads the unchecked exceptions that a method's Javadoc names with {@code @throws}. */
final class Documentation {
  private Documentation() {}

  static List<ExceptionType> thrown(Context context, TreePath method) {
    List<ExceptionType> types = new ArrayList<>();
    if (!(context.trees instanceof DocTrees trees)) {
      return types;
    }
    DocCommentTree comment = trees.getDocCommentTree(method);
    if (comment == null) {
      return types;
    }
    DocTreePath root = new DocTreePath(method, comment);
    for (DocTree tag : comment.getBlockTags()) {
      if (tag instanceof ThrowsTree thrown) {
        DocTreePath name = new DocTreePath(new DocTreePath(root, tag), thrown.getExceptionName());
        Element element = trees.getElement(name);
        if (element != null) {
          context.exceptions.of(element.asType()).stream()
              .filter(type -> type.isA("java.lang.RuntimeException"))
              .filter(type -> !type.name().equals("java.lang.NullPointerException"))
              .forEach(types::add);
        }
      }
    }
    return types;
  }
}
