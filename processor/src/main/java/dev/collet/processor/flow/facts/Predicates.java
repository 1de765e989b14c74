package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import dev.collet.processor.flow.value.TextTraits;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import org.jspecify.annotations.Nullable;

/** Tells what the outcome of a call proves, such as {@code isEmpty()} or {@code equals}. */
final class Predicates {
  private static final Set<String> EQUALS = Set.of("equals", "equalsIgnoreCase", "contentEquals");

  private static final Set<String> HOLDS =
      Set.of("isPresent", "hasMoreTokens", "hasMoreElements", "find", "lookingAt", "matches");
  private static final Set<String> EMPTY = Set.of("isNullOrEmpty", "isEmpty", "hasLength");
  private static final Set<String> BLANK = Set.of("isBlank", "isNullOrBlank", "hasText");

  private final Context context;
  private final Matches matches;

  Predicates(Context context, @Nullable Set<Name> reassigned) {
    this.context = context;
    this.matches = new Matches(context, reassigned);
  }

  /** What holds for a text that a predicate lets pass, where that matches it with a pattern. */
  Fact matched(TreePath predicate) {
    return matches.ofPredicate(predicate);
  }

  Guards of(TreePath path, MethodInvocationTree call, boolean outcome, Guards guards) {
    TreePath select = new TreePath(path, call.getMethodSelect());
    if (!(context.trees.getElement(select) instanceof ExecutableElement method)) {
      return Guards.NONE;
    }
    if (!call.getArguments().isEmpty() && context.isSource(method)) {
      List<@Nullable String> arguments = arguments(path, call);
      Guards helped =
          context
              .helpers
              .of(method, receiver(select, call), arguments, outcome)
              .and(answered(method, arguments, outcome));
      if (!helped.isOpen()) {
        return helped;
      }
    }
    Guards named =
        named(path, select, call, method, outcome, guards).and(order(path, call, method, outcome));
    return named.and(matches.of(path, call, method, outcome, guards));
  }

  /** {@code one.isBefore(other)}, as dates and times say it. */
  private Guards order(
      TreePath path, MethodInvocationTree call, ExecutableElement method, boolean outcome) {
    String name = method.getSimpleName().toString();
    boolean isBefore = name.equals("isBefore");
    if (!(isBefore || name.equals("isAfter"))
        || call.getArguments().size() != 1
        || !(call.getMethodSelect() instanceof MemberSelectTree)) {
      return Guards.NONE;
    }
    TreePath one = Regexes.receiver(path, call);
    TreePath two = new TreePath(path, call.getArguments().get(0));
    Tree.Kind kind = outcome ? Tree.Kind.LESS_THAN : Tree.Kind.GREATER_THAN_EQUAL;
    return isBefore ? Relations.of(context, one, kind, two) : Relations.of(context, two, kind, one);
  }

  /** What a helper has answered about a value that never changes, it answers again. */
  private Guards answered(
      ExecutableElement method, List<@Nullable String> arguments, boolean outcome) {
    boolean isAsking =
        arguments.size() == 1
            && method.getParameters().size() == 1
            && method.getModifiers().contains(Modifier.STATIC)
            && context.domains.isImmutable(method.getParameters().get(0).asType());
    String key = isAsking ? arguments.get(0) : null;
    return key == null
        ? Guards.NONE
        : Guards.of(key, Fact.trait("passes " + context.signatures.key(method), outcome));
  }

  private static @Nullable TreePath receiver(TreePath select, MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree member
        ? new TreePath(select, member.getExpression())
        : null;
  }

  private List<@Nullable String> arguments(TreePath path, MethodInvocationTree call) {
    List<@Nullable String> keys = new ArrayList<>();
    call.getArguments().forEach(each -> keys.add(context.keys.of(new TreePath(path, each))));
    return keys;
  }

  private Guards named(
      TreePath path,
      TreePath select,
      MethodInvocationTree call,
      ExecutableElement method,
      boolean outcome,
      Guards guards) {
    String name = method.getSimpleName().toString();
    List<? extends ExpressionTree> arguments = call.getArguments();
    TreePath argument = arguments.isEmpty() ? null : new TreePath(path, arguments.get(0));
    if (method.getModifiers().contains(Modifier.STATIC)) {
      return argument != null && arguments.size() == 1 && !context.isSource(method)
          ? ofStatic(method, argument, outcome)
          : Guards.NONE;
    }
    if (!(call.getMethodSelect() instanceof MemberSelectTree member)) {
      return Guards.NONE;
    }
    TreePath receiver = new TreePath(select, member.getExpression());
    if (argument == null) {
      return plain(name, receiver, outcome);
    }
    if (arguments.size() != 1) {
      return Guards.NONE;
    }
    if (name.equals("contains") || name.equals("containsKey")) {
      Guards listed = contained(receiver, argument, outcome);
      if (name.equals("containsKey")) {
        return listed.and(context.lookups.asked(receiver, argument, outcome));
      }
      if (!listed.equals(Guards.NONE)) {
        return listed;
      }
    }
    if (name.equals("matches")) {
      return Guards.NONE; // see Matches
    }
    if (name.equals(outcome ? "anyMatch" : "noneMatch")) {
      return some(argument);
    }
    if (TextTraits.isTold(name) && !name.startsWith("equals")) {
      return told(name, receiver, argument, outcome);
    }
    if (name.equals("equalsIgnoreCase")) {
      return told(name, receiver, argument, outcome)
          .and(told(name, argument, receiver, outcome))
          .and(equal(receiver, argument, false, outcome, guards));
    }
    if (EQUALS.contains(name)) {
      return equal(receiver, argument, outcome && name.equals("equals"), outcome, guards);
    }
    return Guards.NONE;
  }

  /** What holds of all else when some element passes a test. */
  private Guards some(TreePath test) {
    if (!(test.getLeaf() instanceof LambdaExpressionTree lambda)
        || lambda.getBodyKind() != LambdaExpressionTree.BodyKind.EXPRESSION) {
      return Guards.NONE;
    }
    Guards passed =
        new Proof(context, null).of(new TreePath(test, lambda.getBody()), true, Guards.NONE);
    for (VariableTree parameter : lambda.getParameters()) {
      Element element = context.trees.getElement(new TreePath(test, parameter));
      passed = element == null ? Guards.NONE : passed.without(context.keys.of(element));
    }
    return passed.isImpossible() ? Guards.NONE : passed;
  }

  /** What a text says about itself when it is asked with a constant. */
  private Guards told(String name, TreePath receiver, TreePath argument, boolean outcome) {
    String key = context.keys.of(receiver);
    return key != null
            && context.texts.isText(context.trees.getTypeMirror(receiver))
            && context.constants.value(argument) instanceof String constant
        ? Guards.of(key, Fact.trait(TextTraits.of(name, constant), outcome))
        : Guards.NONE;
  }

  /** What is in a collection that never changes, or is none of what is in it. */
  private Guards contained(TreePath receiver, TreePath argument, boolean outcome) {
    String key = context.keys.of(argument);
    if (key == null || !context.keys.isRepeatable(argument)) {
      return Guards.NONE;
    }
    Fact member = context.members.of(receiver);
    if (outcome) {
      return Guards.of(key, member);
    }
    return member.choice().isListed()
        ? Guards.of(key, Fact.choice(new Choice(false, member.choice().values())).orNull())
        : Guards.NONE;
  }

  private Guards plain(String name, TreePath receiver, boolean outcome) {
    String key = context.keys.of(receiver);
    if (key == null) {
      return Guards.NONE;
    }
    if (name.equals("isEmpty")) {
      Guards size =
          Guards.of(key, Fact.size(outcome ? Ranges.of(0) : Ranges.of(1, Integer.MAX_VALUE)));
      return outcome ? size : size.and(key);
    }
    if (name.equals("isBlank")) {
      Guards blank = Guards.of(key, Fact.trait(Fact.BLANK, outcome));
      return outcome ? blank : blank.and(key);
    }
    Guards sign = Signs.asked(context, name, receiver, outcome);
    if (!sign.isOpen() || !outcome) {
      return sign;
    }
    if (name.equals("hasPrevious")) {
      return Guards.NONE.and(Proof.behind(key));
    }
    if (name.startsWith("hasNext")) {
      Guards next = Guards.NONE.and(key);
      String reads = name.substring("hasNext".length());
      return reads.isEmpty() ? next : next.and(Proof.readable(key, reads));
    }
    return HOLDS.contains(name) ? Guards.NONE.and(key) : Guards.NONE;
  }

  /** The usual helpers about texts and nulls, whichever library has them. */
  private Guards ofStatic(ExecutableElement method, TreePath argument, boolean outcome) {
    String name = method.getSimpleName().toString();
    String key = context.keys.of(argument);
    if (key == null) {
      return Guards.NONE;
    }
    @Nullable Boolean isEmpty = EMPTY.contains(name) ? outcome : null;
    @Nullable Boolean isBlank = BLANK.contains(name) ? outcome : null;
    if (name.startsWith("has")) {
      isEmpty = isEmpty == null ? null : !isEmpty;
      isBlank = isBlank == null ? null : !isBlank;
    }
    if (isEmpty != null) {
      return isEmpty
          ? Guards.of(key, Fact.size(Ranges.of(0)).orNull())
          : Guards.of(key, Fact.size(Ranges.of(1, Integer.MAX_VALUE))).and(key);
    }
    if (isBlank != null) {
      return isBlank
          ? Guards.of(key, Fact.trait(Fact.BLANK, true).orNull())
          : Guards.of(key, Fact.trait(Fact.BLANK, false)).and(key);
    }
    return switch (name) {
      case "isSupported" ->
          outcome
              ? Guards.of(
                  key, Fact.trait(Fact.writtenBy(method.getEnclosingElement().toString()), true))
              : Guards.NONE;
      case "isNull" -> Guards.of(key, outcome ? Fact.NULL : Fact.OBJECT);
      case "nonNull" -> Guards.of(key, outcome ? Fact.OBJECT : Fact.NULL);
      default -> Guards.NONE;
    };
  }

  private Guards equal(
      TreePath one, TreePath other, boolean isEqual, boolean outcome, Guards guards) {
    if (outcome && !isEqual) {
      return Guards.NONE;
    }
    return known(one, other, isEqual, guards, true).and(known(other, one, isEqual, guards, false));
  }

  private Guards known(
      TreePath path, TreePath other, boolean isEqual, Guards guards, boolean isReceiver) {
    Choice value = context.values.of(other, guards).choice();
    String key = context.keys.of(path);
    if (key == null || !context.keys.isRepeatable(path)) {
      return Guards.NONE;
    }
    if (isEqual) {
      return Guards.of(key, Members.oneOf(value));
    }
    boolean isOne = value.isListed() && value.values().size() == 1;
    Fact rest = Fact.choice(isOne ? new Choice(false, value.values()) : Choice.ANY);
    return Guards.of(key, isReceiver ? rest : rest.orNull());
  }
}
