package dev.collet.processor.javac;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.collet.processor.testing.Delegating;
import dev.collet.processor.testing.Sources;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.TreeMap;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import org.junit.jupiter.api.Test;

/** Case A98: each file that is written names the one class that it comes from. */
class OriginsTest {
  private final Map<String, String> origins = new TreeMap<>();

  /** Watches what is written. */
  private final class Watched extends Delegating {
    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      Filer filer = proxy(Filer.class, environment.getFiler(), null);
      processor.init(proxy(ProcessingEnvironment.class, environment, filer));
    }

    private <T> T proxy(Class<T> type, T real, Filer filer) {
      return type.cast(
          Proxy.newProxyInstance(
              getClass().getClassLoader(),
              new Class<?>[] {type},
              (proxy, method, arguments) -> {
                if (filer != null && method.getName().equals("getFiler")) {
                  return filer;
                }
                if (method.getName().startsWith("create")) {
                  note(arguments);
                }
                try {
                  return method.invoke(real, arguments);
                } catch (InvocationTargetException e) {
                  throw e.getCause();
                }
              }));
    }

    private void note(Object... arguments) {
      StringBuilder from = new StringBuilder();
      for (Element each : (Element[]) arguments[arguments.length - 1]) {
        from.append(from.isEmpty() ? "" : ",").append(each);
      }
      origins.put(String.valueOf(arguments[arguments.length - 2]), from.toString());
    }
  }

  @Test
  void oneClassEach() {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new Watched())
            .compile(
                Sources.file(
                    "package p; public class A { @dev.collet.Tool(description = \"x\") public String a(R r) { return \"\"; } }"),
                Sources.file(
                    "package p; public class B { public static class C { @dev.collet.Tool(description = \"x\") public String c() { return \"\"; } } }"),
                Sources.file("package p; public record R(String text) {}"));
    assertEquals(Compilation.Status.SUCCESS, compilation.status(), compilation::toString);
    assertEquals("p.A", origins.get("p.AToolset"));
    assertEquals("p.B.C", origins.get("p.B_CToolset"));
    assertEquals("p.A", origins.get("META-INF/collet/tools/p.A.json"));
    assertEquals("p.B.C", origins.get("META-INF/collet/tools/p.B$C.json"));
  }
}
