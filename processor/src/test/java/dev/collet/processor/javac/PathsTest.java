package dev.collet.processor.javac;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.processor.testing.JavacRun;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PathsTest {
  /** Javac adds to a compact constructor when it attributes it: a second time is an error. */
  @Test
  void readingCommentsAttributesNothing(@TempDir Path folder) throws Exception {
    JavacRun run =
        JavacRun.in(folder)
            .source(
                "p/Tools.java",
                """
                package p;
                import dev.collet.Tool;
                public class Tools {
                  static { System.out.print(""); }
                  ;
                  { System.out.print(""); }
                  public record Move(int from, int to) {
                    static { System.out.print(""); }
                    public Move { from = Math.abs(from); }
                    /** Moves to the {@code left}. */
                    @Tool public static int left(Move move) { return move.from(); }
                  }
                  /** Moves to the {@code right}. */
                  @Tool public static int right(Move move) { return move.to(); }
                }
                """)
            .run();
    assertEquals(0, run.exitCode(), run.text());
    assertTrue(run.fragment("p.Tools").contains("Moves to the right."), run.text());
    assertTrue(run.fragment("p.Tools$Move").contains("Moves to the left."), run.text());
  }
}
