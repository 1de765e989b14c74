package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Names expressions that mean the same each time: variables, and what is got from them. */
final class Keys {
  private final Trees trees;
  private final Map<Element, Integer> numbers = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();

  Keys(Trees trees) {
    this.trees = trees;
  }

  /** The key of a variable. */
  String of(Element variable) {
    String key = "#" + numbers.computeIfAbsent(variable, any -> numbers.size());
    names.putIfAbsent(key, variable.getSimpleName().toString());
    return key;
  }

  /** The name of the variable that a key starts with; empty when it starts with none. */
  String variable(String key) {
    int end = key.indexOf('.');
    return names.getOrDefault(end < 0 ? key : key.substring(0, end), "");
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
      key.append("this.").append(call.getMethodSelect());
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
