package dev.collet.processor.rule.build;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class UnusedSuppressionTest {
  @Test
  void findsSuppressionsThatSuppressNothing() {
    Markers.check(
        """
        import dev.collet.Tool;
        // finds: UnusedSuppression "collet:MissingDescription" suppresses nothing here
        @SuppressWarnings("collet:MissingDescription")
        class Tools {
          // finds: UnusedSuppression "collet:ToolName" suppresses nothing here
          @SuppressWarnings({"unused", "collet:ToolName"})
          @Tool(description = "x") void t() {}
        }
        """);
  }

  @Test
  void findsMistypedAndUselessOnes() {
    Markers.check(
        """
        import dev.collet.Tool;
        class Tools {
          // finds: UnusedSuppression There is no rule 'ToolNames'. Did you mean ToolName?
          @SuppressWarnings("collet:ToolNames")
          @Tool(description = "x") void t() {}
          // finds: UnusedSuppression "collet:UnmappableType" has no effect
          @SuppressWarnings("collet:UnmappableType")
          @Tool(description = "x") void u() {}
        }
        """);
  }

  @Test
  void leavesUsedOnesAndThoseOfRulesThatDidNotRun() {
    Markers.with("-Acollet.ToolName=off")
        .compile(
            """
            import dev.collet.Tool;
            @SuppressWarnings("collet:MissingDescription")
            class Tools {
              @Tool void t() {}
              @SuppressWarnings("collet:ToolName")
              @Tool(name = "a", description = "x") void u() {}
              @SuppressWarnings("deprecation")
              @Tool(description = "x") void v() {}
            }
            """);
  }

  @Test
  void theInnermostSuppressionIsTheOneThatIsUsed() {
    Markers.check(
        """
        import dev.collet.Tool;
        // finds: UnusedSuppression "collet:MissingDescription"
        @SuppressWarnings("collet:MissingDescription")
        class Tools {
          @SuppressWarnings("collet:MissingDescription")
          @Tool void t() {}
        }
        """);
  }
}
