package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Names expressions that mean the same each time: variables, and what is got from them. */
final class Keys {
  private static final Pattern PARTS = Pattern.compile("[.(),]");

  private final Trees trees;
  private final Map<Element, Integer> numbers = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();
  private final Set<String> fields = new HashSet<>();

  Keys(Trees trees) {
    this.trees = trees;
  }

  /** The key of a variable. */
  String of(Element variable) {
    String key = "#" + numbers.computeIfAbsent(variable, any -> numbers.size());
    if (names.putIfAbsent(key, variable.getSimpleName().toString()) == null
        && variable.getKind() == ElementKind.FIELD
        && !variable.getModifiers().contains(Modifier.FINAL)) {
      fields.add(key);
    }
    return key;
  }

  /** Whether a key is that of an expression or of something that is got from it. */
  static boolean isPart(String key, String of) {
    return key.equals(of)
        || key.startsWith(of + ".")
        || key.contains("(" + of + ")")
        || key.contains("(" + of + ",")
        || key.contains("," + of + ")")
        || key.contains("," + of + ",");
  }

  /** Whether the value of the expression can change without this code assigning anything. */
  boolean isChangeable(String key) {
    return key.contains("(")
        || (!fields.isEmpty() && Arrays.stream(PARTS.split(key)).anyMatch(fields::contains));
  }

  /** Whether a variable of one of these names is part of the expression. */
  boolean mentions(String key, Set<String> variables) {
    for (String part : PARTS.split(key)) {
      String name = names.get(part);
      if (name != null && variables.contains(name)) {
        return true;
      }
    }
    return false;
  }

  /** Whether asking again gives the same, so that the answer is worth remembering. */
  boolean isRepeatable(TreePath path) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof ParenthesizedTree inner) {
      return isRepeatable(new TreePath(path, inner.getExpression()));
    }
    if (!(leaf instanceof MethodInvocationTree call)) {
      return true;
    }
    String name =
        call.getMethodSelect() instanceof MemberSelectTree select
            ? select.getIdentifier().toString()
            : name(call.getMethodSelect());
    return Mutators.isQuestion(name);
  }

  /** The key of an expression; null when it may mean something else the next time. */
  @Nullable String of(TreePath path) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof ParenthesizedTree parenthesized) {
      return of(new TreePath(path, parenthesized.getExpression()));
    }
    if (leaf instanceof IdentifierTree identifier) {
      return identifier.getName().contentEquals("this") ? "this" : variable(path);
    }
    if (leaf instanceof MemberSelectTree select) {
      Element element = trees.getElement(path);
      if (!(element instanceof VariableElement)) {
        return null;
      }
      String owner = of(new TreePath(path, select.getExpression()));
      return owner == null || owner.equals("this") ? of(element) : owner + "." + of(element);
    }
    return leaf instanceof MethodInvocationTree call ? call(path, call) : null;
  }

  private @Nullable String variable(TreePath path) {
    Element element = trees.getElement(path);
    return element instanceof VariableElement ? of(element) : null;
  }

  /** As text, without javac's printer where it is a name. */
  private static String name(ExpressionTree method) {
    return method instanceof IdentifierTree identifier
        ? identifier.getName().toString()
        : method.toString();
  }

  private @Nullable String call(TreePath path, MethodInvocationTree call) {
    StringBuilder key = new StringBuilder();
    TreePath method = new TreePath(path, call.getMethodSelect());
    if (call.getMethodSelect() instanceof MemberSelectTree select) {
      String owner = of(new TreePath(method, select.getExpression()));
      if (owner == null) {
        return null;
      }
      key.append(owner).append('.').append(select.getIdentifier());
    } else {
      key.append("this.").append(name(call.getMethodSelect()));
    }
    if (Mutators.changes(key.substring(key.lastIndexOf(".") + 1))) {
      return null;
    }
    String separator = "(";
    for (ExpressionTree argument : call.getArguments()) {
      String each = argument(new TreePath(path, argument));
      if (each == null) {
        return null;
      }
      key.append(separator).append(each);
      separator = ",";
    }
    return key.append(separator.equals("(") ? "()" : ")").toString();
  }

  private @Nullable String argument(TreePath path) {
    return path.getLeaf() instanceof com.sun.source.tree.LiteralTree literal
        ? String.valueOf(literal.getValue())
        : of(path);
  }
}
