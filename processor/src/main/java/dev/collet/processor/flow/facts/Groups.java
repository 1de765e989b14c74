package dev.collet.processor.flow.facts;

import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.facts.Regexes.Regex;
import dev.collet.processor.flow.text.RegexGroups;
import dev.collet.processor.flow.text.RegexGroups.Group;
import dev.collet.processor.flow.value.Fact;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Tells what is known about texts that a constant pattern has cut out: its groups. */
final class Groups {
  private Groups() {}

  /**
   * What is known about what a call of {@code Matcher.group} gives; null when it may be missing.
   */
  static Fact of(Context context, TreePath path, MethodInvocationTree call) {
    if (Regexes.call(path, "group") == null) {
      return Fact.ANY;
    }
    TreePath made = context.regexes.ofMatcher(Regexes.receiver(path, call));
    Regex regex = made == null ? null : context.regexes.ofCall(made);
    if (regex == null) {
      return Fact.ANY;
    }
    if (call.getArguments().isEmpty()) {
      return context.matched(regex, Fact.ANY.size());
    }
    RegexGroups groups = RegexGroups.of(regex.text());
    TreePath argument = new TreePath(path, call.getArguments().get(0));
    Object index = context.constants.value(argument);
    if (index instanceof String name) {
      return of(context, groups.named(name), regex);
    }
    List<Group> all = groups.groups();
    if (index instanceof Integer number) {
      return number == 0
          ? context.matched(regex, Fact.ANY.size())
          : number > 0 && number <= all.size() ? of(context, all.get(number - 1), regex) : Fact.ANY;
    }
    return context.domains.isWhole(context.trees.getTypeMirror(argument))
        ? any(context, all, regex)
        : Fact.ANY;
  }

  /** What all groups have in common; the whole may be among them. */
  private static Fact any(Context context, List<Group> groups, Regex regex) {
    @Nullable Fact common = null;
    for (Group group : groups) {
      Fact one = of(context, group, regex);
      common = common == null ? one : common.or(one);
    }
    return common == null ? Fact.ANY : common;
  }

  private static Fact of(Context context, @Nullable Group group, Regex regex) {
    if (group == null) {
      return Fact.ANY;
    }
    Fact fact = context.matched(new Regex(group.pattern(), regex.ignoresCase()), Fact.ANY.size());
    return group.isFilled() ? fact : fact.orNull();
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
