package dev.collet.processor.flow.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.collet.processor.ColletProcessor;
import dev.collet.processor.testing.JavacRun;
import dev.collet.processor.testing.Sources;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What crosses compilations: summaries of other modules, the user's own models, a failed build. */
class ModulesTest {
  private static final String LIBRARY =
      """
      package lib;
      import dev.collet.*;
      import java.util.function.*;
      public class Fares {
        public static class Closed extends RuntimeException {}
        @MapError(exception = RuntimeException.class, message = "no")
        @Tool(description = "x") public String fare(String text) { return "" + parse(text); }
        public static int parse(String text) { return Integer.parseInt(text.trim()); }
        public static void open(boolean open) { if (!open) { throw new Closed(); } }
        public static int caught(String text) { try { return parse(text); } catch (RuntimeException e) { return 0; } }
        public static <T> T run(Supplier<T> work) { return work.get(); }
        public static <T> T tried(Supplier<T> work) { try { return work.get(); } catch (RuntimeException e) { throw new ToolError("x"); } }
      }
      """;
  private static final String USER =
      """
      package app;
      import dev.collet.*;
      import lib.Fares;
      public class T {
        @Tool(description = "x") int a(String text) { return Fares.parse(text); }
        @Tool(description = "x") String b(boolean open) { Fares.open(open); return ""; }
        @Tool(description = "x") int c(String text) { return Fares.caught(text); }
        @Tool(description = "x") long d(String text) { return Fares.run(() -> Long.parseLong(text)); }
        @Tool(description = "x") long e(String text) { return Fares.tried(() -> Long.parseLong(text)); }
      }
      """;

  @TempDir Path folder;

  private List<String> compile(String target, List<String> options, String... sources)
      throws IOException {
    Path out = Files.createDirectories(folder.resolve(target));
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    List<String> all = new ArrayList<>(List.of("-d", out.toString(), "-Xlint:none"));
    all.addAll(options);
    JavaCompiler.CompilationTask task =
        javac.getTask(
            null, null, diagnostics, all, null, Arrays.stream(sources).map(Sources::file).toList());
    task.setProcessors(List.of(new ColletProcessor()));
    task.call();
    return diagnostics.getDiagnostics().stream()
        .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
        .map(each -> each.getMessage(Locale.ROOT).lines().findFirst().orElse(""))
        .toList();
  }

  private List<String> with(String library) {
    return List.of(
        "-cp",
        folder.resolve(library) + File.pathSeparator + System.getProperty("java.class.path"));
  }

  @Test
  void carriesSummariesFromModuleToModule() throws IOException {
    assertEquals(List.of(), compile("lib", List.of(), LIBRARY));
    assertEquals(
        List.of(
            "[UnmappedException] NumberFormatException can leave tool 'a' (Fares.parse, line 5)."
                + " Catch it, or map it with @MapError.",
            "[UnmappedException] Fares.Closed can leave tool 'b' (Fares.open, line 6)."
                + " Catch it, or map it with @MapError.",
            "[UnmappedException] NumberFormatException can leave tool 'd' (Long.parseLong, line 8)."
                + " Catch it, or map it with @MapError."),
        compile("app", with("lib"), USER));
  }

  @Test
  void takesTheUsersModels() throws IOException {
    compile("lib", List.of(), LIBRARY);
    Path models = folder.resolve("models.tsv");
    Files.writeString(
        models, "lib.Fares\n\tparse\tinput\tjava.lang.IllegalArgumentException\n\topen\tnone\n");
    List<String> options = new ArrayList<>(with("lib"));
    options.add("-Acollet.models=" + models);
    assertEquals(
        List.of(
            "[UnmappedException] IllegalArgumentException can leave tool 'a' (Fares.parse, line 5)."
                + " Catch it, or map it with @MapError.",
            "[UnmappedException] NumberFormatException can leave tool 'd' (Long.parseLong, line 8)."
                + " Catch it, or map it with @MapError."),
        compile("app", options, USER));
  }

  @Test
  void refusesModelsThatCannotBeRead() throws IOException {
    Path models = folder.resolve("models.tsv");
    Files.writeString(models, "lib.Fares\n\tparse\toften\n");
    String tool = "import dev.collet.*; class T { @Tool(description = \"x\") void t() {} }";
    String broken = compile("one", List.of("-Acollet.models=" + models), tool).get(0);
    assertTrue(broken.contains("models.tsv, line 2: expected a tab"), broken);
    String absent = compile("two", List.of("-Acollet.models=/no/such.tsv"), tool).get(0);
    assertTrue(absent.contains("names '/no/such.tsv', but it can't be read"), absent);
  }

  @Test
  void leavesNothingBehindWhenItFails() throws IOException {
    String bad =
        "import dev.collet.*; class T { @Tool(description = \"x\") void t() { throw new"
            + " IllegalStateException(); } } class Helper { static void h() {} }";
    for (int build = 0; build < 2; build++) {
      assertEquals(1, compile("bad", List.of(), bad).size());
      try (Stream<Path> files = Files.walk(folder.resolve("bad"))) {
        List<String> left =
            files.map(Path::toString).filter(f -> f.matches(".*\\.(class|tsv|json)")).toList();
        assertEquals(List.of(), left);
      }
    }
  }

  @Test
  void writesOneFileForEachClassThatHasSomethingToSay() throws IOException {
    compile("lib", List.of(), LIBRARY, "package lib; public class Quiet { public void m() {} }");
    Path throwsFolder = folder.resolve("lib/META-INF/collet/throws");
    assertFalse(Files.exists(throwsFolder.resolve("lib.Quiet.tsv")));
    String text = Files.readString(throwsFolder.resolve("lib.Fares.tsv"));
    assertTrue(
        text.contains("\tparse(java.lang.String)\tthrown\tjava.lang.NumberFormatException\n"),
        text);
    assertTrue(text.contains("\trun(java.util.function.Supplier)\truns\n"), text);
    assertFalse(text.contains("tried(java.util.function.Supplier)\truns"), text);
    assertFalse(text.contains("caught"), text);
  }

  /** Only a newer compiler says where a class of a module is, so this needs one. */
  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void readsSummariesFromTheModulePath(int version) throws IOException {
    Path jdk = JavacRun.findJdk(version);
    assumeTrue(jdk != null, "no JDK " + version);
    JavacRun library =
        JavacRun.in(folder.resolve("lib" + version))
            .on(jdk)
            .options("--release", "17", "-Xlint:none", "--add-reads", "lib=ALL-UNNAMED")
            .source("module-info.java", "module lib { exports lib; }")
            .source("lib/Fares.java", LIBRARY)
            .run();
    assertEquals(0, library.exitCode(), library.text());
    JavacRun user =
        JavacRun.in(folder.resolve("app" + version))
            .on(jdk)
            .options("--release", "17", "-Xlint:none", "--add-reads", "app=ALL-UNNAMED")
            .options("-p", library.out().toString())
            .source(
                "module-info.java", "module app { requires static java.compiler; requires lib; }")
            .source("app/T.java", USER)
            .run();
    String text = user.text();
    assertTrue(text.contains("NumberFormatException can leave tool 'd'") == version > 17, text);
    assertTrue(text.contains("NumberFormatException can leave tool 'a'") == version > 17, text);
    assertTrue(text.contains("Fares.Closed can leave tool 'b'") == version > 17, text);
    assertFalse(text.contains("tool 'c'") || text.contains("tool 'e'"), text);
    assertEquals(version > 17 ? 1 : 0, user.exitCode(), text);
  }
}
