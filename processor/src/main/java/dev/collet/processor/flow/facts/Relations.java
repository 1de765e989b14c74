package dev.collet.processor.flow.facts;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Known;
import dev.collet.processor.flow.value.Ranges;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Knows which of two variables is the smaller one: {@code if (from > to)} in a helper cannot be
 * true for a caller who has asked that before. Whether one is smaller is kept as if it were an
 * expression with a value of its own, between methods as if it were a parameter behind the others.
 */
final class Relations {
  private static final String LESS = "<(";

  /** Packages of numbers and times, which people compare. */
  private static final Set<String> ORDERED = Set.of("java.math", "java.time");

  /** Methods with more parameters are told nothing about how they compare. */
  private static final int MOST = 5;

  private static final Fact YES = Fact.choice(Choice.of(true));
  private static final Fact NO = Fact.choice(Choice.of(false));

  private Relations() {}

  /** What holds when two variables compare so; nothing for other expressions. */
  static Guards of(Context context, TreePath left, Tree.Kind kind, TreePath right) {
    String one = variable(context, left);
    String two = one == null ? null : variable(context, right);
    if (one == null || two == null) {
      return Guards.NONE;
    }
    return switch (kind) {
      case LESS_THAN -> Guards.of(less(one, two), YES).and(Guards.of(less(two, one), NO));
      case LESS_THAN_EQUAL -> Guards.of(less(two, one), NO);
      case GREATER_THAN -> Guards.of(less(two, one), YES).and(Guards.of(less(one, two), NO));
      case GREATER_THAN_EQUAL -> Guards.of(less(one, two), NO);
      case EQUAL_TO -> Guards.of(less(one, two), NO).and(Guards.of(less(two, one), NO));
      default -> Guards.NONE;
    };
  }

  /**
   * What holds when two variables for fractions do not compare so: one that is not less may be no
   * number, and is not more either then.
   */
  static Guards ofNot(Context context, TreePath left, Tree.Kind kind, TreePath right) {
    return switch (kind) {
      case LESS_THAN -> of(context, left, Tree.Kind.GREATER_THAN_EQUAL, right);
      case GREATER_THAN -> of(context, left, Tree.Kind.LESS_THAN_EQUAL, right);
      default -> Guards.NONE;
    };
  }

  /**
   * What is known at a call about how two parameters compare, said of the arguments: of a variable
   * and a whole number, the range that is left.
   *
   * @param key of a relation between parameters
   * @param arguments by the keys of their parameters
   */
  static Guards translated(
      Context context, String key, Fact fact, Map<String, TreePath> arguments) {
    String[] pair = key.substring(LESS.length(), key.length() - 1).split(",");
    TreePath one = pair.length == 2 ? arguments.get(pair[0]) : null;
    TreePath two = pair.length == 2 ? arguments.get(pair[1]) : null;
    if (one == null || two == null || !(fact.equals(YES) || fact.equals(NO))) {
      return Guards.NONE;
    }
    String first = variable(context, one);
    String second = variable(context, two);
    if (first != null && second != null) {
      return Guards.of(less(first, second), fact);
    }
    Long low = whole(context, one);
    Long high = whole(context, two);
    return first != null && high != null
        ? Guards.of(first, Fact.number(below(high, fact)))
        : second != null && low != null
            ? Guards.of(second, Fact.number(above(low, fact)))
            : Guards.NONE;
  }

  private static Ranges below(long limit, Fact isLess) {
    return isLess.equals(YES)
        ? Ranges.of(Long.MIN_VALUE, limit).without(limit)
        : Ranges.of(limit, Long.MAX_VALUE);
  }

  private static Ranges above(long limit, Fact isLess) {
    return isLess.equals(YES)
        ? Ranges.of(limit, Long.MAX_VALUE).without(limit)
        : Ranges.of(Long.MIN_VALUE, limit);
  }

  /** A constant whole number; null for the rest. */
  private static @Nullable Long whole(Context context, TreePath path) {
    return context.domains.isWhole(context.trees.getTypeMirror(path))
            && context.constants.value(path) instanceof Number number
            && number.doubleValue() == number.longValue()
        ? number.longValue()
        : null;
  }

  /** Whether a key says how two variables compare. */
  static boolean isRelation(String key) {
    return key.startsWith(LESS);
  }

  /** Adds what a way says about how a method's own parameters compare. */
  static void conditions(Scanning scanner, Way way, Map<Integer, Fact> facts) {
    for (String each : way.keys()) {
      if (!isRelation(each)) {
        continue;
      }
      List<Element> parameters = parameters(scanner);
      for (int i = 0; i < parameters.size(); i++) {
        for (int j = 0; j < parameters.size(); j++) {
          String key = key(scanner, parameters.get(i), parameters.get(j));
          if (each.equals(key)) {
            facts.put(slot(i, j, parameters.size()), way.fact(each));
          }
        }
      }
    }
  }

  /**
   * Adds what is known at a call about how the arguments compare.
   *
   * @param known what is known of the receiver and of each argument
   */
  static void arguments(Scanning scanner, Call call, List<Known> known) {
    int count = call.method().getParameters().size();
    if (count < 2 || count > MOST || call.trees().size() != count) {
      return;
    }
    List<Known> relations = new ArrayList<>();
    int last = 0;
    for (int i = 0; i < count; i++) {
      for (int j = 0; j < count; j++) {
        boolean isOrdered = i != j && isOrdered(scanner.context, call.method(), i, j);
        Known relation = isOrdered ? argument(scanner, call, i, j, known) : Known.NOTHING;
        relations.add(relation);
        last = relation.equals(Known.NOTHING) ? last : relations.size();
      }
    }
    known.addAll(relations.subList(0, last));
  }

  /** Whether one of two parameters can be the smaller one. */
  private static boolean isOrdered(Context context, ExecutableElement method, int i, int j) {
    TypeMirror one = method.getParameters().get(i).asType();
    TypeMirror two = method.getParameters().get(j).asType();
    if (one.getKind().isPrimitive() || two.getKind().isPrimitive()) {
      return context.domains.isPlain(one) && context.domains.isPlain(two);
    }
    TypeElement element = context.typeFacts.element(one);
    return element != null
        && element.equals(context.typeFacts.element(two))
        && (context.domains.isPlain(one)
            || ORDERED.contains(String.valueOf(element.getEnclosingElement())));
  }

  private static Known argument(Scanning scanner, Call call, int i, int j, List<Known> known) {
    Context context = scanner.context;
    TreePath one = new TreePath(call.path(), call.trees().get(i));
    TreePath two = new TreePath(call.path(), call.trees().get(j));
    String first = variable(context, one);
    String second = variable(context, two);
    Fact fact = Fact.ANY;
    int passed = -1;
    if (first != null && second != null) {
      fact = first.equals(second) ? NO : scanner.guards.fact(less(first, second));
      List<Element> own = parameters(scanner);
      int from = index(scanner, own, context.trees.getElement(one));
      int to = index(scanner, own, context.trees.getElement(two));
      passed = from < 0 || to < 0 || from == to ? -1 : slot(from, to, own.size());
    }
    if (Bounds.isAtLeast(scanner, one, two)) {
      fact = fact.and(NO);
    }
    Fact numbers = numbers(known.get(i + 1).fact().number(), known.get(j + 1).fact().number());
    Fact both = fact.and(numbers);
    return both.equals(Fact.ANY) && passed < 0 ? Known.NOTHING : new Known(both, passed, true);
  }

  private static Fact numbers(Ranges one, Ranges two) {
    if (one.isAll() || two.isAll() || one.isEmpty() || two.isEmpty()) {
      return Fact.ANY;
    }
    return one.high() < two.low() ? YES : one.low() >= two.high() ? NO : Fact.ANY;
  }

  private static int index(Scanning scanner, List<Element> own, @Nullable Element variable) {
    return variable == null || scanner.reassigned.contains(variable.getSimpleName())
        ? -1
        : own.indexOf(variable);
  }

  /** The parameters of the method that is read, in their order; none when there are too many. */
  private static List<Element> parameters(Scanning scanner) {
    int count = scanner.parameters.size();
    if (count < 2 || count > MOST) {
      return List.of();
    }
    List<Element> parameters = new ArrayList<>(Collections.nCopies(count, null));
    scanner.parameters.forEach((parameter, index) -> parameters.set(index, parameter));
    return parameters;
  }

  private static @Nullable String key(Scanning scanner, Element one, Element two) {
    return one.equals(two)
            || scanner.reassigned.contains(one.getSimpleName())
            || scanner.reassigned.contains(two.getSimpleName())
        ? null
        : less(scanner.context.keys.of(one), scanner.context.keys.of(two));
  }

  /** Behind {@code this} and the parameters, one for each pair of them. */
  private static int slot(int one, int two, int count) {
    return 1 + count + one * count + two;
  }

  /** The key of a variable, which assigning that variable makes forgotten. */
  private static @Nullable String variable(Context context, TreePath path) {
    String key = context.keys.of(path);
    return key != null && key.startsWith("#") && key.indexOf('.') < 0 ? key : null;
  }

  private static String less(String one, String two) {
    return LESS + one + "," + two + ")";
  }
}
