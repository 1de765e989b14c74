package dev.collet.processor.flow;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An exception class as data: its canonical name and those of its superclasses, so that the stages
 * after reading need no compiler.
 *
 * @param ancestry the class itself, then its superclasses up to Throwable
 */
public record ExceptionType(List<String> ancestry) {
  private static final String RUNTIME = "java.lang.RuntimeException";
  private static final String ERROR = "java.lang.Error";

  /** Copies the ancestry. */
  public ExceptionType {
    ancestry = List.copyOf(ancestry);
  }

  // Written out, as javac leaves a record's own to method handles that a short run never warms up.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof ExceptionType type && ancestry.equals(type.ancestry);
  }

  @Override
  public int hashCode() {
    return name().hashCode();
  }

  /** The canonical name; the binary name of a local class. */
  public String name() {
    return ancestry.get(0);
  }

  /** The name for people: what comes after the package. */
  public String simpleName() {
    String name = name();
    int start = 0;
    while (start < name.length() && Character.isLowerCase(name.charAt(start))) {
      int dot = name.indexOf('.', start);
      if (dot < 0) {
        break;
      }
      start = dot + 1;
    }
    return name.substring(start);
  }

  /** Whether it is the class of that name or a subclass. */
  public boolean isA(String name) {
    return ancestry.contains(name);
  }

  /** Whether the language lets it pass without a {@code throws} clause. */
  public boolean isUnchecked() {
    return isA(RUNTIME) || isError();
  }

  /** Whether it is an Error. */
  public boolean isError() {
    return isA(ERROR);
  }

  /**
   * Whether the runtime understands it without a mapping: the errors that tools raise on purpose,
   * and the Errors of our own that suspend a call.
   */
  public boolean isOurs() {
    return isA("dev.collet.ToolError")
        || isA("dev.collet.ProtocolError")
        || (isError() && ancestry.stream().anyMatch(ExceptionType::isInOurRuntime));
  }

  private static boolean isInOurRuntime(String name) {
    return name.startsWith("dev.collet.")
        && name.matches("dev\\.collet\\.((dispatch|server|json|transport)\\.)?[A-Z]\\w*");
  }
}
