package dev.collet.processor.javac;

import java.io.IOException;

/**
 * A check that looks into method bodies. It runs once in a compilation: when javac has attributed
 * the first class and generated none, so that every tree is whole. Classes that javac has not
 * reached are attributed on demand by {@code Trees.getElement}.
 */
public interface BodyCheck {
  /**
   * Hands what is wrong to the context's findings. Levels and suppressions are not its business.
   */
  void check(BodyContext context);

  /**
   * Writes what other modules need, through the environment's Filer; called after {@link #check}
   * with the same context, and only when the build has no error.
   */
  default void write(BodyContext context) throws IOException {}
}
