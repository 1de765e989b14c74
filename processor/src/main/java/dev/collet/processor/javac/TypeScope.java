package dev.collet.processor.javac;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Finds the class that a name in a body means (JLS 6.4.1 and 6.5), for bodies that javac has parsed
 * and not attributed: to attribute them in a round would be to attribute them without what the
 * round generates.
 */
final class TypeScope {
  private final Trees trees;
  private final Elements elements;

  /**
   * What a name means.
   *
   * @param element null for a class inside a method, for what is no class, and for what is missing
   * @param isMissing whether no class of that name is there; another processor may still make it
   */
  record Found(@Nullable TypeElement element, boolean isMissing) {}

  private static final Found LOCAL = new Found(null, false);
  private static final Found MISSING = new Found(null, true);

  TypeScope(Trees trees, Elements elements) {
    this.trees = trees;
    this.elements = elements;
  }

  /** The class that an expression names, as seen from a place. */
  Found find(ExpressionTree name, TreePath from) {
    if (name instanceof IdentifierTree simple) {
      return simple(simple.getName().toString(), from);
    }
    if (!(name instanceof MemberSelectTree select)) {
      return LOCAL; // int.class, Name[].class: never a form
    }
    TypeElement whole = elements.getTypeElement(select.toString());
    Found outer = find(select.getExpression(), from);
    TypeElement nested =
        outer.element() == null ? null : member(outer.element(), select.getIdentifier().toString());
    return nested != null ? found(nested) : whole != null ? found(whole) : MISSING;
  }

  private static Found found(TypeElement element) {
    return new Found(element, false);
  }

  private Found simple(String name, TreePath from) {
    for (TreePath path = from; path != null; path = path.getParentPath()) {
      Tree tree = path.getLeaf();
      if (declaresLocally(tree, name)) {
        return LOCAL;
      }
      if (tree instanceof ClassTree type) {
        TypeElement element = elementOf(path);
        TypeElement inside = element == null ? null : enclosed(element, type, name);
        if (inside != null) {
          return found(inside);
        }
      }
    }
    CompilationUnitTree unit = from.getCompilationUnit();
    TypeElement outside = outside(name, unit);
    if (outside != null) {
      return found(outside);
    }
    // What a whole module brings (JDK 25) is there already, and is no record of the user's making.
    boolean isOfModule =
        unit.getImports().stream().anyMatch(each -> each.toString().contains("import module "));
    return isOfModule ? LOCAL : MISSING;
  }

  private @Nullable TypeElement elementOf(TreePath path) {
    // A class inside a method has no element before it is attributed.
    Tree parent = path.getParentPath().getLeaf();
    boolean isMember = parent instanceof ClassTree || parent instanceof CompilationUnitTree;
    return isMember && trees.getElement(path) instanceof TypeElement element ? element : null;
  }

  private @Nullable TypeElement enclosed(TypeElement element, ClassTree type, String name) {
    return type.getSimpleName().contentEquals(name) ? element : member(element, name);
  }

  private @Nullable TypeElement member(TypeElement type, String name) {
    for (TypeElement member : ElementFilter.typesIn(elements.getAllMembers(type))) {
      if (member.getSimpleName().contentEquals(name)) {
        return member;
      }
    }
    return null;
  }

  private static boolean declaresLocally(Tree tree, String name) {
    List<? extends StatementTree> statements =
        tree instanceof BlockTree block
            ? block.getStatements()
            : tree instanceof CaseTree each && each.getStatements() != null
                ? each.getStatements()
                : List.of();
    return statements.stream()
        .anyMatch(
            each -> each instanceof ClassTree local && local.getSimpleName().contentEquals(name));
  }

  private @Nullable TypeElement outside(String name, CompilationUnitTree unit) {
    List<String> candidates = new ArrayList<>();
    List<String> onDemand = new ArrayList<>();
    for (ImportTree each : unit.getImports()) {
      String imported = each.getQualifiedIdentifier().toString();
      if (imported.endsWith("." + name)) {
        candidates.add(imported);
      } else if (imported.endsWith(".*")) {
        onDemand.add(imported.substring(0, imported.length() - 1) + name);
      }
    }
    String home = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
    candidates.add(home + name);
    candidates.addAll(onDemand);
    candidates.add("java.lang." + name);
    for (String candidate : candidates) {
      TypeElement type = elements.getTypeElement(candidate);
      if (type != null) {
        return type;
      }
    }
    return null;
  }
}
