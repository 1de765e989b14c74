package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Tells whether a class's code gets back into the methods of its superclasses by {@code super}. */
final class Inheritance {
  private final Context context;
  private final Map<TypeElement, Set<String>> superCalls = new HashMap<>();

  Inheritance(Context context) {
    this.context = context;
  }

  /** Whether the class, or one between it and the owner, calls its superclass's method. */
  boolean asksAbove(TypeElement owner, TypeElement type, String method) {
    if (type.equals(owner)) {
      return false;
    }
    if (superCalls.computeIfAbsent(type, this::superCalls).contains(method)) {
      return true;
    }
    for (TypeMirror parent : context.types.directSupertypes(type.asType())) {
      TypeElement element = context.typeFacts.element(parent);
      if (element != null && context.isSource(element) && asksAbove(owner, element, method)) {
        return true;
      }
    }
    return false;
  }

  /** The names of the methods that a class's code calls or takes from {@code super}. */
  private Set<String> superCalls(TypeElement type) {
    Set<String> names = new HashSet<>();
    TreePath path = context.paths.of(type);
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitMemberSelect(MemberSelectTree node, @Nullable Void unused) {
        add(node.getExpression(), node.getIdentifier());
        return super.visitMemberSelect(node, unused);
      }

      @Override
      public @Nullable Void visitMemberReference(MemberReferenceTree node, @Nullable Void unused) {
        add(node.getQualifierExpression(), node.getName());
        return super.visitMemberReference(node, unused);
      }

      private void add(ExpressionTree owner, CharSequence name) {
        if (context.selects.isSuper(owner)) {
          names.add(name.toString());
        }
      }
    }.scan(path == null ? null : path.getLeaf(), null);
    return names;
  }
}
