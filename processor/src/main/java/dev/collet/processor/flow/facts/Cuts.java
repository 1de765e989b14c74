package dev.collet.processor.flow.facts;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.facts.Regexes.Regex;
import dev.collet.processor.flow.text.Patterns;
import dev.collet.processor.flow.text.RegexSlices;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tells what is known about a part of a text that a pattern has matched, and about one from which
 * all other characters were taken: {@code name.replaceAll("[^a-z]", "_")}.
 */
final class Cuts {
  /** Sets of characters; a part of a text of such characters is one again. The smallest first. */
  private static final List<String> SETS =
      List.of("[0-9]", "[0-9a-f]", "[0-9a-fA-F]", "[A-Za-z]", "[A-Za-z0-9]", "[A-Za-z0-9_.-]");

  /** A set that is replaced as it is, or as often as it comes in a row. */
  private static final Pattern OTHERS = Pattern.compile("(\\[\\^[^\\[\\]&]+]|\\\\[DW])\\+?");

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9 =_:/@#,-]*");

  private Cuts() {}

  /** What a method of String gives back. */
  static Fact of(
      Context context,
      TreePath path,
      MethodInvocationTree call,
      String name,
      TreePath receiver,
      Guards guards) {
    List<? extends ExpressionTree> arguments = call.getArguments();
    if (name.equals("replaceAll") && arguments.size() == 2) {
      return replaced(
          context,
          context.constants.value(new TreePath(path, arguments.get(0))),
          context.constants.value(new TreePath(path, arguments.get(1))));
    }
    if (!name.equals("substring")) {
      return Fact.ANY;
    }
    Fact before = context.values.of(receiver, guards);
    String by = Patterns.matchedBy(before);
    if (by == null) {
      return Fact.ANY;
    }
    Ranges begin = context.values.number(new TreePath(path, arguments.get(0)), guards);
    TreePath last = arguments.size() < 2 ? null : new TreePath(path, arguments.get(1));
    Ranges end = last == null ? before.size() : context.values.number(last, guards);
    if (begin == null || end == null || begin.isEmpty() || end.isEmpty()) {
      return Fact.ANY;
    }
    String slice = slice(context, by, begin, end, receiver, last);
    return slice == null
        ? part(context, by, begin, end)
        : context.matched(new Regex(slice, false), Ranges.SIZE);
  }

  /** The pattern of a part that begins, or ends, at a fixed place; null for the others. */
  private static @Nullable String slice(
      Context context,
      String by,
      Ranges begin,
      Ranges end,
      TreePath receiver,
      @Nullable TreePath last) {
    RegexSlices all = begin.isSingle() && !by.startsWith("(?") ? RegexSlices.of(by) : null;
    RegexSlices rest = all == null ? null : all.withoutFirst((int) begin.low());
    if (rest == null || last == null) {
      return rest == null ? null : rest.regex();
    }
    int less = less(context, receiver, last);
    RegexSlices part =
        less > 0
            ? rest.withoutLast(less)
            : end.isSingle() ? rest.first((int) (end.low() - begin.low())) : null;
    return part == null ? null : part.regex();
  }

  /** How many characters are left out at the end, by {@code text.length() - 1}; -1 otherwise. */
  private static int less(Context context, TreePath receiver, TreePath last) {
    String key = context.keys.of(receiver);
    if (key == null
        || !(last.getLeaf() instanceof BinaryTree difference)
        || last.getLeaf().getKind() != Tree.Kind.MINUS
        || !(context.constants.value(new TreePath(last, difference.getRightOperand()))
            instanceof Integer less)) {
      return -1;
    }
    TreePath sized = Comparisons.sized(new TreePath(last, difference.getLeftOperand()));
    return sized != null && key.equals(context.keys.of(sized)) ? less : -1;
  }

  /** Characters of the same set. */
  private static Fact part(Context context, String by, Ranges begin, Ranges end) {
    long least = Math.max(0, end.low() - begin.high());
    long most = Math.max(0, end.high() - begin.low());
    for (String set : SETS) {
      if (context.isMadeOf(by, set)) {
        return context.matched(new Regex(set + "*", false), Ranges.of(least, most));
      }
    }
    return Fact.ANY;
  }

  private static Fact replaced(
      Context context, @Nullable Object others, @Nullable Object replacement) {
    if (!(others instanceof String regex)
        || !(replacement instanceof String text)
        || !PLAIN.matcher(text).matches()) {
      return Fact.ANY;
    }
    Matcher set = OTHERS.matcher(regex);
    if (!set.matches()) {
      return Fact.ANY;
    }
    String rest =
        set.group(1).startsWith("[^")
            ? "[" + set.group(1).substring(2)
            : set.group(1).toLowerCase(Locale.ROOT);
    return context.matched(
        new Regex(text.isEmpty() ? rest + "*" : "(?:" + rest + "|" + text + ")*", false),
        Ranges.SIZE);
  }
}
