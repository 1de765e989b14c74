package dev.collet.processor.flow.facts;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import dev.collet.processor.flow.Callee;
import dev.collet.processor.flow.Callee.Dispatch;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads which objects pieces of code make; each piece once, and only when somebody asks. */
final class CodeReader {
  /** Parts of the JDK whose methods make objects of classes that they are only told about. */
  private static final Set<String> MAKERS =
      Set.of("java.util.ServiceLoader", "java.lang.Class", "java.lang.reflect.Constructor");

  private final Context context;
  private final Map<Element, Code> methods = new HashMap<>();
  private final Map<Element, Code> shared = new HashMap<>();
  private final Map<Element, Code> objects = new HashMap<>();

  CodeReader(Context context) {
    this.context = context;
  }

  /** What a method's or a constructor's body does. */
  Code of(ExecutableElement method) {
    return methods.computeIfAbsent(method, any -> read(context.path(method)));
  }

  /** What giving a static field its value does; static blocks of its class may fill it. */
  Code of(VariableElement field) {
    return shared.computeIfAbsent(
        field,
        any -> {
          Code code = read(context.paths.of(field));
          blocks((TypeElement) field.getEnclosingElement(), true, code);
          return code;
        });
  }

  /** What the fields and blocks of a class do when an object of it is made. */
  Code ofObjects(TypeElement type) {
    return objects.computeIfAbsent(
        type,
        any -> {
          Code code = new Code();
          blocks(type, false, code);
          return code;
        });
  }

  private Code read(@Nullable TreePath path) {
    Code code = new Code();
    scan(path, code);
    return code;
  }

  private void scan(@Nullable TreePath path, Code code) {
    if (path != null) {
      context.attribute(path);
      new Reader(code).scan(path, null);
    }
  }

  private void blocks(TypeElement type, boolean isStatic, Code code) {
    TreePath path = context.paths.of(type);
    if (path == null || !(path.getLeaf() instanceof ClassTree tree)) {
      return;
    }
    for (Tree member : tree.getMembers()) {
      boolean isBlock = member instanceof BlockTree block && block.isStatic() == isStatic;
      boolean isField =
          !isStatic
              && member instanceof VariableTree field
              && !field.getModifiers().getFlags().contains(Modifier.STATIC);
      if (isBlock || isField) {
        scan(new TreePath(path, member), code);
      }
    }
  }

  /** The classes of this compilation in a type, its arguments and bounds. */
  void mentioned(@Nullable TypeMirror type, Set<TypeElement> into) {
    if (type instanceof ArrayType array) {
      mentioned(array.getComponentType(), into);
      return;
    }
    TypeElement element = context.typeFacts.element(type);
    if (element != null && context.isSource(element)) {
      into.add(element);
    }
    if (type instanceof DeclaredType declared) {
      for (TypeMirror argument : declared.getTypeArguments()) {
        mentioned(argument, into);
        if (argument instanceof javax.lang.model.type.WildcardType wildcard) {
          mentioned(wildcard.getExtendsBound(), into);
          mentioned(wildcard.getSuperBound(), into);
        }
      }
    }
  }

  private final class Reader extends TreePathScanner<@Nullable Void, @Nullable Void> {
    private final Code code;

    Reader(Code code) {
      this.code = code;
    }

    private TreePath part(Tree tree) {
      return new TreePath(getCurrentPath(), tree);
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree node, @Nullable Void unused) {
      TreePath select = part(node.getMethodSelect());
      if (context.trees.getElement(select) instanceof ExecutableElement method) {
        ExpressionTree owner =
            node.getMethodSelect() instanceof MemberSelectTree member
                ? member.getExpression()
                : null;
        call(method, context.selects.isSuper(owner));
        if (!context.isSource(method) && makes(method)) {
          mentioned(context.trees.getTypeMirror(getCurrentPath()), code.opened());
        }
      }
      return super.visitMethodInvocation(node, unused);
    }

    /** Collections and the like hand on what they were given, and make nothing. */
    private boolean makes(ExecutableElement method) {
      TypeElement owner = (TypeElement) method.getEnclosingElement();
      String name = owner.getQualifiedName().toString();
      boolean isKeeper = name.startsWith("java.util.") || name.startsWith("java.lang.");
      return !isKeeper || MAKERS.contains(name);
    }

    private void call(ExecutableElement method, boolean isSuper) {
      if (context.isSource(method)) {
        TypeElement owner = (TypeElement) method.getEnclosingElement();
        if (owner.getKind() == ElementKind.ENUM) {
          code.opened().add(owner);
        }
        boolean isDirect = isSuper || CallScanner.isFixed(method);
        code.callees()
            .add(
                new Callee(
                    context.remember(method),
                    context.signatures.binaryName(owner),
                    isDirect ? Dispatch.DIRECT : Dispatch.VIRTUAL,
                    "",
                    null));
      }
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree node, @Nullable Void unused) {
      if (context.trees.getElement(getCurrentPath()) instanceof ExecutableElement constructor) {
        call(constructor, false);
      }
      made(context.trees.getTypeMirror(getCurrentPath()));
      if (node.getClassBody() != null
          && context.trees.getElement(part(node.getClassBody())) instanceof TypeElement own) {
        code.made().add(own);
      }
      return super.visitNewClass(node, unused);
    }

    private void made(@Nullable TypeMirror type) {
      TypeElement element = context.typeFacts.element(type);
      if (element != null && context.isSource(element)) {
        code.made().add(element);
      }
    }

    @Override
    public @Nullable Void visitMemberReference(MemberReferenceTree node, @Nullable Void unused) {
      made(context.trees.getTypeMirror(getCurrentPath()));
      if (context.trees.getElement(getCurrentPath()) instanceof ExecutableElement method) {
        call(method, false);
        if (node.getMode() == MemberReferenceTree.ReferenceMode.NEW
            && method.getEnclosingElement() instanceof TypeElement type
            && context.isSource(type)) {
          code.made().add(type);
        }
      }
      return super.visitMemberReference(node, unused);
    }

    @Override
    public @Nullable Void visitLambdaExpression(LambdaExpressionTree node, @Nullable Void unused) {
      made(context.trees.getTypeMirror(getCurrentPath()));
      return super.visitLambdaExpression(node, unused);
    }

    @Override
    public @Nullable Void visitIdentifier(IdentifierTree node, @Nullable Void unused) {
      read(context.trees.getElement(getCurrentPath()));
      return super.visitIdentifier(node, unused);
    }

    @Override
    public @Nullable Void visitMemberSelect(MemberSelectTree node, @Nullable Void unused) {
      if (node.getIdentifier().contentEquals("class")) {
        // The class may be made by whoever is handed it.
        mentioned(context.trees.getTypeMirror(part(node.getExpression())), code.opened());
      } else {
        read(context.trees.getElement(getCurrentPath()));
      }
      return super.visitMemberSelect(node, unused);
    }

    private void read(@Nullable Element element) {
      if (element instanceof VariableElement field
          && field.getModifiers().contains(Modifier.STATIC)
          && field.getEnclosingElement() instanceof TypeElement owner
          && field.getConstantValue() == null
          && context.isSource(owner)) {
        code.fields().add(field);
      }
    }

    @Override
    public @Nullable Void visitTypeCast(TypeCastTree node, @Nullable Void unused) {
      unknown(node.getExpression(), node.getType());
      return super.visitTypeCast(node, unused);
    }

    @Override
    public @Nullable Void visitInstanceOf(InstanceOfTree node, @Nullable Void unused) {
      if (node.getType() != null) {
        unknown(node.getExpression(), node.getType());
      }
      return super.visitInstanceOf(node, unused);
    }

    /** An object of which only this says the class may be anything of it. */
    private void unknown(ExpressionTree value, Tree type) {
      TypeElement from = context.typeFacts.element(context.trees.getTypeMirror(part(value)));
      if (from == null || !context.isSource(from)) {
        mentioned(context.trees.getTypeMirror(part(type)), code.opened());
      }
    }
  }

  /** Whether a static field's value can only hold what its initialiser names. */
  boolean isSettled(VariableElement field) {
    TreePath path = context.paths.of(field);
    return field.getModifiers().contains(Modifier.FINAL)
        && path != null
        && path.getLeaf() instanceof VariableTree tree
        && (tree.getInitializer() == null
            || !isCollection(field.asType())
            || List.of("of", "ofEntries", "copyOf", "entry").stream()
                .anyMatch(name -> tree.getInitializer().toString().contains("." + name + "(")));
  }

  /** Whether objects of the type keep others that may have been put in by anybody. */
  boolean isCollection(TypeMirror type) {
    TypeElement element = context.typeFacts.element(type);
    return element != null && !context.isSource(element) && !element.getTypeParameters().isEmpty();
  }
}
