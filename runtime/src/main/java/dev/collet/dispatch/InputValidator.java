package dev.collet.dispatch;

import dev.collet.json.Problem;
import java.util.List;
import java.util.Map;

/**
 * Enforces declared input schemas at run time, for the keywords that generated readers don't
 * enforce ({@code if}, {@code dependentRequired}, {@code oneOf} …). A tool for which {@link
 * Toolset#needsValidator} holds is served only with one; {@code collet-validator} has one.
 */
@FunctionalInterface
public interface InputValidator {
  /**
   * Prepares the check of one tool's arguments, once, when a server is built.
   *
   * @param tool its {@code inputSchema} is a member of {@link ToolDescriptor#json()}
   * @return what checks arguments, from many threads at once
   * @throws IllegalArgumentException when the schema can't be enforced; says why
   */
  Check prepare(ToolDescriptor tool);

  /** Checks arguments against one schema. */
  @FunctionalInterface
  interface Check {
    /**
     * What is wrong with the arguments, in English and without any value of theirs: one may be
     * sensitive.
     *
     * @param arguments a JDK tree, not to be changed
     * @param most how many problems are wanted at most
     * @return empty when the schema accepts the arguments
     */
    List<Problem> problems(Map<String, Object> arguments, int most);
  }
}
