package dev.collet.processor.flow.facts;

import com.sun.source.tree.Tree;
import dev.collet.processor.flow.value.Ranges;
import org.jspecify.annotations.Nullable;

/** Calculates with ranges of whole numbers; what may overflow is not known. */
final class Arithmetic {
  private Arithmetic() {}

  /** The range of the result; null when it is not known. */
  static @Nullable Ranges of(Tree.Kind kind, Ranges left, Ranges right) {
    if (left.isEmpty() || right.isEmpty()) {
      return null;
    }
    try {
      return switch (kind) {
        case PLUS ->
            Ranges.of(
                Math.addExact(left.low(), right.low()), Math.addExact(left.high(), right.high()));
        case MINUS ->
            Ranges.of(
                Math.subtractExact(left.low(), right.high()),
                Math.subtractExact(left.high(), right.low()));
        case MULTIPLY -> product(left, right);
        case DIVIDE -> quotient(left, right);
        case REMAINDER -> remainder(left, right);
        case AND -> masked(left, right);
        case UNSIGNED_RIGHT_SHIFT, RIGHT_SHIFT -> shifted(left, right);
        default -> null;
      };
    } catch (ArithmeticException e) {
      return null;
    }
  }

  private static Ranges product(Ranges left, Ranges right) {
    long a = Math.multiplyExact(left.low(), right.low());
    long b = Math.multiplyExact(left.low(), right.high());
    long c = Math.multiplyExact(left.high(), right.low());
    long d = Math.multiplyExact(left.high(), right.high());
    return Ranges.of(
        Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
  }

  private static @Nullable Ranges quotient(Ranges left, Ranges right) {
    return left.low() >= 0 && right.low() > 0
        ? Ranges.of(left.low() / right.high(), left.high() / right.low())
        : null;
  }

  private static @Nullable Ranges remainder(Ranges left, Ranges right) {
    if (right.low() <= 0) {
      return null;
    }
    long most = right.high() - 1;
    return Ranges.of(left.low() >= 0 ? 0 : -most, left.high() <= 0 ? 0 : most);
  }

  /** A mask that is not negative leaves nothing above it. */
  private static @Nullable Ranges masked(Ranges left, Ranges right) {
    if (right.low() >= 0) {
      return Ranges.of(0, right.high());
    }
    return left.low() >= 0 ? Ranges.of(0, left.high()) : null;
  }

  private static @Nullable Ranges shifted(Ranges left, Ranges right) {
    boolean isPlain = left.low() >= 0 && right.isSingle() && right.low() >= 0 && right.low() < 32;
    return isPlain ? Ranges.of(left.low() >> right.low(), left.high() >> right.low()) : null;
  }
}
