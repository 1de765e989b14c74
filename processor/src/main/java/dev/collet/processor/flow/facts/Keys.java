package dev.collet.processor.flow.facts;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Names expressions that mean the same each time: variables, and what is got from them. */
final class Keys {
  /** No method has such a name. */
  private static final String ELEMENT = ".[](";

  /** The key of the object itself. */
  static final String SELF = "this";

  /** No expression's key. */
  private static final String NONE = "";

  private static final int MOST_CALLS = 100;
  private static final int MOST_RECENT = 50;

  private final Trees trees;
  private final Selects selects;
  private final Mutators mutators;
  private final Map<Element, String> keys = new HashMap<>();

  /** The variables of the code that is being read, of all that there have been. */
  private final Map<Element, String> recent = new HashMap<>();

  private final Map<String, Name> names = new HashMap<>();
  private final Map<Tree, String> calls = new HashMap<>();
  private final Set<String> fields = new HashSet<>();

  /** Whether the value of the expression can change without this code assigning anything. */
  final Predicate<String> changeable = this::isChangeable;

  Keys(Trees trees, Selects selects, Mutators mutators) {
    this.trees = trees;
    this.selects = selects;
    this.mutators = mutators;
  }

  /** Whether anybody has asked for the key of a variable, so that something may be known of it. */
  boolean isKnown(Element variable) {
    return keys.containsKey(variable);
  }

  /** The key of a variable. */
  String of(Element variable) {
    String key = recent.get(variable);
    if (key == null) {
      key = find(variable);
      if (recent.size() > MOST_RECENT) {
        recent.clear();
      }
      recent.put(variable, key);
    }
    return key;
  }

  private String find(Element variable) {
    String key = keys.get(variable);
    if (key == null) {
      key = "#" + keys.size();
      keys.put(variable, key);
      names.put(key, variable.getSimpleName());
      if (variable.getKind() == ElementKind.FIELD
          && !variable.getModifiers().contains(Modifier.FINAL)) {
        fields.add(key);
      }
    }
    return key;
  }

  /** Whether a key is that of an expression or of something that is got from it. */
  static boolean isPart(String key, String of) {
    for (int at = key.indexOf(of); at >= 0; at = key.indexOf(of, at + 1)) {
      int end = at + of.length();
      if (at == 0) {
        if (end == key.length() || key.charAt(end) == '.') {
          return true;
        }
      } else if (isOneOf("(,", key.charAt(at - 1))
          && end < key.length()
          && isOneOf(",)", key.charAt(end))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOneOf(String characters, char c) {
    return characters.indexOf(c) >= 0;
  }

  boolean isChangeable(String key) {
    return key.indexOf('(') >= 0 || (!fields.isEmpty() && hasVariable(key, fields::contains));
  }

  /** Whether the expression is an element of an array, or got from one. */
  static boolean isElement(String key) {
    return key.contains(ELEMENT);
  }

  /** Whether a variable of one of these names is part of the expression. */
  boolean mentions(String key, Set<Name> variables) {
    return !variables.isEmpty() && hasVariable(key, part -> isNamed(part, variables));
  }

  private boolean isNamed(String part, Set<Name> variables) {
    Name name = names.get(part);
    return name != null && variables.contains(name);
  }

  /** Whether the test finds the key of one of the variables in an expression. */
  private static boolean hasVariable(String key, Predicate<String> test) {
    int start = 0;
    for (int end = 0; end <= key.length(); end++) {
      if (end == key.length() || isOneOf(".(),", key.charAt(end))) {
        if (end > start && key.charAt(start) == '#' && test.test(key.substring(start, end))) {
          return true;
        }
        start = end + 1;
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
    return !(leaf instanceof MethodInvocationTree call) || mutators.isQuestion(Selects.name(call));
  }

  /** The key of an expression; null when it may mean something else the next time. */
  @Nullable String of(TreePath path) {
    Tree leaf = path.getLeaf();
    return switch (leaf.getKind()) {
      case PARENTHESIZED -> of(new TreePath(path, ((ParenthesizedTree) leaf).getExpression()));
      case IDENTIFIER -> selects.isThis(leaf) ? SELF : variable(path);
      case MEMBER_SELECT -> select(path, (MemberSelectTree) leaf);
      case ARRAY_ACCESS -> element(path, (ArrayAccessTree) leaf);
      case METHOD_INVOCATION -> remembered(path, (MethodInvocationTree) leaf);
      default -> null;
    };
  }

  /** A call is asked for its key again and again while it is read. */
  private @Nullable String remembered(TreePath path, MethodInvocationTree call) {
    String key = calls.get(call);
    if (key == null) {
      key = call(path, call);
      if (calls.size() > MOST_CALLS) {
        calls.clear();
      }
      calls.put(call, key == null ? NONE : key);
    }
    return NONE.equals(key) ? null : key;
  }

  private @Nullable String select(TreePath path, MemberSelectTree select) {
    Element element = trees.getElement(path);
    if (!(element instanceof VariableElement)) {
      return null;
    }
    String owner = of(new TreePath(path, select.getExpression()));
    return owner == null || owner.equals(SELF) ? of(element) : owner + "." + of(element);
  }

  /** An element of an array can change as what a call gives can. */
  private @Nullable String element(TreePath path, ArrayAccessTree element) {
    String array = of(new TreePath(path, element.getExpression()));
    String index = argument(new TreePath(path, element.getIndex()));
    return array == null || index == null ? null : array + ELEMENT + index + ")";
  }

  /** The key of what a method is called on; null when that has none, or is not written. */
  @Nullable String owner(Call call) {
    return call.owner() == null ? null : of(call.owner());
  }

  private @Nullable String variable(TreePath path) {
    Element element = trees.getElement(path);
    return element instanceof VariableElement ? of(element) : null;
  }

  private @Nullable String call(TreePath path, MethodInvocationTree call) {
    Name name = Selects.name(call);
    if (name == null || mutators.changes(name)) {
      return null;
    }
    TreePath method = new TreePath(path, call.getMethodSelect());
    Element called = trees.getElement(method);
    if (called != null && isComponent(called)) {
      String owner = owner(call, method);
      return owner == null ? null : owner + "." + of(called);
    }
    String owner = owner(call, method);
    if (owner == null) {
      return null;
    }
    StringBuilder key = new StringBuilder(owner).append('.').append(name);
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

  private @Nullable String owner(MethodInvocationTree call, TreePath method) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? of(new TreePath(method, select.getExpression()))
        : SELF;
  }

  /** Whether a method gives a record's component: always the same, as a final field does. */
  static boolean isComponent(Element method) {
    if (method.getEnclosingElement().getKind() != ElementKind.RECORD
        || !(method instanceof ExecutableElement accessor)
        || !accessor.getParameters().isEmpty()) {
      return false;
    }
    for (Element member : method.getEnclosingElement().getEnclosedElements()) {
      if (member.getKind() == ElementKind.RECORD_COMPONENT
          && member.getSimpleName().equals(method.getSimpleName())) {
        return true;
      }
    }
    return false;
  }

  /** What stands for an argument in the key of a call; null when the call has none. */
  @Nullable String argument(TreePath path) {
    return path.getLeaf() instanceof com.sun.source.tree.LiteralTree literal
        ? String.valueOf(literal.getValue())
        : of(path);
  }
}
