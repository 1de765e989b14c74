package dev.collet.processor.rule.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.processor.testing.Ecj;
import dev.collet.processor.testing.JavacRun;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Case A100, and ecj: schemas and dispatch are produced, one note says what was not checked. */
class SkippedCheckTest {
  private static final String SOURCE =
      """
      public class A {
        @SuppressWarnings("collet:UnmappedException")
        @dev.collet.Tool(name = "a", description = "x") public String a() { throw new IllegalStateException(); }
      }
      """;

  @TempDir Path folder;

  @Test
  void ecjGetsOneNoteAndEverythingElse() throws IOException {
    JavacRun run =
        JavacRun.in(folder).by(Ecj.command()).options("-17").source("A.java", SOURCE).run();
    assertEquals(0, run.exitCode(), run.text());
    assertOneNote(run, "this compiler is not javac");
    assertTrue(run.fragment("A").contains("\"name\": \"a\""), run.text());
    assertEquals(1, run.written("AToolset.class").size());
  }

  @Test
  void aRuntimeWithoutJavacGetsTheSame() throws IOException {
    JavacRun run =
        JavacRun.in(folder)
            .by(Ecj.command("--limit-modules", "java.base,java.compiler"))
            .options("-17")
            .source("A.java", SOURCE)
            .run();
    assertEquals(0, run.exitCode(), run.text());
    assertOneNote(run, "the module jdk.compiler is missing");
    assertTrue(run.fragment("A").contains("\"name\": \"a\""), run.text());
  }

  @Test
  void ecjFailsWithTheRulesThatNeedNoBodies() throws IOException {
    JavacRun run =
        JavacRun.in(folder)
            .by(Ecj.command())
            .options("-17")
            .source("A.java", SOURCE.replace("\"a\"", "\"a b\""))
            .run();
    assertTrue(run.exitCode() != 0, run.text());
    assertTrue(run.text().contains("[ToolName] Tool name 'a b' has a space"), run.text());
    assertEquals("", run.fragment("A"));
  }

  private static void assertOneNote(JavacRun run, String reason) {
    assertEquals(2, run.text().split("\\[SkippedCheck\\]", -1).length, run.text());
    assertTrue(run.text().contains(reason), run.text());
    assertFalse(run.text().contains("NoClassDefFoundError"), run.text());
    assertFalse(run.text().contains("UnusedSuppression"), run.text());
  }
}
