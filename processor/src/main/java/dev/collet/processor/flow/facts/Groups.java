package dev.collet.processor.flow.facts;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Recognises numbers that a constant pattern has cut out: a group of so few digits that the class
 * can read every text that matches. A group that may be missing is none.
 */
final class Groups {
  /** How many digits an int always takes. */
  private static final int SHORT = 9;

  /** So many digits always fit; the others take any number. */
  private static final Map<String, Integer> DIGITS =
      Map.of(
          "java.lang.Byte",
          2,
          "java.lang.Short",
          4,
          "java.lang.Integer",
          SHORT,
          "java.lang.Long",
          18,
          "java.lang.Float",
          Integer.MAX_VALUE,
          "java.lang.Double",
          Integer.MAX_VALUE,
          "java.math.BigInteger",
          Integer.MAX_VALUE,
          "java.math.BigDecimal",
          Integer.MAX_VALUE);

  private static final Pattern NUMBER =
      Pattern.compile(
          "(?:\\[[+-]{1,2}]\\?|[-+]\\?)?((?:(?:\\\\d|\\[0-9]|\\d)(?:\\{\\d+(?:,\\d*)?}|\\+|\\?)?)+)");
  private static final Pattern DIGIT =
      Pattern.compile("(?:\\\\d|\\[0-9]|\\d)(?:\\{(\\d+)(,(\\d*))?}|(\\+)|(\\?))?");

  private Groups() {}

  /** Whether the call's only argument is such a number. */
  static boolean isNumber(Context context, Call call) {
    Integer most = DIGITS.get(call.method().getEnclosingElement().toString());
    if (most == null || call.trees().size() != 1) {
      return false;
    }
    TreePath text = origin(context, new TreePath(call.path(), call.trees().get(0)));
    return isNumber(context, text, most, true);
  }

  /** Whether an expression is such a text, of at most nine digits; or null. */
  static boolean isShort(Context context, TreePath path) {
    return isNumber(context, path, SHORT, false);
  }

  /** Whether a class reads all texts of at most nine digits. */
  static boolean readsShort(Element type) {
    return DIGITS.getOrDefault(type.toString(), 0) >= SHORT;
  }

  private static boolean isNumber(Context context, TreePath text, int most, boolean isFilled) {
    MethodInvocationTree group = call(text, "group");
    TreePath matcher = group == null ? null : origin(context, receiver(text, group));
    MethodInvocationTree made = matcher == null ? null : call(matcher, "matcher");
    if (group == null || matcher == null || made == null || group.getArguments().size() > 1) {
      return false;
    }
    String regex = regex(context, origin(context, receiver(matcher, made)));
    List<String> groups = regex == null ? List.of() : groups(regex, isFilled);
    if (regex == null || group.getArguments().isEmpty()) {
      return regex != null && isDigits(regex, most);
    }
    TreePath index = new TreePath(text, group.getArguments().get(0));
    Object value = context.constants.value(index);
    if (value instanceof String name) {
      int start = regex.indexOf("(?<" + name + ">");
      value = start < 0 ? null : groups(regex.substring(0, start), false).size() + 1;
    }
    if (value instanceof Integer number && number > 0 && number <= groups.size()) {
      return isDigits(groups.get(number - 1), most);
    }
    return value == null
        && context.domains.isWhole(context.trees.getTypeMirror(index))
        && !groups.isEmpty()
        && groups.stream().allMatch(each -> isDigits(each, most));
  }

  private static boolean isDigits(String group, int most) {
    Matcher matcher = NUMBER.matcher(group);
    if (!matcher.matches()) {
      return false;
    }
    Matcher digit = DIGIT.matcher(matcher.group(1));
    long low = 0;
    long high = 0;
    while (digit.find()) {
      boolean isOne = digit.group(1) == null;
      long least = digit.group(5) != null ? 0 : isOne ? 1 : Long.parseLong(digit.group(1));
      boolean isOpen = digit.group(4) != null || "".equals(digit.group(3));
      low += least;
      high +=
          isOpen
              ? Integer.MAX_VALUE
              : digit.group(3) == null ? Math.max(1, least) : Long.parseLong(digit.group(3));
    }
    return low > 0 && high <= most;
  }

  /**
   * What stands in the capturing groups; a blank for those that are wanted filled, and that some
   * match leaves out.
   */
  private static List<String> groups(String regex, boolean isWantedFilled) {
    List<String> groups = new ArrayList<>();
    boolean isSure = !regex.replaceAll("\\\\.", "").contains("|");
    int depth = 0;
    boolean isClass = false;
    for (int i = 0; i < regex.length(); i++) {
      char c = regex.charAt(i);
      if (c == '\\') {
        i++;
      } else if (isClass || c == '[') {
        isClass = c != ']';
      } else if (c == ')') {
        depth--;
      } else if (c == '(') {
        boolean isNamed = regex.startsWith("(?<", i) && regex.indexOf('>', i) > 0;
        boolean isGroup =
            !regex.startsWith("(?", i) || (isNamed && !"=!".contains(at(regex, i + 3)));
        if (isGroup) {
          int end = regex.indexOf(')', i);
          int start = isNamed ? regex.indexOf('>', i) + 1 : i + 1;
          String next = end < 0 ? "?" : at(regex, end + 1);
          boolean isFilled = isSure && depth == 0 && (next.isEmpty() || !"?*{".contains(next));
          boolean isFit = isFilled || !isWantedFilled;
          groups.add(isFit && end >= start ? regex.substring(start, end) : " ");
        }
        depth++;
      }
    }
    return groups;
  }

  private static String at(String text, int index) {
    return index < text.length() ? text.substring(index, index + 1) : "";
  }

  /** The text of {@code pattern.matcher(text)}; null for what is none. */
  static @Nullable TreePath matched(TreePath path) {
    MethodInvocationTree matcher = call(path, "matcher");
    return matcher != null && matcher.getArguments().size() == 1
        ? new TreePath(path, matcher.getArguments().get(0))
        : null;
  }

  /** The constant pattern of {@code pattern.matcher(text)}; null when it is none. */
  static @Nullable String matching(Context context, TreePath path) {
    MethodInvocationTree matcher = call(path, "matcher");
    return matcher == null ? null : regex(context, origin(context, receiver(path, matcher)));
  }

  private static @Nullable String regex(Context context, TreePath pattern) {
    MethodInvocationTree compile = call(pattern, "compile");
    return compile != null
            && compile.getArguments().size() == 1
            && context.constants.value(new TreePath(pattern, compile.getArguments().get(0)))
                instanceof String regex
        ? regex
        : null;
  }

  private static @Nullable MethodInvocationTree call(TreePath path, String name) {
    return path.getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() instanceof MemberSelectTree select
            && select.getIdentifier().contentEquals(name)
        ? call
        : null;
  }

  private static TreePath receiver(TreePath path, MethodInvocationTree call) {
    MemberSelectTree select = (MemberSelectTree) call.getMethodSelect();
    return new TreePath(new TreePath(path, select), select.getExpression());
  }

  /** What a variable that never changes was given at first; the expression itself otherwise. */
  static TreePath origin(Context context, TreePath path) {
    if (path.getLeaf() instanceof ParenthesizedTree inner) {
      return origin(context, new TreePath(path, inner.getExpression()));
    }
    Element variable = context.trees.getElement(path);
    TreePath given = variable == null ? null : context.initialisers.get(variable);
    if (given != null) {
      return origin(context, given);
    }
    boolean isConstant =
        variable != null
            && variable.getKind().isField()
            && variable.getModifiers().contains(Modifier.FINAL);
    TreePath field = isConstant ? context.paths.of(variable) : null;
    if (field != null
        && field.getLeaf() instanceof VariableTree tree
        && tree.getInitializer() != null) {
      context.attribute(field);
      return new TreePath(field, tree.getInitializer());
    }
    return path;
  }
}
