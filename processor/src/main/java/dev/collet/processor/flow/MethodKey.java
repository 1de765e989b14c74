package dev.collet.processor.flow;

/**
 * A method by its text, so that facts need no compiler.
 *
 * @param owner the binary name of the declaring class
 * @param signature the name and the erased parameter types, such as {@code
 *     parse(java.lang.String,int)}; constructors are {@code <init>(…)}
 */
public record MethodKey(String owner, String signature) {
  /** The name without parameters. */
  public String name() {
    return signature.substring(0, signature.indexOf('('));
  }
}
