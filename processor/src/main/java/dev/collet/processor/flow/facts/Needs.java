package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Tier;
import dev.collet.processor.flow.library.Row;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Says what must hold about a library call's arguments so that it can throw an exception. */
final class Needs {
  private final Scanning scanner;
  private final Context context;
  private final StreamNeeds streams;

  Needs(Scanning scanner) {
    this.scanner = scanner;
    this.context = scanner.context;
    this.streams = new StreamNeeds(scanner);
  }

  /** What must hold; impossible when it cannot be thrown. */
  Guards of(Call call, ExceptionType type, Tier tier) {
    Guards needs = Guards.NONE;
    boolean readsForms = false;
    for (Row row : context.rows.of(call.method())) {
      if (row.kind().isAboutArguments() && row.isAbout(type)) {
        needs = needs.and(of(call, row));
        readsForms |= row.kind() == Row.Kind.MATCHING;
      }
    }
    if (type.isA("java.io.IOException")) {
      needs = needs.and(streams.of(call));
    }
    boolean isAboutText =
        (tier == Tier.INPUT || tier == Tier.THROWN)
            && type.isA("java.lang.RuntimeException")
            && !type.isA("java.util.NoSuchElementException");
    return isAboutText ? needs.and(variable(call, readsForms)).and(unread(call)) : needs;
  }

  private Guards of(Call call, Row row) {
    return switch (row.kind()) {
      case ACCEPTS -> accepted(call, row);
      case WITHIN -> outside(call, row);
      case MATCHING -> unmatched(call, row);
      default -> read(call);
    };
  }

  /** The same call has not read the text before. */
  private Guards unread(Call call) {
    String trait = context.readings.trait(call.method(), call.path(), call.trees());
    return trait == null ? Guards.NONE : when(argument(call, 0), context.readings.unread(trait));
  }

  /** The first argument is none of the values. */
  Guards noneOf(Call call, Set<Object> values) {
    return call.trees().isEmpty()
        ? Guards.NONE
        : when(argument(call, 0), Fact.choice(new Choice(false, values)));
  }

  private Guards accepted(Call call, Row row) {
    if (row.constants().contains("*")) {
      return variable(call, false);
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
    if (hasArgument && context.streams.isStream(type.asType())) {
      // What memory holds is a text that somebody was given; a file is the server's own.
      return streams.isInfallible(path, call.arguments().get(0)) && !isConstantText(path)
          ? Guards.NONE
          : Guards.IMPOSSIBLE;
    }
    if (isAsked(path)) {
      return Guards.IMPOSSIBLE;
    }
    boolean isTaken =
        LibraryThrows.isText(type)
            || scanner.parameters.containsKey(context.trees.getElement(path))
            || Boolean.FALSE.equals(
                context.values.of(path, scanner.guards).traits().get(Fact.CONSTANT));
    return isTaken ? when(path, Fact.trait(Fact.CONSTANT, false)) : Guards.IMPOSSIBLE;
  }

  /** Whether an address was asked for its scheme, without which nobody can connect to it. */
  private boolean isAsked(TreePath path) {
    String key = context.keys.of(path);
    Fact scheme = key == null ? Fact.ANY : scanner.guards.fact(key + ".getScheme()");
    return scheme.choice().isListed() || scheme.traits().containsValue(true);
  }

  /** Whether a stream that is made right here reads a constant. */
  private boolean isConstantText(TreePath path) {
    TreePath made = Groups.origin(context, path);
    return made.getLeaf() instanceof NewClassTree stream
        && stream.getArguments().size() == 1
        && context.constants.value(new TreePath(made, stream.getArguments().get(0))) != null;
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

  /** The text is not one that is read for sure, or it is null. */
  private Guards unmatched(Call call, Row row) {
    return call.trees().isEmpty() ? Guards.NONE : when(argument(call, 0), unmatched(row));
  }

  private Fact unmatched(Row row) {
    return context.rows.unmatched(row);
  }

  /** Whether a method is sure to read what is known about the only value that it is passed. */
  boolean isRead(ExecutableElement method, ExceptionType type, Fact passed) {
    String trait = passed.equals(Fact.ANY) ? null : context.readings.ofPassed(method);
    if (trait != null
        && type.isA("java.lang.RuntimeException")
        && Boolean.TRUE.equals(passed.traits().get(trait))) {
      return true;
    }
    for (Row row : passed.equals(Fact.ANY) ? Set.<Row>of() : context.rows.of(method)) {
      if (row.kind() == Row.Kind.MATCHING
          && row.isAbout(type)
          && !passed.isPossibleWith(unmatched(row))) {
        return true;
      }
    }
    return false;
  }

  /** Some text is no constant. */
  Guards variable(Call call) {
    return variable(call, false);
  }

  /**
   * Some text is no constant.
   *
   * @param readsForms whether it is known which texts the method reads
   */
  private Guards variable(Call call, boolean readsForms) {
    Guards needs = Guards.IMPOSSIBLE;
    boolean isAny = false;
    Fact unread = readsForms ? context.readers.unreadForm(call) : context.readers.unread(call);
    for (int i = 0; i < call.trees().size(); i++) {
      if (isText(call, i)) {
        isAny = true;
        needs = needs.or(unread(argument(call, i), unread));
      }
    }
    return isAny ? needs : Guards.NONE;
  }

  /** A text that is put together is read when each of its parts is. */
  private Guards unread(TreePath path, Fact unread) {
    if (!context.texts.isJoined(path)) {
      return when(path, unread);
    }
    Guards needs = Guards.IMPOSSIBLE;
    for (TreePath part : Texts.parts(path)) {
      boolean isText = context.texts.isText(context.trees.getTypeMirror(part));
      if (isText) {
        needs = needs.or(when(part, unread));
      } else if (!unread.traits().containsKey(Fact.ADDRESS) || !context.texts.isPlain(part)) {
        return Guards.NONE;
      }
    }
    return needs;
  }

  private boolean isText(Call call, int index) {
    return context.texts.isText(CallScanner.parameterType(call.method(), index));
  }

  private Guards when(TreePath path, Fact fact) {
    return when(scanner, path, fact);
  }

  /** What must hold so that the expression's value fits the fact. */
  static Guards when(Scanning scanner, TreePath path, Fact fact) {
    Context context = scanner.context;
    if (!scanner.valueOf(path).isPossibleWith(fact)) {
      return Guards.IMPOSSIBLE;
    }
    String key = context.keys.of(path);
    return key == null ? Guards.NONE : Guards.of(key, fact);
  }

  static TreePath argument(Call call, int index) {
    ExpressionTree tree = call.trees().get(index);
    return new TreePath(call.path(), tree);
  }
}
