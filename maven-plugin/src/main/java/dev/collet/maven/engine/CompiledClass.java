package dev.collet.maven.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a class file says that bears on tools, because it says what javac compiled, whether or not
 * the processor ran.
 *
 * @param name the class's binary name
 * @param supertypes the binary names of its superclass and interfaces, without the platform's
 * @param isTemplate whether it is abstract or generic, so that the concrete classes below it have
 *     its tools
 * @param isLocal whether it is declared in a body, where the processor sees nothing
 * @param tools its own methods that carry {@code @Tool}, in the file's order
 */
record CompiledClass(
    String name, List<String> supertypes, boolean isTemplate, boolean isLocal, List<Method> tools) {

  /**
   * A method that is a tool.
   *
   * @param signature its name and erased descriptor, as a fragment writes it
   * @param tool the annotation's {@code name}; null when it is left to the method's
   * @param title the annotation's {@code title}; null when there is none
   * @param description the annotation's {@code description}; null when it is left to the Javadoc
   */
  record Method(
      String signature,
      @Nullable String tool,
      @Nullable String title,
      @Nullable String description) {

    /** The method's name alone. */
    String name() {
      return CompiledClass.nameOf(signature);
    }
  }

  /** Copies the lists. */
  CompiledClass {
    supertypes = List.copyOf(supertypes);
    tools = List.copyOf(tools);
  }

  /** The name in a signature such as {@code book(I)V}. */
  static String nameOf(String signature) {
    int bracket = signature.indexOf('(');
    return bracket < 0 ? signature : signature.substring(0, bracket);
  }
}
