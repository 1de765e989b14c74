package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Recognises texts that are sure to be readable: constants, and what a value of the very class has
 * written, such as {@code UUID.fromString(id.toString())}.
 */
final class RoundTrips {
  private static final Pattern WRITES =
      Pattern.compile("toString|name|getName|getId|getID|getCurrencyCode|toPlainString|pattern");

  private RoundTrips() {}

  /** Whether an argument of the call is such a text. */
  static boolean isKnown(Context context, Call call, int argument) {
    ExpressionTree tree = call.trees().get(argument);
    TreePath path = new TreePath(call.path(), tree);
    if (context.constants.value(path) != null) {
      return true;
    }
    if (!(tree instanceof MethodInvocationTree written)
        || !written.getArguments().isEmpty()
        || !(written.getMethodSelect() instanceof MemberSelectTree select)
        || !WRITES.matcher(select.getIdentifier()).matches()) {
      return false;
    }
    TreePath writer = new TreePath(new TreePath(path, select), select.getExpression());
    TypeElement type = context.typeFacts.element(context.trees.getTypeMirror(writer));
    Element owner = call.method().getEnclosingElement();
    return type != null && owner instanceof TypeElement reader && isSame(context, type, reader);
  }

  private static boolean isSame(Context context, TypeElement type, TypeElement reader) {
    return context.types.isSubtype(
        context.types.erasure(type.asType()), context.types.erasure(reader.asType()));
  }
}
