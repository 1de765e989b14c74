package dev.collet.processor.javac;

import com.sun.source.util.JavacTask;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import javax.annotation.processing.ProcessingEnvironment;
import org.jspecify.annotations.Nullable;

/**
 * Finds javac's own environment behind the wrappers that IDEs and build tools put around it, since
 * only that one leads to trees.
 */
final class Unwrapping {
  private static final int DEEPEST = 5;

  private Unwrapping() {}

  /** Javac's environment, or null when there is none inside. */
  static @Nullable ProcessingEnvironment javacEnvironment(ProcessingEnvironment environment) {
    ProcessingEnvironment current = environment;
    for (int depth = 0; depth < DEEPEST && current != null; depth++) {
      if (isJavac(current)) {
        return current;
      }
      ProcessingEnvironment intellij = byIntellij(current);
      current = intellij != null && intellij != current ? intellij : inner(current);
    }
    return null;
  }

  private static boolean isJavac(ProcessingEnvironment environment) {
    try {
      return JavacTask.instance(environment) != null;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** IntelliJ's build process documents this way to its delegate. */
  private static @Nullable ProcessingEnvironment byIntellij(ProcessingEnvironment environment) {
    try {
      Class<?> wrappers =
          Class.forName(
              "org.jetbrains.jps.javac.APIWrappers", true, environment.getClass().getClassLoader());
      Method unwrap = wrappers.getDeclaredMethod("unwrap", Class.class, Object.class);
      return (ProcessingEnvironment) unwrap.invoke(null, ProcessingEnvironment.class, environment);
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      return null;
    }
  }

  private static @Nullable ProcessingEnvironment inner(ProcessingEnvironment environment) {
    if (Proxy.isProxyClass(environment.getClass())) {
      InvocationHandler handler = Proxy.getInvocationHandler(environment);
      return field(handler, handler.getClass());
    }
    return field(environment, environment.getClass());
  }

  private static @Nullable ProcessingEnvironment field(Object wrapper, Class<?> start) {
    for (Class<?> type = start; type != null && type != Object.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        try {
          field.setAccessible(true);
          Object value = field.get(wrapper);
          if (value instanceof ProcessingEnvironment found && value != wrapper) {
            return found;
          }
        } catch (ReflectiveOperationException | RuntimeException e) {
          // This field is not ours to read; another may be.
        }
      }
    }
    return null;
  }
}
