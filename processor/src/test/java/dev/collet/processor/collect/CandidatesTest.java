package dev.collet.processor.collect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.collet.processor.testing.Generating;
import dev.collet.processor.testing.Markers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;

/** Cases A89, A90 and A93: types and tools that come in later rounds. */
class CandidatesTest {
  private static final String DTO = "public record OrderDto(String id, long cents) {}";
  private static final String BASE = "public class GeneratedBase {}";

  private static String fragment(Compilation compilation, String name) throws IOException {
    return compilation
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/collet/tools/" + name + ".json")
        .orElseThrow()
        .getCharContent(false)
        .toString();
  }

  @Test
  void waitsForTypesOfLaterRounds() throws IOException {
    Compilation compilation =
        Markers.with()
            .beside(new Generating(DTO, BASE))
            .compile(
                """
                import dev.collet.Tool;
                import java.util.List;
                class OrderTools {
                  @Tool(name = "get_order", description = "x")
                  OrderDto get(OrderDto probe, List<OrderDto> more) { return probe; }
                }
                """,
                """
                import dev.collet.Tool;
                class GenericTools extends GeneratedBase {
                  @Tool(name = "x", description = "x") String x(int n) { return ""; }
                }
                """,
                """
                import dev.collet.Tool;
                class Holder {
                  record Line(OrderDto order) {}
                  @Tool(name = "line", description = "x") Line line() { return null; }
                }
                """);
    assertEquals(Compilation.Status.SUCCESS, compilation.status());
    assertTrue(fragment(compilation, "OrderTools").contains("\"cents\""));
    assertTrue(fragment(compilation, "Holder").contains("\"cents\""));
    assertTrue(fragment(compilation, "GenericTools").contains("\"x\""));
  }

  @Test
  void leavesATypeThatNeverComesToJavac() {
    Compilation compilation =
        Markers.check(
            """
            import dev.collet.Tool;
            class OrderTools {
              // finds: javac cannot find symbol
              @Tool(name = "a", description = "x") Missing get() { return null; }
            }
            """,
            """
            import dev.collet.*;
            class Mapped {
              @Tool(name = "b", description = "x")
              // finds: javac cannot find symbol
              @MapError(exception = Gone.class, message = "x") void get() {}
            }
            """);
    assertEquals(Compilation.Status.FAILURE, compilation.status());
  }

  @Test
  void takesToolsOfGeneratedClasses() throws IOException {
    String tools =
        "public class Made { @dev.collet.Tool(name = \"made\", description = \"x\") public void t()"
            + " {} }";
    Compilation compilation =
        Markers.with().beside(new Generating(DTO, tools)).compile("class Other {}");
    assertEquals(Compilation.Status.SUCCESS, compilation.status());
    assertTrue(fragment(compilation, "Made").contains("\"made\""));
  }

  @Test
  void servesClassesWithoutAPackage() throws IOException {
    Compilation compilation =
        Markers.check(
            """
            import dev.collet.Tool;
            public class Tools {
              public record In(String a) {}
              public enum E { X }
              @Tool(name = "t", description = "x") public String t(In in, E e) { return in.a() + e; }
            }
            """);
    assertTrue(fragment(compilation, "Tools").startsWith("{\n  \"class\": \"Tools\",\n"));
    assertTrue(fragment(compilation, "Tools").contains("\"method\": \"t(LTools$In;LTools$E;)"));
    assertTrue(fragment(compilation, "Tools").getBytes(StandardCharsets.UTF_8)[0] == '{');
  }

  @Test
  void warningsOfALaterRoundAreStillAtTheirPlace() {
    Markers.with()
        .beside(new Generating(DTO, BASE))
        .compile(
            """
            import dev.collet.Tool;
            class Tools {
              // finds: UnusedSuppression suppresses nothing here
              @SuppressWarnings("collet:ToolName")
              @Tool(name = "a", description = "x") void a() {}
            }
            """);
  }
}
