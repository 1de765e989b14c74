package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Bound;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Known;
import dev.collet.processor.flow.value.Ranges;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Says what is known about the receiver and the arguments of a call. */
final class Arguments {
  private final Scanning scanner;
  private final Context context;

  Arguments(Scanning scanner) {
    this.scanner = scanner;
    this.context = scanner.context;
  }

  /** What is known: the receiver first; empty when nothing is. */
  List<Known> of(Call call) {
    int count = call.method().getParameters().size();
    List<Known> known = new ArrayList<>();
    known.add(receiver(call));
    for (int i = 0; i < count; i++) {
      boolean isRest = call.method().isVarArgs() && i == count - 1;
      known.add(isRest ? rest(call, i) : argument(call, i));
    }
    Relations.arguments(scanner, call, known);
    context.lookups.arguments(scanner, call, known);
    for (Known each : known) {
      if (!each.equals(Known.NOTHING)) {
        return List.copyOf(known);
      }
    }
    return List.of();
  }

  private Known receiver(Call call) {
    if (call.method().getModifiers().contains(Modifier.STATIC)) {
      return Known.NOTHING;
    }
    if (call.method().getKind() == ElementKind.CONSTRUCTOR) {
      TypeMirror made = call.receiver().exact();
      return made == null
          ? new Known(Fact.ANY, 0, true)
          : new Known(context.exactClasses.of(made), -1, true);
    }
    if (call.owner() == null) {
      return isInner(call) ? Known.NOTHING : new Known(Fact.ANY, 0, true);
    }
    return known(call.owner(), call.receiver(), (TypeElement) call.method().getEnclosingElement());
  }

  /** Whether an unqualified call goes to the object around, which is another one. */
  private boolean isInner(Call call) {
    for (TreePath each = call.path(); each != null; each = each.getParentPath()) {
      if (each.getLeaf() instanceof com.sun.source.tree.ClassTree
          && context.trees.getElement(each) instanceof TypeElement type) {
        return !context.types.isSubtype(
            context.types.erasure(type.asType()),
            context.types.erasure(call.method().getEnclosingElement().asType()));
      }
    }
    return true;
  }

  private Known argument(Call call, int index) {
    boolean isReference = call.path().getLeaf() instanceof MemberReferenceTree;
    if (isReference && call.method().getParameters().size() == 1) {
      return scanner.passed.equals(Fact.ANY) ? Known.NOTHING : new Known(scanner.passed, -1, true);
    }
    if (index >= call.trees().size()) {
      return Known.NOTHING;
    }
    ExpressionTree tree = call.trees().get(index);
    Value value = index < call.arguments().size() ? call.arguments().get(index) : Value.NONE;
    TypeElement declared =
        context.typeFacts.element(call.method().getParameters().get(index).asType());
    return known(new TreePath(call.path(), tree), value, declared);
  }

  /** Several arguments in one array. */
  private Known rest(Call call, int index) {
    if (call.trees().size() == index + 1) {
      TypeMirror type =
          context.trees.getTypeMirror(new TreePath(call.path(), call.trees().get(index)));
      boolean isArray =
          type != null
              && (type.getKind() == javax.lang.model.type.TypeKind.ARRAY
                  || type.getKind() == javax.lang.model.type.TypeKind.NULL);
      if (isArray) {
        return argument(call, index);
      }
    }
    return call.trees().size() < index
        ? Known.NOTHING
        : new Known(Fact.size(Ranges.of(call.trees().size() - index)), -1, true);
  }

  private Known known(TreePath path, Value value, @Nullable TypeElement declared) {
    Fact fact = context.values.of(path, scanner.guards);
    if (fact.size().low() == 0 && scanner.presence.isCollection(path)) {
      fact =
          scanner.presence.holds(path, scanner.guards)
              ? fact.and(Fact.size(Ranges.of(1, Ranges.SIZE.high())))
              : fact;
    }
    TypeMirror type = context.trees.getTypeMirror(path);
    if (fact.equals(context.domains.of(type))) {
      fact = Fact.ANY;
    }
    if (value.exact() != null) {
      fact = fact.and(context.exactClasses.of(value.exact()));
    } else {
      TypeElement element = context.typeFacts.element(type);
      if (element != null
          && declared != null
          && !element.equals(declared)
          && context.isSource(element)) {
        String name = context.signatures.binaryName(element);
        Fact its =
            element.getModifiers().contains(Modifier.FINAL)
                ? context.exactClasses.of(element.asType())
                : Fact.bound(new Bound(name, false));
        fact = fact.and(its.orNull());
      }
    }
    if (value.isInfallible() || context.streams.isInfallible(given(path))) {
      fact = fact.and(Fact.trait(Fact.INFALLIBLE, true));
    }
    int parameter = parameter(path);
    boolean isSame = parameter < 0 || context.domains.isImmutable(type) || !isTouched(path);
    return fact.equals(Fact.ANY) && parameter < 0
        ? Known.NOTHING
        : new Known(fact, parameter, isSame);
  }

  /** The type before casts to a wider one. */
  private @Nullable TypeMirror given(TreePath path) {
    return context.trees.getTypeMirror(uncast(path));
  }

  private static TreePath uncast(TreePath path) {
    if (path.getLeaf() instanceof ParenthesizedTree inner) {
      return uncast(new TreePath(path, inner.getExpression()));
    }
    return path.getLeaf() instanceof TypeCastTree cast
        ? uncast(new TreePath(path, cast.getExpression()))
        : path;
  }

  private boolean isTouched(TreePath path) {
    Element element = context.trees.getElement(path);
    return element != null && scanner.isTouched(element);
  }

  /** The parameter that is passed on as it came; -1 when it is none. */
  int parameter(TreePath path) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof ParenthesizedTree inner) {
      return parameter(new TreePath(path, inner.getExpression()));
    }
    if (!(leaf instanceof IdentifierTree identifier)) {
      return -1;
    }
    if (context.selects.isThis(leaf) || context.selects.isSuper(leaf)) {
      return 0;
    }
    Element element = context.trees.getElement(path);
    Integer index = element == null ? null : scanner.parameters.get(element);
    return index == null || scanner.reassigned.contains(identifier.getName()) ? -1 : index + 1;
  }
}
