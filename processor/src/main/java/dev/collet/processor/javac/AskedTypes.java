package dev.collet.processor.javac;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Finds the classes that the source file of a tool class asks for, while javac has only parsed it:
 * the class literals in the second argument of what looks like a call of {@code ask} or {@code
 * Question.form}. Whether it is one is known when bodies are; a form too many does no harm.
 */
final class AskedTypes {
  private final Trees trees;
  private final Elements elements;
  private final Map<CompilationUnitTree, Host.Asked> known = new HashMap<>();

  AskedTypes(Trees trees, Elements elements) {
    this.trees = trees;
    this.elements = elements;
  }

  /** What the file of a class asks for. */
  Host.Asked of(TypeElement type) {
    TreePath path = trees.getPath(type);
    if (path == null) {
      return Host.Asked.NOTHING;
    }
    Host.Asked before = known.get(path.getCompilationUnit());
    if (before != null && before.isComplete()) {
      return before;
    }
    Scanner scanner = new Scanner(new TypeScope(trees, elements));
    scanner.scan(new TreePath(path.getCompilationUnit()), null);
    Host.Asked asked = new Host.Asked(List.copyOf(scanner.found), scanner.isComplete);
    known.put(path.getCompilationUnit(), asked);
    return asked;
  }

  /** Whether a call looks like one that takes the class of a form. */
  static boolean looksLikeAsking(MethodInvocationTree call) {
    ExpressionTree method = call.getMethodSelect();
    String name =
        method instanceof MemberSelectTree select
            ? select.getIdentifier().toString()
            : method instanceof IdentifierTree own ? own.getName().toString() : "";
    return call.getArguments().size() == 3 && (name.equals("ask") || name.equals("form"));
  }

  private static final class Scanner extends TreePathScanner<@Nullable Void, @Nullable Void> {
    private final TypeScope scope;
    private final Set<String> found = new LinkedHashSet<>();
    private boolean isComplete = true;
    private boolean isInside;

    Scanner(TypeScope scope) {
      this.scope = scope;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree node, @Nullable Void unused) {
      if (looksLikeAsking(node)) {
        boolean wasInside = isInside;
        isInside = true;
        scan(node.getArguments().get(1), null);
        isInside = wasInside;
      }
      return super.visitMethodInvocation(node, unused);
    }

    @Override
    public @Nullable Void visitClass(ClassTree node, @Nullable Void unused) {
      boolean wasInside = isInside;
      isInside = false;
      super.visitClass(node, unused);
      isInside = wasInside;
      return null;
    }

    @Override
    public @Nullable Void visitMemberSelect(MemberSelectTree node, @Nullable Void unused) {
      if (isInside && node.getIdentifier().contentEquals("class")) {
        TypeScope.Found type = scope.find(node.getExpression(), getCurrentPath());
        if (type.element() != null) {
          found.add(type.element().getQualifiedName().toString());
        }
        isComplete &= !type.isMissing();
        return null;
      }
      return super.visitMemberSelect(node, unused);
    }
  }
}
