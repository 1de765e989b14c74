package dev.collet.dispatch;

import java.util.Set;

/**
 * Takes exceptions out of the wrappers that calling machinery puts around them. Only wrappers are
 * opened, and by name: a cause that an author gave is the author's business.
 */
public final class Unwrap {
  private static final Set<String> WRAPPERS =
      Set.of(
          "java.util.concurrent.CompletionException",
          "java.util.concurrent.ExecutionException",
          "java.lang.reflect.InvocationTargetException",
          "java.lang.reflect.UndeclaredThrowableException");

  private static final int DEEPEST = 16;

  private Unwrap() {}

  /** What is inside of all wrappers; the same exception where it is none. */
  public static Throwable unwrap(Throwable thrown) {
    Throwable inner = thrown;
    for (int i = 0; i < DEEPEST; i++) {
      Throwable cause = inner.getCause();
      if (cause == null || !WRAPPERS.contains(inner.getClass().getName())) {
        return inner;
      }
      inner = cause;
    }
    return inner;
  }
}
