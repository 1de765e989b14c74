package dev.collet.processor.flow.facts;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Recognises texts that are sure to be readable: constants, what a value of the very class has
 * written, such as {@code UUID.fromString(id.toString())}, or its own encoder, and quoted patterns.
 */
final class RoundTrips {
  /** Methods of String whose first argument is a regular expression. */
  private static final Set<String> REGEXES =
      Set.of("matches", "replaceAll", "replaceFirst", "split");

  private RoundTrips() {}

  /** Whether an argument of the call is such a text. */
  static boolean isKnown(Context context, Call call, int argument) {
    ExpressionTree tree = call.trees().get(argument);
    TreePath path = new TreePath(call.path(), tree);
    if (context.constants.value(path) != null) {
      return true;
    }
    Element owner = call.method().getEnclosingElement();
    if (REGEXES.contains(call.name()) && owner.toString().equals("java.lang.String")) {
      return argument > 0 || isQuoted(context, path);
    }
    if (isPattern(owner) && (isLiteral(context, call) || isQuoted(context, path))) {
      return true;
    }
    TreePath text = Groups.origin(context, path);
    if (!(text.getLeaf() instanceof MethodInvocationTree written)
        || !(written.getMethodSelect() instanceof MemberSelectTree select)) {
      return false;
    }
    TreePath writer = new TreePath(new TreePath(text, select), select.getExpression());
    String name = select.getIdentifier().toString();
    if (name.equals("encodeToString") || name.equals("formatHex")) {
      return isDecoder(context, call, writer);
    }
    if (!written.getArguments().isEmpty() || !Written.WRITES.contains(name)) {
      return false;
    }
    TypeElement type = context.typeFacts.element(context.trees.getTypeMirror(writer));
    return type != null && owner instanceof TypeElement reader && isSame(context, type, reader);
  }

  private static boolean isPattern(Element owner) {
    return owner instanceof TypeElement type
        && type.getQualifiedName().contentEquals("java.util.regex.Pattern");
  }

  /** Whether the text is taken as it is: {@code Pattern.compile(text, Pattern.LITERAL)}. */
  private static boolean isLiteral(Context context, Call call) {
    return call.trees().size() == 2
        && isLiteral(context, new TreePath(call.path(), call.trees().get(1)));
  }

  private static boolean isLiteral(Context context, TreePath flags) {
    if (flags.getLeaf() instanceof BinaryTree both && both.getKind() == Tree.Kind.OR) {
      return isLiteral(context, new TreePath(flags, both.getLeftOperand()))
          || isLiteral(context, new TreePath(flags, both.getRightOperand()));
    }
    return context.constants.value(flags) instanceof Number number
        && (number.longValue() & Pattern.LITERAL) != 0;
  }

  /** Whether all that is no constant in the text is quoted. */
  private static boolean isQuoted(Context context, TreePath path) {
    TreePath text = Groups.origin(context, path);
    if (context.constants.value(text) != null) {
      return true;
    }
    if (text.getLeaf() instanceof ParenthesizedTree inner) {
      return isQuoted(context, new TreePath(text, inner.getExpression()));
    }
    if (text.getLeaf() instanceof ConditionalExpressionTree choice) {
      return isQuoted(context, new TreePath(text, choice.getTrueExpression()))
          && isQuoted(context, new TreePath(text, choice.getFalseExpression()));
    }
    if (text.getLeaf() instanceof BinaryTree both) {
      return both.getKind() == Tree.Kind.PLUS
          && isQuoted(context, new TreePath(text, both.getLeftOperand()))
          && isQuoted(context, new TreePath(text, both.getRightOperand()));
    }
    return text.getLeaf() instanceof MethodInvocationTree quoted
        && context.trees.getElement(new TreePath(text, quoted.getMethodSelect()))
            instanceof ExecutableElement method
        && method.getSimpleName().contentEquals("quote")
        && isPattern(method.getEnclosingElement());
  }

  /** Whether a decoder reads what its own encoder has written. */
  private static boolean isDecoder(Context context, Call call, TreePath encoder) {
    if (call.owner() == null) {
      return false;
    }
    String reads = maker(context, call.owner());
    String writes = maker(context, encoder);
    return reads != null && writes != null && reads.equals(writes.replace("Encoder", "Decoder"));
  }

  /** The factory that an object comes from, with its class. */
  static @Nullable String maker(Context context, @Nullable TreePath path) {
    if (path == null) {
      return null;
    }
    TreePath made = Groups.origin(context, path);
    if (!(made.getLeaf() instanceof MethodInvocationTree call)
        || !(context.trees.getElement(new TreePath(made, call.getMethodSelect()))
            instanceof ExecutableElement method)) {
      return null;
    }
    if (method.getSimpleName().contentEquals("withoutPadding")
        && call.getMethodSelect() instanceof MemberSelectTree select) {
      return maker(context, new TreePath(new TreePath(made, select), select.getExpression()));
    }
    return call.getArguments().isEmpty() && method.getModifiers().contains(Modifier.STATIC)
        ? method.getEnclosingElement() + "." + method.getSimpleName()
        : null;
  }

  private static boolean isSame(Context context, TypeElement type, TypeElement reader) {
    return context.types.isSubtype(
        context.types.erasure(type.asType()), context.types.erasure(reader.asType()));
  }
}
