package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/**
 * Knows what methods of ours prove about their arguments by coming back: checks such as {@code
 * requireNumber(text)}, also those that give their argument back. {@link Helpers} knows questions.
 */
final class Checks {
  private static final Verdict OPEN = new Verdict(Guards.NONE, -1);

  /** Checks that ask others are followed so far. */
  private static final int DEEPEST = 8;

  private final Context context;
  private final Map<ExecutableElement, Verdict> known = new HashMap<>();
  private int depth;

  Checks(Context context) {
    this.context = context;
  }

  /**
   * What is known about the parameters of a method.
   *
   * @param passed when it comes back
   * @param given the parameter that it gives back; -1 when that is none
   */
  record Verdict(Guards passed, int given) {}

  /** What is known about the arguments of a call that came back. */
  Guards passed(ExecutableElement method, TreePath path, List<? extends ExpressionTree> arguments) {
    Verdict verdict = of(method);
    return verdict == OPEN ? Guards.NONE : translated(verdict.passed(), method, path, arguments);
  }

  /** The argument that the call of a method gives back as it came; null when it is none. */
  @Nullable TreePath given(TreePath path) {
    if (!(path.getLeaf() instanceof MethodInvocationTree call)
        || !(context.trees.getElement(new TreePath(path, call.getMethodSelect()))
            instanceof ExecutableElement method)
        || !context.isSource(method)) {
      return null;
    }
    int index = of(method).given();
    return index < 0 || index >= call.getArguments().size()
        ? null
        : new TreePath(path, call.getArguments().get(index));
  }

  private Verdict of(ExecutableElement method) {
    if (method.getParameters().isEmpty()
        || !context.isFixed(method)
        || method.isVarArgs()
        || method.getSimpleName().contentEquals("<init>")) {
      return OPEN;
    }
    Verdict verdict = known.get(method);
    if (verdict == null) {
      if (depth >= DEEPEST) {
        return OPEN;
      }
      // A method that asks itself learns nothing from that.
      known.put(method, OPEN);
      depth++;
      verdict = CheckReader.read(context, method);
      depth--;
      verdict = verdict == null ? OPEN : verdict;
      known.put(method, verdict);
    }
    return verdict;
  }

  /** The same about the arguments of a call. */
  private Guards translated(
      Guards guards,
      ExecutableElement method,
      TreePath call,
      List<? extends ExpressionTree> arguments) {
    if (guards.isOpen() || guards.isImpossible()) {
      return guards;
    }
    Map<String, String> names = new HashMap<>();
    Map<String, TreePath> given = new HashMap<>();
    for (int i = 0; i < Math.min(arguments.size(), method.getParameters().size()); i++) {
      VariableElement parameter = method.getParameters().get(i);
      TreePath argument = new TreePath(call, arguments.get(i));
      String key = context.keys.of(argument);
      given.put(context.keys.of(parameter), argument);
      if (key != null) {
        names.put(context.keys.of(parameter), key);
      }
    }
    Guards all = Guards.IMPOSSIBLE;
    for (Way way : guards.ways()) {
      Guards relations = Guards.NONE;
      Way its = Way.OPEN;
      for (String proven : way.proven()) {
        String key = renamed(proven, names);
        its = key == null ? its : its.and(key);
      }
      for (String known : way.keys()) {
        if (Relations.isRelation(known)) {
          relations = relations.and(Relations.translated(context, known, way.fact(known), given));
          continue;
        }
        String key = renamed(known, names);
        its = key == null ? its : its.with(key, way.fact(known));
      }
      all = all.or(new Guards(List.of(its)).and(relations));
    }
    return all;
  }

  private static @Nullable String renamed(String key, Map<String, String> names) {
    int end = key.indexOf('.');
    String variable = end < 0 ? key : key.substring(0, end);
    String rest = end < 0 ? "" : key.substring(end);
    String name = names.get(variable);
    return name == null || rest.indexOf('#') >= 0 || rest.contains("this") ? null : name + rest;
  }
}
