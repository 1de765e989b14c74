package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Tells which classes can read what a method of the JDK has written: the class itself, such as
 * {@code UUID.fromString(id.toString())}, or a decoder what its encoder made.
 */
final class Written {
  /** Methods without arguments that write their object so that its class can read it. */
  static final Set<String> WRITES =
      Set.of(
          "toString",
          "name",
          "getName",
          "getId",
          "getID",
          "getCurrencyCode",
          "toPlainString",
          "pattern");

  private static final Map<String, Integer> RADIXES =
      Map.of("toHexString", 16, "toOctalString", 8, "toBinaryString", 2);

  /** Written, these are in letters, digits and what every address and path takes. */
  private static final Set<String> PLAIN = Set.of("java.util.UUID", "java.time.LocalDate");

  private static final List<String> INTS = List.of("java.lang.Integer");
  private static final List<String> LONGS = List.of("java.lang.Long", "java.math.BigInteger");
  private static final List<String> FRACTIONS = List.of("java.lang.Double", "java.lang.Float");

  private final Context context;
  private final Map<String, Boolean> traits = new HashMap<>();

  private Written(Context context) {
    this.context = context;
  }

  /** What is known about a text that a method of the JDK gives back. */
  static Fact of(
      Context context,
      TreePath path,
      MethodInvocationTree call,
      ExecutableElement method,
      @Nullable TreePath receiver,
      Guards guards) {
    if (!context.texts.isText(method.getReturnType())) {
      return Fact.ANY;
    }
    Written written = new Written(context);
    written.read(path, call, method, receiver, guards);
    return written.traits.isEmpty()
        ? Characters.of(context, path, call, guards)
        : Fact.OBJECT.having(written.traits);
  }

  private void read(
      TreePath path,
      MethodInvocationTree call,
      ExecutableElement method,
      @Nullable TreePath receiver,
      Guards guards) {
    String name = method.getSimpleName().toString();
    List<? extends ExpressionTree> arguments = call.getArguments();
    TreePath first = arguments.isEmpty() ? null : new TreePath(path, arguments.get(0));
    if (method.getModifiers().contains(Modifier.STATIC)) {
      Element owner = method.getEnclosingElement();
      if (name.equals("encode") && owner.toString().equals("java.net.URLEncoder")) {
        traits.put(Fact.ADDRESS, true);
      } else if ((name.equals("format") || name.equals("join"))
          && isPlain(path, arguments, guards)) {
        traits.put(Fact.ADDRESS, true);
      } else if (first != null && (name.equals("valueOf") || name.equals("toString"))) {
        value(first, arguments.size() == 1 ? 10 : radix(new TreePath(path, arguments.get(1))));
      } else if (first != null && RADIXES.containsKey(name)) {
        Ranges number = context.values.number(first, guards);
        boolean isPositive = number != null && number.low() >= 0;
        value(first, isPositive ? RADIXES.getOrDefault(name, 0) : 0);
      }
    } else if (receiver != null) {
      if (name.equals("encodeToString") || name.equals("formatHex")) {
        String maker = RoundTrips.maker(context, receiver);
        if (maker != null) {
          traits.put(Fact.writtenBy(maker.replace("Encoder", "Decoder")), true);
          traits.put(Fact.ADDRESS, true);
        }
      } else if (name.equals("formatted")
          && context.constants.value(receiver) != null
          && isPlain(path, arguments, guards)) {
        traits.put(Fact.ADDRESS, true);
      } else if (first == null && name.equals("toString") && context.builders.isBuilder(receiver)) {
        if (context.builders.isAddress(receiver)) {
          traits.put(Fact.ADDRESS, true);
        }
      } else if (first == null && WRITES.contains(name)) {
        object(context.typeFacts.element(context.trees.getTypeMirror(receiver)));
      }
    }
  }

  /**
   * Whether all that is put into a constant text leaves it an address; a locale changes nothing.
   */
  private boolean isPlain(TreePath path, List<? extends ExpressionTree> arguments, Guards guards) {
    for (ExpressionTree argument : arguments) {
      TreePath part = new TreePath(path, argument);
      Fact fact = context.values.of(part, guards);
      TypeElement type = context.typeFacts.element(context.trees.getTypeMirror(part));
      boolean isLocale = type != null && type.getQualifiedName().contentEquals("java.util.Locale");
      if (!isLocale
          && !context.texts.isPlain(part)
          && !Boolean.TRUE.equals(fact.traits().get(Fact.ADDRESS))) {
        return false;
      }
    }
    return true;
  }

  private int radix(TreePath path) {
    return context.constants.value(path) instanceof Number number ? number.intValue() : 0;
  }

  /** A number, which all that hold it can read; or what {@code String.valueOf(x)} writes of x. */
  private void value(TreePath path, int radix) {
    TypeMirror type = context.trees.getTypeMirror(path);
    boolean isFraction = context.domains.isFraction(type);
    if (!context.domains.isWhole(type) && !isFraction) {
      object(context.typeFacts.element(type));
      return;
    }
    if (type == null || type.getKind() == TypeKind.CHAR || radix == 0) {
      return;
    }
    traits.put(Fact.ADDRESS, true);
    if (!isFraction) {
      boolean isShort = type.getKind() != TypeKind.LONG && !type.toString().endsWith(".Long");
      readers(isShort ? INTS : List.of(), radix);
      readers(LONGS, radix);
    }
    if (radix == 10) {
      readers(FRACTIONS, radix);
      readers(isFraction ? List.of() : List.of("java.math.BigDecimal"), radix);
    }
  }

  private void readers(List<String> names, int radix) {
    names.forEach(name -> traits.put(Fact.writtenBy(name(name, radix)), true));
  }

  /** How a class is named that reads numbers with this radix. */
  static String name(String reader, int radix) {
    return radix == 10 ? reader : reader + "/" + radix;
  }

  private void object(@Nullable TypeElement type) {
    boolean isPlain = type != null && type.getKind() == ElementKind.ENUM;
    for (TypeElement each = type;
        each != null && !each.getQualifiedName().contentEquals("java.lang.Object");
        each = context.typeFacts.element(each.getSuperclass())) {
      String name = each.getQualifiedName().toString();
      isPlain |= PLAIN.contains(name);
      traits.put(Fact.writtenBy(name), true);
    }
    if (isPlain) {
      traits.put(Fact.ADDRESS, true);
    }
  }
}
