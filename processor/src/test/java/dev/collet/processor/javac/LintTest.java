package dev.collet.processor.javac;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.collet.processor.testing.JavacRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case A92: no category of javac's lint warns of what is generated, on any JDK there is. */
class LintTest {
  private static final String ODD =
      """
      package lint;

      import dev.collet.Tool;
      import java.io.IOException;
      import java.util.*;

      public class OddTools {
        @Deprecated public record Old(String text) {}
        public static class Base { private final String id; public Base(String id) throws IOException { this.id = id; } public String getId() { return id; } }
        public static class Fields<T> { public T value; public List<? extends T>[] many; }
        public sealed interface Kind<T> permits One, Two {}
        public record One<T>(T value) implements Kind<T> {}
        public record Two<T>(List<T> values, Map<String, T[]> byName) implements Kind<T> {}
        /** Old. */
        @SuppressWarnings("deprecation")
        @Tool public Old old(Old old, List<? extends Number> numbers, Map<String, List<int[]>> map, Base base) { return old; }
        @Tool(description = "Blanks before what some take for ends of lines: \\u2028 \\u2029 \\u0085 and \\u3000\\u2003such.") public void blanks() {}
        /** Deprecated itself. */
        @Deprecated @Tool public String dep() { return ""; }
        /** Generic. */
        @Tool public Kind<String> kind(Kind<Optional2<Integer>> kind, Fields<String> fields, String... more) { return new One<>(""); }
        public record Optional2<T extends Comparable<T>>(T value, Optional<List<T>> rest) {}
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void nothingWarns(int version) throws IOException {
    Path jdk = JavacRun.findJdk(version);
    assumeTrue(jdk != null, "no JDK " + version);
    JavacRun run =
        JavacRun.in(folder).on(jdk).options("-Xlint:all,-processing", "-Werror", "-Xmaxwarns", "9");
    List<Path> goldens;
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/goldens"))) {
      goldens = files.filter(each -> each.toString().endsWith("Tools.java")).sorted().toList();
    }
    for (Path golden : goldens) {
      run.source("goldens/" + golden.getFileName(), Files.readString(golden));
    }
    run.source("lint/OddTools.java", ODD).run();
    assertEquals("", run.text());
    assertEquals(0, run.exitCode());
    assertEquals(goldens.size() + 1, run.written("Toolset.class").size());
  }
}
