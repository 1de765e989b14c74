package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Place;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;
import org.jspecify.annotations.Nullable;

/**
 * A call as it was written.
 *
 * @param type the method's type at this call, type arguments put in
 * @param place the name
 * @param receiver what is known about the object; nothing when there is none
 * @param owner the expression before the dot, or null
 * @param arguments what is known about the arguments
 * @param trees the arguments themselves
 * @param path the whole call
 */
record Call(
    ExecutableElement method,
    ExecutableType type,
    Place place,
    Value receiver,
    @Nullable TreePath owner,
    List<Value> arguments,
    List<? extends ExpressionTree> trees,
    TreePath path) {

  String name() {
    return method.getSimpleName().toString();
  }

  /** Whether any argument is a function that can be seen. */
  boolean hasFunctions() {
    for (Value argument : arguments) {
      if (argument.function() != null) {
        return true;
      }
    }
    return false;
  }
}
