package dev.collet.processor.emit;

import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;

/**
 * Lets checked exceptions of constructors, setters and getters leave as they are: to the server, an
 * exception while arguments are bound or a result is written is one of the tool's own.
 */
final class CheckedCode {
  private CheckedCode() {}

  /**
   * The statements, with what they throw handed on.
   *
   * @param seam the reader's or writer's variable
   * @param scope of the method's variables
   * @param isChecked whether they can throw checked exceptions at all
   */
  static CodeBlock guarded(String seam, Names scope, boolean isChecked, CodeBlock statements) {
    if (!isChecked) {
      return statements;
    }
    String thrown = scope.unique("thrown");
    return CodeBlock.builder()
        .beginControlFlow("try")
        .add(statements)
        .nextControlFlow("catch ($T $N)", Throwable.class, thrown)
        .addStatement("throw $N.rethrown($N)", seam, thrown)
        .endControlFlow()
        .build();
  }

  /** Whether a getter that writes the shape's own members declares checked exceptions. */
  static boolean isWrittenChecked(Shape shape) {
    if (shape instanceof Shape.ObjectShape object) {
      return object.construction().checked().whenWritten()
          || object.members().stream()
              .filter(Member::isUnwrapped)
              .anyMatch(each -> isWrittenChecked(each.shape()));
    }
    if (shape instanceof Shape.UnionShape union) {
      return union.alternatives().stream().anyMatch(each -> isWrittenChecked(each.shape()));
    }
    return shape instanceof Shape.ValueShape value && value.construction().checked().whenWritten();
  }
}
