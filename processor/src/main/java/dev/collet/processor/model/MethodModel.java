package dev.collet.processor.model;

import dev.collet.processor.shape.Member;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The Java side of a tool.
 *
 * @param name the method's name
 * @param declaringType where it is declared, in source form without type arguments
 * @param isStatic whether it needs no instance
 * @param isVarArgs whether the last parameter is variable
 * @param parameters in order
 */
public record MethodModel(
    String name,
    String declaringType,
    boolean isStatic,
    boolean isVarArgs,
    List<Parameter> parameters) {

  /**
   * A parameter: an argument of the tool, or injected.
   *
   * @param javaName its name
   * @param member the argument; null when the runtime injects the {@code ToolContext}
   */
  public record Parameter(String javaName, @Nullable Member member) {}
}
