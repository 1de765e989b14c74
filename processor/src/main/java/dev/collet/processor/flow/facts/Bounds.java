package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Knows that {@code Math.max(a, b)} is no less than {@code a}, nor than {@code Math.min(a, b)}. */
final class Bounds {
  private Bounds() {}

  /** Whether one number is sure not to be less than the other. */
  static boolean isAtLeast(Scanning scanner, TreePath one, TreePath other) {
    Set<String> below = around(scanner, one, "max");
    Set<String> above = around(scanner, other, "min");
    return !Collections.disjoint(below, above);
  }

  /** The variables that a number is the greatest, or the least, of. */
  private static Set<String> around(Scanning scanner, TreePath number, String method) {
    Context context = scanner.context;
    TreePath origin = Groups.origin(context, number);
    Set<String> keys = new HashSet<>();
    add(scanner, number, keys);
    MethodInvocationTree call = Regexes.call(origin, method);
    if (call != null
        && context.trees.getElement(new TreePath(origin, call.getMethodSelect()))
            instanceof ExecutableElement called
        && called.getEnclosingElement() instanceof TypeElement owner
        && owner.getQualifiedName().contentEquals("java.lang.Math")) {
      for (ExpressionTree argument : call.getArguments()) {
        add(scanner, new TreePath(origin, argument), keys);
      }
    }
    return keys;
  }

  private static void add(Scanning scanner, TreePath path, Set<String> keys) {
    Element variable = scanner.context.trees.getElement(path);
    String key = scanner.context.keys.of(path);
    boolean isFixed = variable != null && !scanner.reassigned.contains(variable.getSimpleName());
    if (key != null && isFixed && !scanner.context.keys.isChangeable(key)) {
      keys.add(key);
    }
  }
}
