package dev.collet.processor.flow;

/**
 * A call's target.
 *
 * @param method the method that javac resolved
 * @param receiver the binary name of the receiver's class
 * @param dispatch which method runs
 * @param label for people, such as {@code Fares.parse}
 */
public record Callee(MethodKey method, String receiver, Dispatch dispatch, String label) {

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
