package dev.collet.processor.shape;

import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/**
 * Whether what generated code calls of a class declares checked exceptions, which the code then has
 * to catch.
 *
 * @param whenRead by the constructor or factory, or a setter
 * @param whenWritten by a getter
 */
public record Checked(boolean whenRead, boolean whenWritten) {
  /** Nothing is declared. */
  public static final Checked NONE = new Checked(false, false);

  /** What these declare. */
  static Checked of(
      Context context, List<ExecutableElement> makers, List<ExecutableElement> getters) {
    return new Checked(
        makers.stream().anyMatch(each -> isDeclaredBy(each, context)),
        getters.stream().anyMatch(each -> isDeclaredBy(each, context)));
  }

  /** What either declares. */
  Checked or(Checked other) {
    return new Checked(whenRead || other.whenRead, whenWritten || other.whenWritten);
  }

  private static boolean isDeclaredBy(ExecutableElement method, Context context) {
    return method.getThrownTypes().stream().anyMatch(each -> isChecked(each, context));
  }

  private static boolean isChecked(TypeMirror thrown, Context context) {
    return context.supertype(thrown, "java.lang.RuntimeException") == null
        && context.supertype(thrown, "java.lang.Error") == null;
  }
}
