package dev.collet.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles classes with the runtime on the class path and no processor, as a wrong build does. */
class GuardPluginTest {
  private static final String TOOL = "public class %s { @dev.collet.Tool public void go() {} }";

  @TempDir Path folder;

  @Test
  void failsAtTheClassAndNamesTheFix() throws IOException {
    List<Diagnostic<? extends JavaFileObject>> found =
        compile("A_Tools", "class Other {}", "\n" + TOOL.formatted("A_Tools"));
    assertEquals(1, found.size(), found.toString());
    String message = found.get(0).getMessage(Locale.ROOT);
    assertEquals(Diagnostic.Kind.ERROR, found.get(0).getKind());
    assertEquals(2, found.get(0).getLineNumber());
    for (String part :
        List.of(
            "[ProcessorNotRun] A_Tools has tools",
            "A__ToolsToolset is missing",
            "annotationProcessorPaths",
            "-processorpath",
            "-proc:full")) {
      assertTrue(message.contains(part), message);
    }
    try (Stream<Path> files = Files.walk(folder)) {
      assertEquals(0, files.filter(file -> file.toString().endsWith(".class")).count());
    }
  }

  @Test
  void findsNestedClassesAndInterfaces() throws IOException {
    assertEquals(
        2,
        compile(
                "Outer",
                "public class Outer { static class In { @dev.collet.Tool void a() {} }"
                    + " interface Api { @dev.collet.Tool void b(); } }")
            .size());
  }

  @Test
  void isQuietWhenTheToolsetIsThere() throws IOException {
    assertEquals(List.of(), compile("A", TOOL.formatted("A"), "class AToolset {}"));
  }

  @Test
  void isQuietForTemplatesWithoutToolsAndWhenSuppressed() throws IOException {
    assertEquals(
        List.of(),
        compile(
            "A",
            "public class A { void go() {} }",
            "abstract class B { @dev.collet.Tool abstract void go(); }",
            "class C<T> { @dev.collet.Tool T go() { return null; } }",
            "@SuppressWarnings(\"collet:ProcessorNotRun\") class D { @dev.collet.Tool void go() {}"
                + " }"));
  }

  @Test
  void explainsTheMissingSymbolOfACallerOfTheToolset() throws IOException {
    List<Diagnostic<? extends JavaFileObject>> found =
        compile("A", TOOL.formatted("A"), "class B { AToolset tools; }");
    assertEquals(2, found.size(), found.toString());
    assertTrue(found.get(0).getMessage(Locale.ROOT).contains("cannot find symbol"));
    assertTrue(found.get(1).getMessage(Locale.ROOT).contains("[ProcessorNotRun] A has tools"));
  }

  private List<Diagnostic<? extends JavaFileObject>> compile(String name, String... parts)
      throws IOException {
    Path file = Files.writeString(folder.resolve(name + ".java"), String.join(" ", parts));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, null)) {
      compiler
          .getTask(
              null,
              files,
              found,
              List.of("-proc:none", "-d", folder.toString(), "-cp", "target/classes"),
              null,
              files.getJavaFileObjects(file))
          .call();
    }
    return new ArrayList<>(found.getDiagnostics());
  }
}
