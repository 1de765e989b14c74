package dev.collet.processor.flow.facts;

import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.Set;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Tells what a comparison by an operator proves about both sides. */
final class Comparisons {
  private static final Set<String> SIZES = Set.of("size", "length", "count", "countTokens");

  private final Context context;

  Comparisons(Context context) {
    this.context = context;
  }

  /** One of the two that are compared, and what is known about it there. */
  private record Side(TreePath path, @Nullable TypeMirror type, Fact value) {}

  Proof.Outcomes of(TreePath left, Tree.Kind kind, TreePath right, Guards guards) {
    Side one = side(left, guards);
    Side two = side(right, guards);
    boolean isFraction =
        context.domains.isFraction(one.type()) || context.domains.isFraction(two.type());
    if (isFraction && !isNull(left) && !isNull(right)) {
      return new Proof.Outcomes(
          Relations.of(context, left, kind, right), Relations.ofNot(context, left, kind, right));
    }
    Proof.Outcomes order = order(left, kind, right);
    return new Proof.Outcomes(
        of(one, kind, two).and(order.yes()), of(one, opposite(kind), two).and(order.no()));
  }

  /** How variables compare that are compared, also by {@code one.compareTo(other) > 0}. */
  private Proof.Outcomes order(TreePath left, Tree.Kind kind, TreePath right) {
    TreePath one = left;
    TreePath two = right;
    MethodInvocationTree call = Regexes.call(left, "compareTo");
    if (call != null) {
      if (call.getArguments().size() != 1
          || !(context.constants.value(right) instanceof Number number)
          || number.intValue() != 0) {
        return Proof.Outcomes.OPEN;
      }
      one = Regexes.receiver(left, call);
      two = new TreePath(left, call.getArguments().get(0));
    } else if (!context.domains.isWhole(context.trees.getTypeMirror(left))) {
      return Proof.Outcomes.OPEN;
    }
    Tree.Kind other = opposite(kind);
    Proof.Outcomes order =
        new Proof.Outcomes(
            Relations.of(context, one, kind, two), Relations.of(context, one, other, two));
    return call == null
        ? order
        : new Proof.Outcomes(
            order.yes().and(Signs.compared(context, one, kind, two)),
            order.no().and(Signs.compared(context, one, other, two)));
  }

  private static boolean isNull(TreePath path) {
    return path.getLeaf().getKind() == Tree.Kind.NULL_LITERAL;
  }

  private Side side(TreePath path, Guards guards) {
    return new Side(path, context.trees.getTypeMirror(path), context.values.of(path, guards));
  }

  private Guards of(Side left, Tree.Kind holds, Side right) {
    Guards proven = known(left, holds, right).and(known(right, mirrored(holds), left));
    if (!isNull(right.path())) {
      return proven;
    }
    boolean isEqual = holds == Tree.Kind.EQUAL_TO;
    Guards looked = proven.and(context.lookups.looked(left.path(), isEqual));
    return isEqual ? looked : looked.and(peeked(left.path()));
  }

  /** What is known about one side when it compares so with the other. */
  private Guards known(Side side, Tree.Kind kind, Side other) {
    if (side.path().getLeaf() instanceof LiteralTree
        && !(other.path().getLeaf() instanceof LiteralTree)) {
      // Whether they can compare so at all, the other side tells.
      return Guards.NONE;
    }
    Fact limit = limit(kind, other);
    if (limit.equals(Fact.ANY)) {
      return Guards.NONE;
    }
    if (!side.value().isPossibleWith(limit)) {
      return Guards.IMPOSSIBLE;
    }
    TreePath path = side.path();
    TreePath signed = Signs.owner(context, path);
    if (signed != null) {
      return Signs.of(context, signed, limit.number());
    }
    TreePath sized = sized(path);
    if (sized != null) {
      return ofSize(context, sized, limit.number().and(Ranges.SIZE));
    }
    String key = context.keys.isRepeatable(path) ? context.keys.of(path) : null;
    if (key == null) {
      return Guards.NONE;
    }
    Fact all = context.domains.of(side.type());
    Fact rest = limit.and(all);
    return rest.equals(all) ? Guards.NONE : Guards.of(key, rest);
  }

  /** Having a size of some sort means that there is something, or that there is not. */
  static Guards ofSize(Context context, TreePath owner, Ranges size) {
    String key = context.keys.of(owner);
    if (key == null) {
      return Guards.NONE;
    }
    Guards proven = Guards.of(key, Fact.size(size));
    return size.low() >= 1 ? proven.and(key) : proven;
  }

  private Fact limit(Tree.Kind kind, Side other) {
    Fact value = other.value();
    if (kind == Tree.Kind.EQUAL_TO) {
      return new Fact(
          value.isNullable(),
          value.isObject(),
          value.number(),
          Ranges.SIZE,
          isText(value) ? Choice.ANY : value.choice(),
          java.util.Map.of(),
          null);
    }
    if (kind == Tree.Kind.NOT_EQUAL_TO) {
      return excluded(value);
    }
    Ranges all = context.domains.range(other.type());
    Ranges number = all == null ? Ranges.NONE : all.and(value.number());
    if (number.isEmpty()) {
      return Fact.ANY;
    }
    return switch (kind) {
      case LESS_THAN -> number.high() == Long.MIN_VALUE ? Fact.ANY : upTo(number.high() - 1);
      case LESS_THAN_EQUAL -> upTo(number.high());
      case GREATER_THAN -> number.low() == Long.MAX_VALUE ? Fact.ANY : from(number.low() + 1);
      case GREATER_THAN_EQUAL -> from(number.low());
      default -> Fact.ANY;
    };
  }

  /** Texts are compared by identity here, which says nothing about unequal ones. */
  private static boolean isText(Fact value) {
    for (Object each : value.choice().values()) {
      if (each instanceof String) {
        return true;
      }
    }
    return false;
  }

  private static Fact excluded(Fact value) {
    if (!value.isObject()) {
      return Fact.OBJECT;
    }
    if (value.isNullable()) {
      return Fact.ANY;
    }
    if (value.number().isSingle()) {
      return Fact.number(Ranges.ALL.without(value.number().low())).orNull();
    }
    boolean isOne = value.choice().isListed() && value.choice().values().size() == 1;
    return isOne && !isText(value)
        ? Fact.choice(new Choice(false, value.choice().values())).orNull()
        : Fact.ANY;
  }

  private static Fact upTo(long high) {
    return Fact.number(Ranges.of(Long.MIN_VALUE, high));
  }

  private static Fact from(long low) {
    return Fact.number(Ranges.of(low, Long.MAX_VALUE));
  }

  private static Tree.Kind opposite(Tree.Kind kind) {
    return switch (kind) {
      case EQUAL_TO -> Tree.Kind.NOT_EQUAL_TO;
      case NOT_EQUAL_TO -> Tree.Kind.EQUAL_TO;
      case LESS_THAN -> Tree.Kind.GREATER_THAN_EQUAL;
      case LESS_THAN_EQUAL -> Tree.Kind.GREATER_THAN;
      case GREATER_THAN -> Tree.Kind.LESS_THAN_EQUAL;
      case GREATER_THAN_EQUAL -> Tree.Kind.LESS_THAN;
      default -> Tree.Kind.OTHER;
    };
  }

  private static Tree.Kind mirrored(Tree.Kind kind) {
    return switch (kind) {
      case GREATER_THAN -> Tree.Kind.LESS_THAN;
      case GREATER_THAN_EQUAL -> Tree.Kind.LESS_THAN_EQUAL;
      case LESS_THAN -> Tree.Kind.GREATER_THAN;
      case LESS_THAN_EQUAL -> Tree.Kind.GREATER_THAN_EQUAL;
      default -> kind;
    };
  }

  /** What {@code size()}, {@code length()} or {@code length} is asked of; null for the others. */
  static @Nullable TreePath sized(TreePath path) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof MethodInvocationTree call
        && call.getArguments().isEmpty()
        && call.getMethodSelect() instanceof MemberSelectTree select
        && SIZES.contains(select.getIdentifier().toString())) {
      return new TreePath(new TreePath(path, select), select.getExpression());
    }
    return leaf instanceof MemberSelectTree select && select.getIdentifier().contentEquals("length")
        ? new TreePath(path, select.getExpression())
        : null;
  }

  private Guards peeked(TreePath path) {
    String key =
        path.getLeaf() instanceof MethodInvocationTree call
                && call.getMethodSelect() instanceof MemberSelectTree select
                && select.getIdentifier().toString().startsWith("peek")
            ? context.keys.of(new TreePath(new TreePath(path, select), select.getExpression()))
            : null;
    return key == null ? Guards.NONE : Guards.NONE.and(key);
  }
}
