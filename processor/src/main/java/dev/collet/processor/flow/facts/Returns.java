package dev.collet.processor.flow.facts;

import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Fact;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Knows what methods of this compilation give back, whoever calls them, and final fields hold: one
 * of a few constants, a text that can be read. Only what nothing overrides counts.
 */
final class Returns {
  /** A chain of helpers that hand on what the next one gives back is followed so far. */
  private static final int DEEPEST = 8;

  private final Context context;
  private final Map<Element, Fact> known = new HashMap<>();
  private int depth;

  Returns(Context context) {
    this.context = context;
  }

  /** What every value that the method gives back fits. */
  Fact of(ExecutableElement method) {
    return context.isFixed(method) ? told(method, method.getReturnType()) : Fact.ANY;
  }

  /** Whether values of the type are texts or are compared as they are. */
  private boolean isTold(@Nullable TypeMirror type) {
    TypeElement element = context.typeFacts.element(type);
    return (type != null && type.getKind().isPrimitive())
        || (element != null
            && (LibraryThrows.isText(element) || element.getKind() == ElementKind.ENUM));
  }

  /** What a final field's initialiser gives it. */
  Fact of(VariableElement field) {
    if (!field.getModifiers().contains(Modifier.FINAL)) {
      return Fact.ANY;
    }
    return told(field, field.asType());
  }

  private Fact told(Element member, TypeMirror type) {
    Fact fact = known.get(member);
    if (fact != null) {
      return fact;
    }
    if (depth >= DEEPEST || !isTold(type)) {
      return Fact.ANY;
    }
    // What leads back to itself says nothing about itself.
    known.put(member, Fact.ANY);
    depth++;
    fact =
        member instanceof ExecutableElement method ? find(method) : find((VariableElement) member);
    depth--;
    known.put(member, fact);
    return fact;
  }

  private Fact find(VariableElement field) {
    TreePath path = context.paths.of(field);
    if (path == null
        || !(path.getLeaf() instanceof VariableTree tree)
        || tree.getInitializer() == null) {
      return context.invariants.of(field);
    }
    context.attribute(path);
    return context.values.of(new TreePath(path, tree.getInitializer()), Guards.NONE);
  }

  /** Whether a value may be a variable's own, of which something may have been asked before. */
  private static boolean isNamed(Tree tree) {
    if (tree instanceof ParenthesizedTree inner) {
      return isNamed(inner.getExpression());
    }
    return tree instanceof IdentifierTree
        || tree instanceof ConditionalExpressionTree choice
            && (isNamed(choice.getTrueExpression()) || isNamed(choice.getFalseExpression()));
  }

  /** What the accessor gives back that nobody has written: the component as it is. */
  private Fact component(ExecutableElement accessor) {
    for (VariableElement field :
        ElementFilter.fieldsIn(accessor.getEnclosingElement().getEnclosedElements())) {
      if (field.getSimpleName().equals(accessor.getSimpleName())) {
        return of(field);
      }
    }
    return Fact.ANY;
  }

  private Fact find(ExecutableElement method) {
    TreePath path = context.isSource(method) ? context.path(method) : null;
    if (path == null && Keys.isComponent(method)) {
      return component(method);
    }
    if (path == null || !(path.getLeaf() instanceof MethodTree tree) || tree.getBody() == null) {
      return Fact.ANY;
    }
    context.attribute(path);
    @Nullable Fact all = null;
    for (TreePath expression : ReturnStatements.of(new TreePath(path, tree.getBody()))) {
      Guards guards =
          isNamed(expression.getLeaf())
              ? Reached.of(context, tree.getBody(), expression)
              : Guards.NONE;
      Fact one = context.values.of(expression, guards);
      all = all == null ? one : all.or(one);
      if (all.equals(Fact.ANY)) {
        break;
      }
    }
    return all == null ? Fact.ANY : all;
  }
}
