package dev.collet.processor.flow.facts;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.facts.Regexes.Regex;
import dev.collet.processor.flow.text.RegexGroups;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.TextTraits;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Recognises conditions that say that a constant pattern matches a text whole. */
final class Matches {
  private static final Regex DIGITS = new Regex("[0-9]*", false);
  private static final Regex FILLED = new Regex("[0-9]+", false);

  /** The usual helpers of libraries, which ask for at least one digit. */
  private static final Set<String> ASK_DIGITS = Set.of("isNumeric", "isDigits");

  private final Context context;
  private final @Nullable Set<Name> reassigned;

  /**
   * Recognises them in one body.
   *
   * @param reassigned the variables that it changes; null where any may have changed
   */
  Matches(Context context, @Nullable Set<Name> reassigned) {
    this.context = context;
    this.reassigned = reassigned;
  }

  /**
   * A text, and what matches it.
   *
   * @param isExact whether all other texts are no match
   */
  private record Match(TreePath text, Regex regex, boolean isExact) {
    Match(TreePath text, Regex regex) {
      this(text, regex, true);
    }

    /** That it matches, or does not, as a text that is known can be asked. */
    Fact told(boolean outcome) {
      String pattern = regex.ignoresCase() ? "(?i)" + regex.text() : regex.text();
      return isExact ? Fact.trait(TextTraits.of("matches", pattern), outcome) : Fact.OBJECT;
    }
  }

  /** What holds when the call has this outcome. */
  Guards of(
      TreePath path,
      MethodInvocationTree call,
      ExecutableElement method,
      boolean outcome,
      Guards guards) {
    Match match = match(path, call, method);
    String key = match == null ? null : context.keys.of(match.text());
    if (match == null || key == null) {
      return Guards.NONE;
    }
    if (!outcome) {
      return Guards.of(key, match.told(false));
    }
    Fact before = context.values.of(match.text(), guards);
    return Guards.of(key, context.matched(match.regex(), before.size()).and(match.told(true)));
  }

  /** What holds for a text that the predicate lets pass. */
  Fact ofPredicate(TreePath predicate) {
    Element method = context.trees.getElement(predicate);
    if (predicate.getLeaf() instanceof MemberReferenceTree
        && method instanceof ExecutableElement helper
        && context.isSource(helper)) {
      return context.helpers.passed(helper);
    }
    Regex regex = predicate(predicate);
    return regex == null ? Fact.ANY : context.matched(regex, Fact.ANY.size());
  }

  private @Nullable Match match(
      TreePath path, MethodInvocationTree call, ExecutableElement method) {
    List<? extends ExpressionTree> arguments = call.getArguments();
    String name = method.getSimpleName().toString();
    TreePath first = arguments.isEmpty() ? null : new TreePath(path, arguments.get(0));
    boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
    if (!isStatic && !(call.getMethodSelect() instanceof MemberSelectTree)) {
      return null;
    }
    switch (arguments.size()) {
      case 0 -> {
        return !isStatic && (name.equals("matches") || name.equals("find"))
            ? matcher(Regexes.receiver(path, call), name.equals("find"))
            : null;
      }
      case 1 -> {
        if (first == null) {
          return null;
        }
        if (isStatic) {
          boolean asks = ASK_DIGITS.contains(name) && !context.isSource(method);
          return asks ? new Match(first, FILLED, false) : null;
        }
        TreePath receiver = Regexes.receiver(path, call);
        return switch (name) {
          case "matches" -> constant(receiver, first);
          case "test" -> {
            Regex regex = predicate(receiver);
            yield regex == null ? null : new Match(first, regex);
          }
          case "allMatch" -> digits(receiver, first);
          default -> null;
        };
      }
      default -> {
        return isStatic
                && arguments.size() == 2
                && name.equals("matches")
                && isOf(method, "java.util.regex.Pattern")
                && first != null
            ? constant(new TreePath(path, arguments.get(1)), first)
            : null;
      }
    }
  }

  private @Nullable Match constant(TreePath text, TreePath regex) {
    return context.texts.isText(context.trees.getTypeMirror(text))
            && context.constants.value(regex) instanceof String pattern
        ? new Match(text, new Regex(pattern, false))
        : null;
  }

  private @Nullable Match matcher(TreePath matcher, boolean isFound) {
    TreePath made = context.regexes.ofMatcher(matcher);
    Regex regex = made == null ? null : context.regexes.ofCall(made);
    if (made == null || regex == null || (isFound && !isAnchored(regex))) {
      return null;
    }
    TreePath text =
        new TreePath(made, ((MethodInvocationTree) made.getLeaf()).getArguments().get(0));
    boolean isHere = made.getLeaf() == unwrapped(matcher.getLeaf());
    return isHere || isFixed(text) ? new Match(text, regex) : null;
  }

  /** Whether a text is the same as when the matcher was made. */
  private boolean isFixed(TreePath text) {
    Element variable = context.trees.getElement(text);
    return text.getLeaf() instanceof IdentifierTree name
        && reassigned != null
        && !reassigned.contains(name.getName())
        && variable != null
        && (variable.getKind() != ElementKind.FIELD
            || variable.getModifiers().contains(Modifier.FINAL));
  }

  private static Tree unwrapped(Tree tree) {
    return tree instanceof ParenthesizedTree inner ? unwrapped(inner.getExpression()) : tree;
  }

  private static boolean isAnchored(Regex regex) {
    return RegexGroups.of(regex.text()).isAnchored();
  }

  /** The pattern of {@code PATTERN.asMatchPredicate()} and the like. */
  private @Nullable Regex predicate(TreePath predicate) {
    TreePath origin = Groups.origin(context, predicate);
    MethodInvocationTree whole = Regexes.call(origin, "asMatchPredicate");
    MethodInvocationTree found = whole == null ? Regexes.call(origin, "asPredicate") : null;
    MethodInvocationTree call = whole == null ? found : whole;
    Regex regex = call == null ? null : context.regexes.ofPattern(Regexes.receiver(origin, call));
    return regex == null || (whole == null && !isAnchored(regex)) ? null : regex;
  }

  /** {@code text.chars().allMatch(Character::isDigit)}. */
  private @Nullable Match digits(TreePath chars, TreePath test) {
    MethodInvocationTree units = Regexes.call(chars, "chars");
    MethodInvocationTree call = units == null ? Regexes.call(chars, "codePoints") : units;
    if (call == null || !call.getArguments().isEmpty() || !isDigitTest(test)) {
      return null;
    }
    TreePath text = Regexes.receiver(chars, call);
    return context.texts.isText(context.trees.getTypeMirror(text))
        ? new Match(text, DIGITS, false)
        : null;
  }

  private boolean isDigitTest(TreePath test) {
    if (test.getLeaf() instanceof MemberReferenceTree reference) {
      return reference.getName().contentEquals("isDigit")
          && context.trees.getElement(test) instanceof ExecutableElement method
          && isOf(method, "java.lang.Character");
    }
    if (!(test.getLeaf() instanceof LambdaExpressionTree lambda)) {
      return false;
    }
    TreePath body = new TreePath(test, lambda.getBody());
    if (lambda.getBody() instanceof MethodInvocationTree call) {
      return call.getArguments().size() == 1
          && context.trees.getElement(new TreePath(body, call.getMethodSelect()))
              instanceof ExecutableElement method
          && method.getSimpleName().contentEquals("isDigit")
          && isOf(method, "java.lang.Character");
    }
    return lambda.getBody() instanceof BinaryTree both
        && both.getKind() == Tree.Kind.CONDITIONAL_AND
        && isBound(new TreePath(body, both.getLeftOperand()), Tree.Kind.GREATER_THAN_EQUAL, '0')
        && isBound(new TreePath(body, both.getRightOperand()), Tree.Kind.LESS_THAN_EQUAL, '9');
  }

  private boolean isBound(TreePath path, Tree.Kind kind, char limit) {
    return path.getLeaf() instanceof BinaryTree comparison
        && comparison.getKind() == kind
        && comparison.getLeftOperand() instanceof IdentifierTree
        && context.constants.value(new TreePath(path, comparison.getRightOperand()))
            instanceof Character character
        && character == limit;
  }

  private static boolean isOf(ExecutableElement method, String type) {
    return method.getEnclosingElement() instanceof TypeElement owner
        && owner.getQualifiedName().contentEquals(type);
  }
}
