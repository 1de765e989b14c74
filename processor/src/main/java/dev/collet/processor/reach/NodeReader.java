package dev.collet.processor.reach;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Reads what one method, or the initialisers of one class, can run. */
final class NodeReader extends TreePathScanner<@Nullable Void, @Nullable Void> {
  private final Trees trees;
  private final Calls calls;
  private final Element owner;
  private final Set<Element> edges = new LinkedHashSet<>();
  private final List<Node.Question> questions = new ArrayList<>();
  private final List<TreePath> inherited = new ArrayList<>();
  private boolean suspends;

  private NodeReader(Trees trees, Calls calls, Element owner) {
    this.trees = trees;
    this.calls = calls;
    this.owner = owner;
  }

  static Node read(Trees trees, Calls calls, Element owner) {
    TreePath path = calls.path(owner);
    if (path == null) {
      return Node.EMPTY;
    }
    NodeReader reader = new NodeReader(trees, calls, owner);
    if (path.getLeaf() instanceof MethodTree method && method.getBody() != null) {
      // Javac attributes the class around a tree without a symbol when it is asked for one.
      trees.getElement(new TreePath(path, method.getBody()));
      reader.scan(new TreePath(path, method.getBody()), null);
    } else if (path.getLeaf() instanceof ClassTree type) {
      reader.initialisers(path, type);
    }
    return new Node(
        reader.edges,
        List.copyOf(reader.questions),
        reader.suspends,
        List.copyOf(reader.inherited));
  }

  private void initialisers(TreePath path, ClassTree type) {
    for (Tree member : type.getMembers()) {
      TreePath inside = new TreePath(path, member);
      if (member instanceof VariableTree field && field.getInitializer() != null) {
        trees.getElement(new TreePath(inside, field.getModifiers()));
        scan(new TreePath(inside, field.getInitializer()), null);
      } else if (member instanceof BlockTree) {
        trees.getElement(inside);
        scan(inside, null);
      }
    }
    if (trees.getElement(path) instanceof TypeElement element) {
      edges.addAll(calls.callbacks(element));
      // A record's or an object's own constructor runs those above.
      edges.addAll(calls.above(element));
    }
  }

  private void runs(@Nullable Element target) {
    if (target instanceof ExecutableElement method) {
      edges.addAll(calls.targets(method));
    }
  }

  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree node, @Nullable Void unused) {
    Element target = trees.getElement(new TreePath(getCurrentPath(), node.getMethodSelect()));
    runs(target);
    if (target instanceof ExecutableElement method) {
      suspends |= Questions.suspends(method);
      if (Questions.takesClass(method)) {
        questions.add(
            new Node.Question(
                getCurrentPath(), ClassLiterals.in(trees, getCurrentPath(), 1), owner));
      } else if (ChildOutput.isInherited(trees, getCurrentPath(), method)) {
        inherited.add(getCurrentPath());
      }
    }
    return super.visitMethodInvocation(node, unused);
  }

  @Override
  public @Nullable Void visitNewClass(NewClassTree node, @Nullable Void unused) {
    runs(trees.getElement(getCurrentPath()));
    Element made = trees.getElement(new TreePath(getCurrentPath(), node.getIdentifier()));
    if (made instanceof TypeElement type && calls.isSource(type)) {
      edges.add(type);
      calls.constructors(type).forEach(edges::add);
    }
    return super.visitNewClass(node, unused);
  }

  @Override
  public @Nullable Void visitMemberReference(MemberReferenceTree node, @Nullable Void unused) {
    runs(trees.getElement(getCurrentPath()));
    return super.visitMemberReference(node, unused);
  }

  @Override
  public @Nullable Void visitIdentifier(IdentifierTree node, @Nullable Void unused) {
    field(trees.getElement(getCurrentPath()));
    return super.visitIdentifier(node, unused);
  }

  @Override
  public @Nullable Void visitMemberSelect(MemberSelectTree node, @Nullable Void unused) {
    field(trees.getElement(getCurrentPath()));
    return super.visitMemberSelect(node, unused);
  }

  /** Who uses a static field has its class initialised. */
  private void field(@Nullable Element element) {
    if (element instanceof VariableElement field
        && field.getModifiers().contains(Modifier.STATIC)
        && field.getEnclosingElement() instanceof TypeElement type
        && calls.isSource(type)) {
      edges.add(type);
    }
  }
}
