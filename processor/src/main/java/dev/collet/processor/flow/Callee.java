package dev.collet.processor.flow;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A call's target.
 *
 * @param method the method that javac resolved
 * @param receiver the binary name of the receiver's class
 * @param dispatch which method runs
 * @param label for people, such as {@code Fares.parse}
 * @param within the method that calls it on its own object; null when it is another object. Classes
 *     that have replaced that method never get there
 */
public record Callee(
    MethodKey method,
    String receiver,
    Dispatch dispatch,
    String label,
    @Nullable MethodKey within) {
  // Written out, as javac leaves a record's own to method handles that a short run never warms up.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Callee callee
            && method.equals(callee.method)
            && receiver.equals(callee.receiver)
            && dispatch == callee.dispatch
            && label.equals(callee.label)
            && Objects.equals(within, callee.within);
  }

  @Override
  public int hashCode() {
    return method.hashCode() * 31 + receiver.hashCode();
  }

  /** How the method that runs follows from the one that javac resolved. */
  public enum Dispatch {
    /** It is the one. */
    DIRECT,
    /** It is what exactly the receiver's class has for it. */
    EXACT,
    /** It is what the receiver's class or a subclass has for it. */
    VIRTUAL
  }
}
