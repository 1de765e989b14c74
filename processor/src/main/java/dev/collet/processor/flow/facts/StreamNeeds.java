package dev.collet.processor.flow.facts;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Fact;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/** Says what must hold about streams, readers and writers so that a call throws IOException. */
final class StreamNeeds {
  private static final Set<String> CHAINED = Set.of("append", "format", "printf");

  private final Scanning scanner;
  private final Context context;

  StreamNeeds(Scanning scanner) {
    this.scanner = scanner;
    this.context = scanner.context;
  }

  /** Streams over memory do not throw, nor does what only works on them. */
  Guards of(Call call) {
    if (call.owner() != null && isInfallible(call.owner(), call.receiver())) {
      return call.trees().isEmpty() || !context.streams.isPassing(call.method())
          ? Guards.IMPOSSIBLE
          : passed(call);
    }
    if (context.streams.isPassing(call.method())) {
      boolean isReceiver =
          call.owner() != null
              && context.streams.isStream(context.trees.getTypeMirror(call.owner()));
      Guards own = isReceiver && call.owner() != null ? fails(call.owner()) : Guards.IMPOSSIBLE;
      return own.or(passed(call));
    }
    return call.owner() != null
            && context.streams.isStream(context.trees.getTypeMirror(call.owner()))
        ? fails(call.owner())
        : Guards.NONE;
  }

  private Guards passed(Call call) {
    Guards needs = Guards.IMPOSSIBLE;
    for (int i = 0; i < call.trees().size(); i++) {
      TreePath path = Needs.argument(call, i);
      if (context.streams.isStream(context.trees.getTypeMirror(path))
          && !isInfallible(path, call.arguments().get(i))) {
        needs = needs.or(fails(path));
      }
    }
    return needs;
  }

  /** Whether a value is, or its type always makes, a stream that never throws. */
  boolean isInfallible(TreePath path, Value value) {
    TypeMirror type = context.trees.getTypeMirror(path);
    return value.isInfallible() || context.streams.isInfallible(type);
  }

  private Guards fails(TreePath path) {
    return Needs.when(scanner, origin(path), Fact.trait(Fact.INFALLIBLE, false));
  }

  /** What must hold so that what is hidden, such as close(), throws where a stream is used. */
  Guards of(TreePath path) {
    return context.streams.isStream(context.trees.getTypeMirror(path)) ? fails(path) : Guards.NONE;
  }

  /**
   * What a chain such as {@code out.append(x).append(y)} starts with, or what a buffer is put
   * around.
   */
  private TreePath origin(TreePath path) {
    Element variable = context.trees.getElement(path);
    TreePath given =
        variable == null || variable.getKind().isField()
            ? null
            : context.initialisers.get(variable);
    if (given != null) {
      TreePath inner = origin(given);
      return inner == given ? path : inner;
    }
    if (path.getLeaf() instanceof NewClassTree made
        && !made.getArguments().isEmpty()
        && variable instanceof ExecutableElement constructor
        && context.streams.isWrapping(constructor)) {
      return origin(new TreePath(path, made.getArguments().get(0)));
    }
    return path.getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() instanceof MemberSelectTree select
            && CHAINED.contains(select.getIdentifier().toString())
            && context.streams.isStream(context.trees.getTypeMirror(path))
        ? origin(new TreePath(new TreePath(path, select), select.getExpression()))
        : path;
  }
}
