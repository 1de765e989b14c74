package dev.collet.processor.rule.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.collet.processor.ColletProcessor;
import dev.collet.processor.testing.Delegating;
import dev.collet.processor.testing.Sources;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Locale;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A failure inside becomes one diagnostic; javac never sees an exception of ours. */
class InternalErrorTest {
  /** Hands our processor rounds that fail. */
  private static final class Sabotage extends Delegating {
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      RoundEnvironment broken =
          (RoundEnvironment)
              Proxy.newProxyInstance(
                  getClass().getClassLoader(),
                  new Class<?>[] {RoundEnvironment.class},
                  (proxy, method, arguments) -> {
                    if (method.getName().equals("getRootElements") && !round.processingOver()) {
                      throw new IllegalStateException("sabotage");
                    }
                    try {
                      return method.invoke(round, arguments);
                    } catch (InvocationTargetException e) {
                      throw e.getCause();
                    }
                  });
      return processor.process(annotations, broken);
    }
  }

  @Test
  void becomesOneDiagnosticWithTheStack() {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new Sabotage())
            .compile(Sources.file("class A { @dev.collet.Tool(description = \"x\") void t() {} }"));
    assertEquals(1, compilation.errors().size(), compilation.errors().toString());
    String message = compilation.errors().get(0).getMessage(Locale.ROOT);
    assertTrue(message.startsWith("[InternalError] Collet's processor has failed"), message);
    assertTrue(message.contains("java.lang.IllegalStateException: sabotage\n"), message);
    assertTrue(message.contains("at dev.collet.processor.Session.round("), message);
  }

  /** What javac itself finds wrong, but only after processors have run, is javac's to say. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "record R(int a, int hashCode) {}",
        "record R<T>(java.util.List<T> clone, T t) {} static class S { R<?> r; }",
        "record R(int a) { R(long b) { a = 1; } }",
        "class R extends R {}",
        "sealed interface R permits Nothing {}",
        "record R(Nothing a, int a) {}"
      })
  void wrongJavaIsNoFailure(String type) {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new ColletProcessor())
            .compile(
                Sources.file(
                    "class A { "
                        + type
                        + " @dev.collet.Tool(description = \"x\") R t(R r) { return r; } }"));
    assertFalse(compilation.errors().isEmpty());
    compilation.errors().forEach(each -> assertFalse(each.toString().contains("[InternalError]")));
  }
}
