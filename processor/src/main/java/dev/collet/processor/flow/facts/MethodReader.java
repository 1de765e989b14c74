package dev.collet.processor.flow.facts;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Callee;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.MethodFacts;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.Tier;
import dev.collet.processor.flow.solve.Effects;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Known;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.ElementFilter;

/**
 * Reads one method, with all that runs when it is called: a constructor's field initialisers, too.
 */
public final class MethodReader {
  private final Context context;

  /** Reads in this context. */
  public MethodReader(Context context) {
    this.context = context;
  }

  /** The facts of a method of this compilation. */
  public MethodFacts read(ExecutableElement method) {
    MethodKey key = context.remember(method);
    TreePath path = context.path(method);
    if (path == null || !(path.getLeaf() instanceof MethodTree tree)) {
      // Implicit members, such as a record's accessors.
      return facts(key, new BodyReader(context), false);
    }
    BlockTree body = tree.getBody();
    Place place = new Place(path);
    if (body == null) {
      BodyReader reader = new BodyReader(context);
      clause(method, place, reader);
      documented(method, path, reader);
      reader.emit(new Effect.Unknown());
      reader.returned.addAll(reader.any(method.getReturnType(), place));
      return facts(key, reader, method.getModifiers().contains(Modifier.ABSTRACT));
    }
    BodyReader reader = scanned(method, path, body);
    declared(method, place, reader);
    documented(method, path, reader);
    return facts(key, reader, false);
  }

  /** What has been read when the body is through. */
  BodyReader scanned(ExecutableElement method, TreePath path, BlockTree body) {
    context.attribute(path);
    BodyReader reader = new BodyReader(context);
    for (int i = 0; i < method.getParameters().size(); i++) {
      reader.parameters.put(method.getParameters().get(i), i);
    }
    Changes changes = context.changes.in(body);
    reader.reassigned.addAll(changes.variables());
    reader.touched.addAll(changes.touched());
    reader.stored.addAll(changes.stored());
    reader.result = method.getReturnType();
    if (method.getKind() == ElementKind.CONSTRUCTOR && !isDelegating(body)) {
      construction(method, path, body, reader);
    }
    reader.scan(new TreePath(path, body), null);
    return reader;
  }

  private static MethodFacts facts(MethodKey key, BodyReader reader, boolean isBodyless) {
    List<Effect> effects = List.copyOf(reader.sink);
    List<Effect> returned = List.copyOf(reader.returned);
    List<Effect> problems = List.copyOf(reader.problems);
    List<Effect> all = Effects.all(List.of(effects, returned, problems));
    return new MethodFacts(key, effects, returned, reader.made, problems, isBodyless, all);
  }

  private void clause(ExecutableElement method, Place place, BodyReader reader) {
    for (TypeMirror thrown : method.getThrownTypes()) {
      if (!(thrown instanceof TypeVariable)) {
        String label = context.signatures.label(method);
        for (ExceptionType type : context.exceptions.of(thrown)) {
          reader.emit(new Effect.Raise(type, Tier.THROWN, place, label));
        }
      }
    }
  }

  private void declared(ExecutableElement method, Place place, BodyReader reader) {
    List<ExceptionType> types = new ArrayList<>();
    for (TypeMirror thrown : method.getThrownTypes()) {
      if (!(thrown instanceof TypeVariable)) {
        types.addAll(context.exceptions.of(thrown));
      }
    }
    types.removeIf(type -> !type.isUnchecked());
    if (!types.isEmpty()) {
      reader.emit(new Effect.Declared(types, place));
    }
  }

  private void documented(ExecutableElement method, TreePath path, BodyReader reader) {
    if (context.readsDocumentation) {
      for (ExceptionType type : Documentation.thrown(context, path)) {
        String label = context.signatures.label(method);
        reader.emit(new Effect.Raise(type, Tier.DOCUMENTED, new Place(path), label));
      }
    }
  }

  /**
   * What runs before a constructor's own body: the superclass's constructor, field initialisers.
   */
  private void construction(
      ExecutableElement constructor, TreePath path, BlockTree body, BodyReader reader) {
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    TypeElement parent = context.typeFacts.element(type.getSuperclass());
    if (parent != null && context.isSource(parent) && !startsWith(body, "super")) {
      for (ExecutableElement each : ElementFilter.constructorsIn(parent.getEnclosedElements())) {
        if (each.getParameters().isEmpty()) {
          Callee callee = reader.callee(each, parent);
          reader.emit(
              new Effect.Call(
                  callee, new Place(path), List.of(), List.of(new Known(Fact.ANY, 0, true))));
        }
      }
    }
    TreePath owner = path.getParentPath();
    if (owner != null && owner.getLeaf() instanceof ClassTree tree) {
      for (Tree member : tree.getMembers()) {
        boolean runs =
            member instanceof VariableTree field
                ? field.getInitializer() != null
                    && !field.getModifiers().getFlags().contains(Modifier.STATIC)
                : member instanceof BlockTree block && !block.isStatic();
        if (runs && type.getKind() != ElementKind.ENUM) {
          reader.scan(new TreePath(owner, member), null);
        }
      }
    }
  }

  static boolean isDelegating(BlockTree body) {
    return startsWith(body, "this");
  }

  private static boolean startsWith(BlockTree body, String name) {
    for (StatementTree statement : body.getStatements()) {
      if (statement instanceof ExpressionStatementTree expression
          && expression.getExpression() instanceof MethodInvocationTree call) {
        Name called = Selects.name(call);
        if (called != null && called.contentEquals(name)) {
          return true;
        }
      }
    }
    return false;
  }
}
