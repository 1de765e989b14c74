package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Knows what well-known methods of the JDK give back, as far as values go. */
final class Results {
  private static final Set<String> MAKERS =
      Set.of("of", "copyOf", "entry", "valueOf", "toString", "asList");
  private static final Set<String> LISTS = Set.of("java.util.List", "java.util.Set");

  /** Size, as texts and collections say it. */
  private static final Set<String> SIZES = Set.of("size", "length", "countTokens");

  private static final Set<String> NUMBERS =
      Set.of("java.lang.Byte", "java.lang.Short", "java.lang.Integer", "java.lang.Long");
  private static final Set<String> READS =
      Set.of("parseByte", "parseShort", "parseInt", "parseLong", "valueOf");

  private static final Set<String> FINDS = Set.of("indexOf", "lastIndexOf");

  /** What the parts of dates and times can be. */
  private static final Map<String, Fact> PARTS =
      Map.ofEntries(
          part("DayOfWeek.getValue", 1, 7),
          part("Month.getValue", 1, 12),
          part("lengthOfMonth", 28, 31),
          part("lengthOfYear", 365, 366),
          part("getYear", -999_999_999, 999_999_999),
          part("getMonthValue", 1, 12),
          part("getDayOfMonth", 1, 31),
          part("getDayOfYear", 1, 366),
          part("getHour", 0, 23),
          part("getMinute", 0, 59),
          part("getSecond", 0, 59),
          part("getNano", 0, 999_999_999));

  /** Classes whose methods never give back null. */
  private static final Set<String> NEVER_NULL =
      Set.of(
          "java.lang.String",
          "java.lang.StringBuilder",
          "java.util.Optional",
          "java.nio.charset.Charset",
          "java.nio.file.Path",
          "java.util.UUID",
          "java.util.Locale",
          "java.math.BigDecimal",
          "java.math.BigInteger");

  private Results() {}

  /** Whether a method of the JDK is known never to give null. */
  static boolean isNeverNull(ExecutableElement method) {
    return method.getEnclosingElement() instanceof TypeElement owner
        && (NEVER_NULL.contains(owner.getQualifiedName().toString())
            || method.getKind() == ElementKind.CONSTRUCTOR);
  }

  private static Map.Entry<String, Fact> part(String name, long low, long high) {
    return Map.entry(name, Fact.number(Ranges.of(low, high)));
  }

  static Fact of(
      Values values, Context context, TreePath path, MethodInvocationTree call, Guards guards) {
    TreePath select = new TreePath(path, call.getMethodSelect());
    if (!(context.trees.getElement(select) instanceof ExecutableElement method)
        || !(method.getEnclosingElement() instanceof TypeElement owner)) {
      return Fact.ANY;
    }
    String name = method.getSimpleName().toString();
    List<? extends ExpressionTree> arguments = call.getArguments();
    TreePath receiver =
        call.getMethodSelect() instanceof MemberSelectTree member
            ? new TreePath(select, member.getExpression())
            : null;
    if (!context.isPlatform(owner)) {
      return context.returns.of(method);
    }
    if (receiver != null && arguments.isEmpty() && SIZES.contains(name)) {
      return Fact.number(values.of(receiver, guards).size().and(Ranges.SIZE));
    }
    if (FINDS.contains(name)) {
      return Fact.number(Ranges.of(-1, Integer.MAX_VALUE));
    }
    String type = owner.getQualifiedName().toString();
    if (name.equals("signum") && receiver != null && arguments.isEmpty()) {
      return Signs.signum(values, receiver, guards);
    }
    Fact sign =
        method.getModifiers().contains(Modifier.STATIC)
            ? Signs.made(values, context, path, type, name, arguments, guards)
            : Fact.ANY;
    if (!sign.equals(Fact.ANY)) {
      return sign;
    }
    if (name.equals("name") && type.equals("java.lang.Enum") && receiver != null) {
      TypeElement constants = context.typeFacts.element(context.trees.getTypeMirror(receiver));
      Set<Object> names = constants == null ? Set.of() : EnumCalls.names(constants);
      return names.isEmpty() ? Fact.OBJECT : Members.oneOf(new Choice(true, names));
    }
    if (name.equals("group") && type.equals("java.util.regex.Matcher")) {
      return Groups.of(context, path, call);
    }
    if (NUMBERS.contains(type) && arguments.size() == 1 && READS.contains(name)) {
      return Fact.number(values.of(new TreePath(path, arguments.get(0)), guards).number());
    }
    if (name.equals("getRawType") && type.equals("java.lang.reflect.ParameterizedType")) {
      return Fact.trait(Fact.is("java.lang.Class"), true);
    }
    if (type.equals("java.lang.Math")) {
      return math(values, path, name, arguments, guards);
    }
    if (type.equals("java.util.Objects") && name.startsWith("requireNonNull")) {
      return arguments.size() == 1
          ? values.of(new TreePath(path, arguments.get(0)), guards).and(Fact.OBJECT)
          : Fact.OBJECT;
    }
    boolean isMaker =
        method.getModifiers().contains(Modifier.STATIC)
            && (MAKERS.contains(name) || name.startsWith("empty") || name.startsWith("singleton"));
    Fact part = type.startsWith("java.time.") ? part(owner, name) : null;
    if (part != null && arguments.isEmpty()) {
      return part;
    }
    boolean isTime = type.startsWith("java.time.") && !name.equals("query");
    if (type.equals("java.lang.String") && receiver != null) {
      Fact cut = Cuts.of(context, path, call, name, receiver, guards);
      if (!cut.equals(Fact.ANY)) {
        return cut;
      }
      Fact derived = Derived.of(context, path, call, name, receiver, guards);
      if (!derived.equals(Fact.ANY)) {
        return derived;
      }
    }
    if (receiver != null && arguments.isEmpty() && name.equals("iterator")) {
      return Fact.size(values.of(receiver, guards).size());
    }
    Fact written = Written.of(context, path, call, method, receiver, guards);
    return isMaker || isTime || NEVER_NULL.contains(type)
        ? Fact.OBJECT.and(made(method, arguments)).and(written)
        : written;
  }

  private static @Nullable Fact part(TypeElement owner, String name) {
    Fact part = PARTS.get(name);
    return part == null ? PARTS.get(owner.getSimpleName() + "." + name) : part;
  }

  /** Collections made of the arguments themselves. */
  private static Fact made(Element method, List<? extends ExpressionTree> arguments) {
    boolean isOf =
        method.getSimpleName().contentEquals("of")
            && LISTS.contains(method.getEnclosingElement().toString())
            && method instanceof ExecutableElement executable
            && !executable.isVarArgs();
    return isOf ? Fact.size(Ranges.of(arguments.size())) : Fact.ANY;
  }

  private static Fact math(
      Values values,
      TreePath path,
      String name,
      List<? extends ExpressionTree> arguments,
      Guards guards) {
    @Nullable Ranges one =
        arguments.isEmpty() ? null : values.number(new TreePath(path, arguments.get(0)), guards);
    @Nullable Ranges two =
        arguments.size() < 2 ? null : values.number(new TreePath(path, arguments.get(1)), guards);
    if (one == null || one.isEmpty()) {
      return Fact.OBJECT;
    }
    if (two == null || two.isEmpty()) {
      // abs of the lowest number is itself.
      boolean isAbs = name.equals("abs") && one.low() > Integer.MIN_VALUE;
      long most = Math.max(Math.abs(Math.max(one.low(), -Long.MAX_VALUE)), Math.abs(one.high()));
      return isAbs ? Fact.number(Ranges.of(0, most)) : Fact.OBJECT;
    }
    return switch (name) {
      case "min" ->
          Fact.number(Ranges.of(Math.min(one.low(), two.low()), Math.min(one.high(), two.high())));
      case "max" ->
          Fact.number(Ranges.of(Math.max(one.low(), two.low()), Math.max(one.high(), two.high())));
      case "floorMod" -> two.low() > 0 ? Fact.number(Ranges.of(0, two.high() - 1)) : Fact.OBJECT;
      default -> Fact.OBJECT;
    };
  }
}
