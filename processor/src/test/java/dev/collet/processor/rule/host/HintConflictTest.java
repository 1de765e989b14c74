package dev.collet.processor.rule.host;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class HintConflictTest {
  @Test
  void findsContradictions() {
    Markers.check(
        """
        import dev.collet.*;
        class Tools {
          // finds: HintConflict Hints READ_ONLY and DESTRUCTIVE of tool 'a' don't go together
          @Tool(description = "x", hints = {Hint.READ_ONLY, Hint.DESTRUCTIVE}) void a() {}
          // finds: HintConflict DESTRUCTIVE and NON_DESTRUCTIVE
          @Tool(description = "x", hints = {Hint.NON_DESTRUCTIVE, Hint.DESTRUCTIVE}) void b() {}
          // finds: HintConflict OPEN_WORLD and CLOSED_WORLD
          @Tool(description = "x", hints = {Hint.OPEN_WORLD, Hint.CLOSED_WORLD}) void c() {}
        }
        """);
  }

  @Test
  void leavesWhatAgrees() {
    Markers.check(
        """
        import dev.collet.*;
        class Tools {
          @Tool(description = "x", hints = Hint.READ_ONLY) void a() {}
          @Tool(description = "x", hints = {Hint.READ_ONLY, Hint.NON_DESTRUCTIVE}) void b() {}
          @Tool(description = "x", hints = {Hint.DESTRUCTIVE, Hint.IDEMPOTENT, Hint.OPEN_WORLD})
          void c() {}
        }
        """);
  }
}
