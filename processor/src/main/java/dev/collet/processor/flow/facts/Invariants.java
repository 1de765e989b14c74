package dev.collet.processor.flow.facts;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import dev.collet.processor.flow.value.Fact;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Knows what constructors make sure of: what they have checked about the value of a final field
 * holds for as long as the object is there.
 */
final class Invariants {
  private final Context context;
  private final Map<Element, Fact> known = new HashMap<>();

  /** What holds behind constructors: each is read once for all fields. */
  private final Map<ExecutableElement, Guards> passed = new HashMap<>();

  Invariants(Context context) {
    this.context = context;
  }

  /** What every value of the field fits; anything for fields that are not final, or shared. */
  Fact of(VariableElement field) {
    boolean isOwn =
        field.getModifiers().contains(Modifier.FINAL)
            && !field.getModifiers().contains(Modifier.STATIC);
    if (!isOwn) {
      return Fact.ANY;
    }
    Fact fact = known.get(field);
    if (fact == null) {
      known.put(field, Fact.ANY); // for a constructor that asks the field itself
      fact = find(field);
      known.put(field, fact);
    }
    return fact;
  }

  /** What every constructor makes sure of. */
  private Fact find(VariableElement field) {
    Element type = field.getEnclosingElement();
    @Nullable Fact all = null;
    for (ExecutableElement each : ElementFilter.constructorsIn(type.getEnclosedElements())) {
      Fact one = after(each, field);
      all = one == null ? all : all == null ? one : all.or(one);
    }
    boolean isFixed = all != null && context.domains.isImmutable(field.asType());
    return all == null ? Fact.ANY : isFixed ? all : all.lasting();
  }

  /** What is known of the field when a constructor is through; null when another has set it. */
  private @Nullable Fact after(ExecutableElement constructor, VariableElement field) {
    TreePath path = context.path(constructor);
    if (path == null || !(path.getLeaf() instanceof MethodTree tree) || tree.getBody() == null) {
      return Fact.ANY;
    }
    if (MethodReader.isDelegating(tree.getBody())) {
      return null;
    }
    Guards guards = passed.get(constructor);
    if (guards == null) {
      guards = read(constructor, path, tree.getBody());
      passed.put(constructor, guards);
    }
    Fact assigned = guards.fact(context.keys.of(field));
    VariableElement parameter = assigns(tree.getBody()) ? null : component(constructor, field);
    return parameter == null || !assigned.equals(Fact.ANY)
        ? assigned
        : guards.fact(context.keys.of(parameter));
  }

  /** What holds when a constructor is through, if it ends at its end. */
  private Guards read(ExecutableElement constructor, TreePath path, BlockTree body) {
    BodyReader reader = new MethodReader(context).scanned(constructor, path, body);
    return reader.alive && !reader.isReturningSuccess ? reader.guards : Guards.NONE;
  }

  /** The parameter of a compact constructor that a field is given when that is through. */
  private static @Nullable VariableElement component(
      ExecutableElement constructor, VariableElement field) {
    if (field.getEnclosingElement().getKind() != ElementKind.RECORD) {
      return null;
    }
    for (VariableElement parameter : constructor.getParameters()) {
      if (parameter.getSimpleName().equals(field.getSimpleName())) {
        return parameter;
      }
    }
    return null;
  }

  /** Whether a constructor gives fields their values itself, which a compact one may not. */
  private static boolean assigns(BlockTree body) {
    boolean[] assigns = {false};
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitAssignment(AssignmentTree node, @Nullable Void unused) {
        assigns[0] |=
            node.getVariable() instanceof MemberSelectTree select
                && select.getExpression() instanceof IdentifierTree owner
                && owner.getName().contentEquals("this");
        return super.visitAssignment(node, null);
      }
    }.scan(body, null);
    return assigns[0];
  }
}
