package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Tier;
import dev.collet.processor.flow.library.Row;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Says what must hold about a library call's arguments so that it can throw an exception. */
final class Needs {
  private static final Set<String> CHAINED = Set.of("append", "format", "printf");

  private final Scanning scanner;
  private final Context context;

  Needs(Scanning scanner) {
    this.scanner = scanner;
    this.context = scanner.context;
  }

  /** What must hold; impossible when it cannot be thrown. */
  Guards of(Call call, ExceptionType type, Tier tier) {
    Guards needs = Guards.NONE;
    for (Row row : context.rows.of(call.method())) {
      if (row.kind() == Row.Kind.ACCEPTS && row.exceptions().stream().anyMatch(type::isA)) {
        needs = needs.and(accepted(call, row));
      }
      if (row.kind() == Row.Kind.WITHIN && row.exceptions().stream().anyMatch(type::isA)) {
        needs = needs.and(outside(call, row));
      }
      if (row.kind() == Row.Kind.READS && row.exceptions().stream().anyMatch(type::isA)) {
        needs = needs.and(read(call));
      }
    }
    if (type.isA("java.io.IOException")) {
      needs = needs.and(stream(call));
    }
    boolean isAboutText =
        (tier == Tier.INPUT || tier == Tier.THROWN)
            && type.isA("java.lang.RuntimeException")
            && !type.isA("java.util.NoSuchElementException");
    return isAboutText ? needs.and(variable(call)) : needs;
  }

  private Guards accepted(Call call, Row row) {
    if (row.constants().contains("*")) {
      return variable(call);
    }
    Guards needs = Guards.NONE;
    Choice others = new Choice(false, new HashSet<>(row.constants()));
    for (int i = 0; i < call.trees().size(); i++) {
      TreePath path = argument(call, i);
      if (isText(call, i)) {
        needs = needs.and(when(path, Fact.choice(others)));
      }
    }
    return needs;
  }

  /** What it reads is no constant, and nothing that this compilation has made. */
  private Guards read(Call call) {
    boolean hasArgument = !call.method().isVarArgs() && !call.trees().isEmpty();
    TreePath path = hasArgument ? argument(call, 0) : call.owner();
    TypeElement type =
        path == null ? null : context.typeFacts.element(context.trees.getTypeMirror(path));
    if (path == null || type == null) {
      return Guards.NONE;
    }
    boolean isTaken =
        LibraryThrows.isText(type)
            || scanner.parameters.containsKey(context.trees.getElement(path));
    return isTaken ? when(path, Fact.trait(Fact.CONSTANT, false)) : Guards.IMPOSSIBLE;
  }

  /** Some number is out of its range. */
  private Guards outside(Call call, Row row) {
    Guards needs = Guards.IMPOSSIBLE;
    int count = Math.min(call.trees().size(), row.constants().size());
    for (int i = 0; i < count; i++) {
      String[] limits = row.constants().get(i).split("\\.\\.");
      if (limits.length == 2) {
        long low = Long.parseLong(limits[0]);
        long high = Long.parseLong(limits[1]);
        TreePath path = argument(call, i);
        if (low > Long.MIN_VALUE) {
          needs = needs.or(when(path, Fact.number(Ranges.of(Long.MIN_VALUE, low - 1))));
        }
        if (high < Long.MAX_VALUE) {
          needs = needs.or(when(path, Fact.number(Ranges.of(high + 1, Long.MAX_VALUE))));
        }
      }
    }
    return needs;
  }

  /** Some text is no constant. */
  private Guards variable(Call call) {
    Guards needs = Guards.IMPOSSIBLE;
    boolean isAny = false;
    Fact unread = Fact.trait(Fact.CONSTANT, false);
    if (Groups.readsShort(call.method().getEnclosingElement())) {
      // What a pattern has cut out is digits, or null, which is no number.
      unread = unread.and(Fact.trait(Fact.DIGITS, false)).orNull();
    }
    for (int i = 0; i < call.trees().size(); i++) {
      if (isText(call, i)) {
        isAny = true;
        needs = needs.or(when(argument(call, i), unread));
      }
    }
    return isAny ? needs : Guards.NONE;
  }

  private boolean isText(Call call, int index) {
    TypeElement type = context.typeFacts.element(CallScanner.parameterType(call.method(), index));
    return type != null && LibraryThrows.isText(type);
  }

  /** Streams over memory do not throw, nor does what only works on them. */
  private Guards stream(Call call) {
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
      TreePath path = argument(call, i);
      if (context.streams.isStream(context.trees.getTypeMirror(path))
          && !isInfallible(path, call.arguments().get(i))) {
        needs = needs.or(fails(path));
      }
    }
    return needs;
  }

  private boolean isInfallible(TreePath path, Value value) {
    TypeMirror type = context.trees.getTypeMirror(path);
    return value.isInfallible() || context.streams.isInfallible(type);
  }

  private Guards fails(TreePath path) {
    return when(origin(path), Fact.trait(Fact.INFALLIBLE, false));
  }

  /** What a chain such as {@code out.append(x).append(y)} starts with. */
  private TreePath origin(TreePath path) {
    return path.getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() instanceof MemberSelectTree select
            && CHAINED.contains(select.getIdentifier().toString())
            && context.streams.isStream(context.trees.getTypeMirror(path))
        ? origin(new TreePath(new TreePath(path, select), select.getExpression()))
        : path;
  }

  private Guards when(TreePath path, Fact fact) {
    if (context.values.of(path, scanner.guards).and(fact).isImpossible()) {
      return Guards.IMPOSSIBLE;
    }
    String key = context.keys.of(path);
    return key == null ? Guards.NONE : Guards.of(key, fact);
  }

  private static TreePath argument(Call call, int index) {
    ExpressionTree tree = call.trees().get(index);
    return new TreePath(call.path(), tree);
  }
}
