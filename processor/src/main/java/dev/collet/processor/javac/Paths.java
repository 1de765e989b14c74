package dev.collet.processor.javac;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Finds where members are written. Javac walks through the file for each element that it is asked
 * for, bodies and all; here each class is walked through once, and only its members.
 *
 * <p>This never makes javac attribute a class, which it must not do before its time: it asks for
 * the elements of declarations only, in classes whose members are known.
 */
public final class Paths {
  private final Trees trees;
  private final Map<TypeElement, Map<Element, TreePath>> members = new HashMap<>();

  /** Finds members with javac's trees of this moment: a round of processing makes new ones. */
  public Paths(Trees trees) {
    this.trees = trees;
  }

  /** The path of a class or of a member; null when it is not written in this compilation. */
  public @Nullable TreePath of(Element element) {
    if (element instanceof TypeElement type) {
      return type.getNestingKind() == NestingKind.MEMBER ? nested(type) : trees.getPath(type);
    }
    if (!(element.getEnclosingElement() instanceof TypeElement owner)) {
      return trees.getPath(element);
    }
    Map<Element, TreePath> known = members.get(owner);
    if (known == null) {
      known = read(owner);
      members.put(owner, known);
    }
    return known.get(element);
  }

  private @Nullable TreePath nested(TypeElement type) {
    TreePath outer = of(type.getEnclosingElement());
    if (outer != null && outer.getLeaf() instanceof ClassTree tree) {
      for (Tree member : tree.getMembers()) {
        if (member instanceof ClassTree its && its.getSimpleName().equals(type.getSimpleName())) {
          return new TreePath(outer, member);
        }
      }
    }
    return null;
  }

  private Map<Element, TreePath> read(TypeElement owner) {
    Map<Element, TreePath> read = new HashMap<>();
    TreePath path = owner.getEnclosedElements().isEmpty() ? null : of(owner);
    if (path != null && path.getLeaf() instanceof ClassTree type) {
      for (Tree member : type.getMembers()) {
        if (member instanceof MethodTree || member instanceof VariableTree) {
          TreePath inside = new TreePath(path, member);
          Element element = trees.getElement(inside);
          if (element != null) {
            read.put(element, inside);
          }
        }
      }
    }
    return read;
  }
}
