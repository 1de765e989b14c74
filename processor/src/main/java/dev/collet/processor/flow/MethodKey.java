package dev.collet.processor.flow;

import org.jspecify.annotations.Nullable;

/**
 * A method by its text, so that facts need no compiler.
 *
 * @param owner the binary name of the declaring class
 * @param signature the name and the erased parameter types, such as {@code
 *     parse(java.lang.String,int)}; constructors are {@code <init>(…)}
 */
public record MethodKey(String owner, String signature) {
  // Written out, as javac leaves a record's own to method handles that a short run never warms up.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof MethodKey key
            && signature.equals(key.signature)
            && owner.equals(key.owner);
  }

  @Override
  public int hashCode() {
    return owner.hashCode() * 31 + signature.hashCode();
  }

  /** The name without parameters. */
  public String name() {
    return signature.substring(0, signature.indexOf('('));
  }
}
