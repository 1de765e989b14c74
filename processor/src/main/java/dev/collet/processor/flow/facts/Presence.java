package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Ranges;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Tells whether an expression's value is sure to hold something at its place. */
final class Presence {
  private static final Set<String> ENDS =
      Set.of("max", "min", "average", "findFirst", "findAny", "reduce", "iterator", "listIterator");
  private static final Set<String> KEEPS =
      Set.of(
          "stream",
          "parallelStream",
          "map",
          "mapToInt",
          "mapToLong",
          "mapToDouble",
          "mapToObj",
          "boxed",
          "sorted",
          "peek",
          "distinct",
          "parallel",
          "sequential",
          "unordered",
          "asLongStream",
          "asDoubleStream",
          "chars",
          "values",
          "keySet",
          "entrySet",
          "toList",
          "reversed",
          "descendingSet",
          "descendingIterator",
          "toArray");

  /** Collectors that give back what holds all elements, or one thing for each sort of them. */
  private static final Set<String> COLLECTORS =
      Set.of(
          "toList",
          "toSet",
          "toUnmodifiableList",
          "toUnmodifiableSet",
          "toCollection",
          "toMap",
          "toUnmodifiableMap",
          "toConcurrentMap",
          "groupingBy",
          "groupingByConcurrent",
          "partitioningBy");

  private static final Pattern COPIES = Pattern.compile(".*(List|Set|Deque|Queue|Map)(<.*)?");
  private static final Set<String> MAKES = Set.of("of", "ofEntries", "asList", "entry");

  private final Context context;

  Presence(Context context) {
    this.context = context;
  }

  /** Whether it holds something, given what has been proven. */
  boolean holds(TreePath path, Guards guards) {
    String key = context.keys.of(path);
    if (key != null && guards.holds(key)) {
      return true;
    }
    Tree leaf = path.getLeaf();
    if (leaf instanceof ParenthesizedTree inner) {
      return holds(new TreePath(path, inner.getExpression()), guards);
    }
    if (leaf instanceof NewArrayTree array) {
      return array.getInitializers() != null && !array.getInitializers().isEmpty();
    }
    if (leaf instanceof NewClassTree made) {
      return copies(path, made, guards);
    }
    TreePath given = context.checks.given(path);
    if (given != null) {
      return holds(given, guards);
    }
    return leaf instanceof MethodInvocationTree call && holds(path, call, guards);
  }

  private boolean copies(TreePath path, NewClassTree made, Guards guards) {
    return made.getArguments().size() == 1
        && COPIES.matcher(made.getIdentifier().toString()).matches()
        && holds(new TreePath(path, made.getArguments().get(0)), guards);
  }

  private boolean holds(TreePath path, MethodInvocationTree call, Guards guards) {
    if (!(call.getMethodSelect() instanceof MemberSelectTree select)) {
      return false;
    }
    String name = select.getIdentifier().toString();
    TreePath receiver = new TreePath(new TreePath(path, select), select.getExpression());
    int arguments = call.getArguments().size();
    if (select.getExpression() instanceof IdentifierTree
        && context.trees.getElement(receiver) instanceof TypeElement) {
      return made(path, call, name, guards);
    }
    if (name.equals("split") && arguments >= 1) {
      return false;
    }
    if (name.equals("or") && arguments == 1) {
      // Optional.or: what is there, or what the function gives back.
      TreePath other = new TreePath(path, call.getArguments().get(0));
      return other.getLeaf() instanceof LambdaExpressionTree lambda
          && lambda.getBodyKind() == LambdaExpressionTree.BodyKind.EXPRESSION
          && holds(new TreePath(other, lambda.getBody()), guards);
    }
    if (name.equals("collect") && arguments == 1) {
      return isCollection(path)
          && COLLECTORS.contains(collector(new TreePath(path, call.getArguments().get(0))))
          && holds(receiver, guards);
    }
    if (ENDS.contains(name)) {
      return (!name.equals("reduce") || arguments == 1) && holds(receiver, guards);
    }
    if (!KEEPS.contains(name) || !holds(receiver, guards)) {
      return false;
    }
    return isNoOptional(receiver)
        || (arguments == 1 && givesObject(new TreePath(path, call.getArguments().get(0))));
  }

  /** Whether a function never gives null, as far as that shows. */
  private boolean givesObject(TreePath function) {
    if (function.getLeaf() instanceof LambdaExpressionTree lambda) {
      return lambda.getBodyKind() == LambdaExpressionTree.BodyKind.EXPRESSION
          && !context.values.of(new TreePath(function, lambda.getBody()), Guards.NONE).isNullable();
    }
    return function.getLeaf() instanceof MemberReferenceTree
        && context.trees.getElement(function) instanceof ExecutableElement method
        && (method.getReturnType().getKind().isPrimitive() || Results.isNeverNull(method));
  }

  /** The name of the method that makes a collector; empty when that is not written here. */
  private static String collector(TreePath path) {
    return path.getLeaf() instanceof MethodInvocationTree call && Selects.name(call) != null
        ? String.valueOf(Selects.name(call))
        : "";
  }

  /** Whether what the expression holds can be counted. */
  boolean isCollection(TreePath path) {
    TypeMirror type = context.trees.getTypeMirror(path);
    if (type == null || type.getKind() == TypeKind.ARRAY) {
      return type != null;
    }
    TypeElement element = context.typeFacts.element(type);
    return element != null && context.typeFacts.isCollection(element);
  }

  /** Optional.map may lose the value: its function may give null. */
  private boolean isNoOptional(TreePath receiver) {
    TypeMirror type = context.trees.getTypeMirror(receiver);
    TypeElement element = context.typeFacts.element(type);
    return element == null
        || !element.getQualifiedName().toString().startsWith("java.util.Optional");
  }

  private boolean made(TreePath path, MethodInvocationTree call, String name, Guards guards) {
    if (name.equals("stream") || name.equals("copyOf") || name.startsWith("unmodifiable")) {
      return !call.getArguments().isEmpty()
          && holds(new TreePath(path, call.getArguments().get(0)), guards);
    }
    if (name.startsWith("range") && call.getArguments().size() == 2) {
      return ranges(path, call, name.equals("range"), guards);
    }
    if (!(MAKES.contains(name) || name.startsWith("singleton")) || call.getArguments().isEmpty()) {
      return false;
    }
    if (call.getArguments().size() > 1) {
      return true;
    }
    ExpressionTree only = call.getArguments().get(0);
    TypeMirror type = context.trees.getTypeMirror(new TreePath(path, only));
    boolean isArray = type != null && type.getKind() == TypeKind.ARRAY;
    return !isArray || holds(new TreePath(path, only), guards);
  }

  /** Whether a stream of the numbers between two has any. */
  private boolean ranges(
      TreePath path, MethodInvocationTree call, boolean isWithoutLast, Guards guards) {
    Ranges from = context.values.number(new TreePath(path, call.getArguments().get(0)), guards);
    Ranges to = context.values.number(new TreePath(path, call.getArguments().get(1)), guards);
    return from != null
        && to != null
        && (isWithoutLast ? from.high() < to.low() : from.high() <= to.low());
  }
}
