package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Knows whether amounts and durations are below zero, zero or above: of an object of such a class,
 * the number that is known is its sign, -1, 0 or 1.
 */
final class Signs {
  private static final Set<String> CLASSES =
      Set.of("java.math.BigDecimal", "java.math.BigInteger", "java.time.Duration");

  private static final Map<String, Integer> CONSTANTS =
      Map.of("ZERO", 0, "ONE", 1, "TWO", 1, "TEN", 1);

  private static final Ranges ALL = Ranges.of(-1, 1);

  private Signs() {}

  /** What {@code amount.signum()} is asked of; null for the others. */
  static @Nullable TreePath owner(Context context, TreePath path) {
    MethodInvocationTree call = Regexes.call(path, "signum");
    if (call == null || !call.getArguments().isEmpty()) {
      return null;
    }
    TreePath owner = Regexes.receiver(path, call);
    return isSigned(context, owner) ? owner : null;
  }

  /** Which signs an object has whose sign compares so with numbers. */
  static Guards of(Context context, TreePath owner, Ranges numbers) {
    String key = context.keys.of(owner);
    Ranges signs = numbers.and(ALL);
    return key == null || signs.equals(ALL) ? Guards.NONE : Guards.of(key, Fact.number(signs));
  }

  /** {@code amount.compareTo(BigDecimal.ZERO)}, compared with zero. */
  static Guards compared(Context context, TreePath one, Tree.Kind kind, TreePath two) {
    Element zero = context.trees.getElement(two);
    boolean isZero =
        zero != null
            && zero.getKind() == ElementKind.FIELD
            && zero.getSimpleName().contentEquals("ZERO")
            && isSigned(context, two);
    return isZero && isSigned(context, one) ? of(context, one, range(kind)) : Guards.NONE;
  }

  private static Ranges range(Tree.Kind kind) {
    return switch (kind) {
      case LESS_THAN -> Ranges.of(-1);
      case LESS_THAN_EQUAL -> Ranges.of(-1, 0);
      case GREATER_THAN -> Ranges.of(1);
      case GREATER_THAN_EQUAL -> Ranges.of(0, 1);
      case EQUAL_TO -> Ranges.of(0);
      case NOT_EQUAL_TO -> ALL.without(0);
      default -> ALL;
    };
  }

  /** {@code duration.isNegative()} and the like; nothing for other questions. */
  static Guards asked(Context context, String name, TreePath receiver, boolean outcome) {
    Ranges signs =
        switch (name) {
          case "isNegative" -> outcome ? Ranges.of(-1) : Ranges.of(0, 1);
          case "isZero" -> outcome ? Ranges.of(0) : ALL.without(0);
          case "isPositive" -> outcome ? Ranges.of(1) : Ranges.of(-1, 0);
          default -> ALL;
        };
    return signs.equals(ALL) || !isSigned(context, receiver)
        ? Guards.NONE
        : of(context, receiver, signs);
  }

  /** The number that {@code amount.signum()} gives. */
  static Fact signum(Values values, TreePath owner, Guards guards) {
    return Fact.number(values.of(owner, guards).number().and(ALL));
  }

  /** The sign of what a method or a constructor makes of a number; nothing where that is open. */
  static Fact made(
      Values values,
      Context context,
      TreePath path,
      String type,
      String name,
      List<? extends ExpressionTree> arguments,
      Guards guards) {
    boolean isMaker = name.equals("<init>") || name.equals("valueOf") || name.startsWith("of");
    if (!isMaker || arguments.isEmpty() || !CLASSES.contains(type)) {
      return Fact.ANY;
    }
    TreePath first = new TreePath(path, arguments.get(0));
    Object constant = context.constants.value(first);
    if (constant instanceof String text) {
      return text.matches("[+-]?[0-9]{1,18}([.][0-9]{1,18})?")
          ? Fact.number(Ranges.of(new BigDecimal(text).signum()))
          : Fact.ANY;
    }
    if (constant instanceof Double || constant instanceof Float) {
      return Fact.number(Ranges.of((long) Math.signum(((Number) constant).doubleValue())));
    }
    Ranges number = values.number(first, guards);
    return number == null || number.isEmpty()
        ? Fact.ANY
        : Fact.number(Ranges.of(Long.signum(number.low()), Long.signum(number.high())));
  }

  /** The sign of a constant such as {@code BigDecimal.TEN}; nothing for other fields. */
  static Fact constant(Element field) {
    Integer sign =
        field.getEnclosingElement() instanceof TypeElement owner
                && CLASSES.contains(owner.getQualifiedName().toString())
            ? CONSTANTS.get(field.getSimpleName().toString())
            : null;
    return sign == null ? Fact.ANY : Fact.number(Ranges.of(sign));
  }

  static boolean isMade(Context context, TreePath path) {
    return path.getLeaf() instanceof NewClassTree
        && context.trees.getElement(path) instanceof ExecutableElement
        && isSigned(context, path);
  }

  private static boolean isSigned(Context context, TreePath path) {
    TypeElement type = context.typeFacts.element(context.trees.getTypeMirror(path));
    return type != null && CLASSES.contains(type.getQualifiedName().toString());
  }
}
