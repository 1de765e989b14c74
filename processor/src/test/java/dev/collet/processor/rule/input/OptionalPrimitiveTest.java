package dev.collet.processor.rule.input;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class OptionalPrimitiveTest {
  @Test
  void aPrimitiveThatMayBeAbsentNeedsADefault() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        class Tools {
          // finds: OptionalPrimitive parameter 'n' may be absent, but a primitive int can't be. Give it a defaultValue, or use Integer.
          @Tool(description = "d") void a(@ToolParam(required = false) int n) {}
          record In(
              // finds: OptionalPrimitive component 'b' of Tools.In may be absent, but a primitive boolean can't be.
              @ToolParam(required = false) boolean b) {}
          @Tool(description = "d") void b(In in) {}
          @Tool(description = "d") void fine(
              @ToolParam(required = false, defaultValue = "1") int n,
              @ToolParam(required = false) Integer m) {}
        }
        """);
  }
}
