package dev.collet.processor.javac;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.collet.processor.testing.Delegating;
import dev.collet.processor.testing.JavacRun;
import dev.collet.processor.testing.Sources;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The compilers and ways of compiling that the checks must not depend on. */
class HostTest {
  private static final String TOOLS =
      """
      public class Tools {
        @dev.collet.Tool(description = "x") public String t(String a) { return Helper.parse(a); }
        @dev.collet.Tool(name = "a b", description = "x") public void bad() {}
      }
      """;
  private static final String HELPER =
      """
      class Helper {
        static String parse(String a) {
          if (a.isEmpty()) { throw new IllegalStateException(); }
          return a;
        }
      }
      """;

  @TempDir Path folder;

  static Stream<Arguments> hosts() {
    Stream.Builder<Arguments> hosts = Stream.builder();
    for (int version : new int[] {17, 25}) {
      Path jdk = JavacRun.findJdk(version);
      if (jdk != null) {
        for (List<String> options :
            List.of(
                List.<String>of(),
                List.of("-XDcompilePolicy=simple"),
                List.of("-XDcompilePolicy=byfile"),
                List.of("-XDcompilePolicy=bytodo"),
                List.of("-proc:only"))) {
          hosts.add(Arguments.of(jdk, options));
        }
      }
    }
    return hosts.build();
  }

  @ParameterizedTest
  @MethodSource("hosts")
  void bothKindsOfErrorAreReportedAndNothingIsLeft(Path jdk, List<String> options)
      throws IOException {
    JavacRun run =
        JavacRun.in(folder)
            .on(jdk)
            .options(options.toArray(new String[0]))
            .source("Helper.java", HELPER)
            .source("Tools.java", TOOLS);
    for (int build = options.isEmpty() ? 0 : 1; build < 2; build++) {
      run.reversed().run();
      assertEquals(1, run.exitCode(), run.text());
      assertTrue(run.text().contains("Tools.java:3: error: [ToolName]"), run.text());
      assertTrue(run.text().contains("Tools.java:2: error: [UnmappedException]"), run.text());
      assertEquals(List.of("ToolsToolset.java"), run.written(""), run.text());
    }
  }

  @Test
  void aGoodBuildIsTheSameOnEveryJdkInAnyOrder() throws IOException {
    String good = TOOLS.replace("a b", "z").replace("Helper.parse(a)", "a");
    String first = null;
    for (int version : new int[] {17, 25}) {
      Path jdk = JavacRun.findJdk(version);
      for (boolean isReversed : new boolean[] {false, true}) {
        if (jdk == null) {
          continue;
        }
        JavacRun run =
            JavacRun.in(folder.resolve(version + "-" + isReversed))
                .on(jdk)
                .options(
                    "-J-Duser.language=" + (isReversed ? "tr" : "de"),
                    "-Xlint:all,-processing,-options",
                    "-Werror")
                .source("Helper.java", HELPER)
                .source("Tools.java", good);
        if (isReversed) {
          run.reversed();
        }
        run.run();
        assertEquals(0, run.exitCode(), run.text());
        String fragment = run.fragment("Tools");
        first = first == null ? fragment : first;
        assertEquals(first, fragment);
        assertFalse(fragment.isEmpty());
      }
    }
  }

  @Test
  void anErrorOfJavacsOwnLeavesNoFragment() throws IOException {
    JavacRun run =
        JavacRun.in(folder)
            .source("Tools.java", TOOLS.replace("a b", "z").replace("Helper.parse(a)", "a"))
            .source("Wrong.java", "class Wrong { int i = \"text\"; }")
            .run();
    assertEquals(1, run.exitCode());
    assertEquals(List.of(), run.written(".json"));
  }

  /** Hides javac's environment as IDEs do. */
  private static final class Wrapped extends Delegating {
    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      processor.init(
          (ProcessingEnvironment)
              Proxy.newProxyInstance(
                  getClass().getClassLoader(),
                  new Class<?>[] {ProcessingEnvironment.class},
                  (proxy, method, arguments) -> {
                    try {
                      return method.invoke(environment, arguments);
                    } catch (InvocationTargetException e) {
                      throw e.getCause();
                    }
                  }));
    }
  }

  @Test
  void aWrappedEnvironmentIsSeenThrough() {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new Wrapped())
            .compile(Sources.file(TOOLS.replace("a b", "z")), Sources.file(HELPER));
    assertTrue(
        compilation.errors().stream()
            .anyMatch(error -> error.getMessage(null).startsWith("[UnmappedException]")),
        compilation.diagnostics().toString());
  }
}
