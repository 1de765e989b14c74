package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Tells what is left of what is known about a text when another one is made of it. */
final class Derived {
  /** Methods of String after which a text is as readable as before. */
  private static final Set<String> KEEPS =
      Set.of("trim", "strip", "stripLeading", "stripTrailing", "toLowerCase", "toUpperCase");

  private static final List<String> TRAITS = List.of(Fact.CONSTANT, Fact.ADDRESS);

  private Derived() {}

  /** What a method of String gives back. */
  static Fact of(
      Context context,
      TreePath path,
      MethodInvocationTree call,
      String name,
      TreePath receiver,
      Guards guards) {
    boolean isReplaced = name.equals("replace") && areConstant(context, path, call);
    if (!isReplaced && !KEEPS.contains(name)) {
      return Fact.ANY;
    }
    Fact before = context.values.of(receiver, guards);
    Map<String, Boolean> traits = new HashMap<>();
    for (String trait : TRAITS) {
      if (Boolean.TRUE.equals(before.traits().get(trait))) {
        traits.put(trait, true);
      }
    }
    Fact fact = Fact.OBJECT.having(traits);
    return before.choice().isListed() && !isReplaced
        ? fact.and(Fact.choice(changed(before.choice(), name)))
        : fact;
  }

  private static boolean areConstant(Context context, TreePath path, MethodInvocationTree call) {
    return context.constants.areAll(path, call.getArguments());
  }

  private static Choice changed(Choice choice, String method) {
    Set<Object> values = new HashSet<>();
    for (Object value : choice.values()) {
      values.add(value instanceof String text ? changed(text, method) : value);
    }
    return new Choice(true, values);
  }

  private static String changed(String text, String method) {
    return switch (method) {
      case "trim" -> text.trim();
      case "strip" -> text.strip();
      case "stripLeading" -> text.stripLeading();
      case "stripTrailing" -> text.stripTrailing();
      case "toLowerCase" -> text.toLowerCase(Locale.ROOT);
      default -> text.toUpperCase(Locale.ROOT);
    };
  }

  /** Whether a part of a text leaves it an address. */
  static boolean isPart(Context context, TreePath parent, ExpressionTree tree, Guards guards) {
    TreePath part = new TreePath(parent, tree);
    return context.texts.isPlain(part)
        || Boolean.TRUE.equals(context.values.of(part, guards).traits().get(Fact.ADDRESS));
  }
}
