package dev.collet.processor.rule.input;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class InvalidDefaultTest {
  @Test
  void defaultsAndExamplesMustBeValuesOfTheirType() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import jakarta.validation.constraints.*;
        import java.time.*;
        import java.util.*;
        class Tools {
          enum Mode { FAST, SAFE }
          record Point(int x, int y) {}
          // finds: InvalidDefault The default 'twenty' of parameter 'n' does not fit its type: it is not JSON.
          @Tool(description = "d") void a(@ToolParam(defaultValue = "twenty") int n) {}
          // finds: InvalidDefault The default '3000000000' of parameter 'n' does not fit its type: expected an integer from -2147483648 to 2147483647, got 3000000000.
          @Tool(description = "d") void b(@ToolParam(defaultValue = "3000000000") int n) {}
          // finds: InvalidDefault The default '2026-02-30' of parameter 'd' does not fit its type: expected a date as YYYY-MM-DD
          @Tool(description = "d") void c(@ToolParam(defaultValue = "2026-02-30") LocalDate d) {}
          // finds: InvalidDefault The default 'fast' of parameter 'm' does not fit its type: expected one of FAST, SAFE
          @Tool(description = "d") void d(@ToolParam(defaultValue = "fast") Mode m) {}
          // finds: InvalidDefault expected a number of at most 10
          @Tool(description = "d") void e(@ToolParam(defaultValue = "11") @Max(10) int n) {}
          // finds: InvalidDefault expected 0 to 2 elements
          @Tool(description = "d") void f(@ToolParam(defaultValue = "[1,2,3]") @Size(max = 2) List<Integer> l) {}
          // finds: InvalidDefault at /y, it is required and missing; at /z, there is no such member
          @Tool(description = "d") void g(@ToolParam(defaultValue = "{\\"x\\":1,\\"z\\":2}") Point p) {}
          // finds: InvalidDefault The example 'x' of parameter 'n' does not fit its type
          @Tool(description = "d") void h(@ToolParam(example = "x") int n) {}
          // finds: InvalidDefault The default '' of parameter 'n' does not fit its type: it is empty
          @Tool(description = "d") void i(@ToolParam(defaultValue = "") int n) {}
          // finds: InvalidDefault parameter 'n' is required and has a default, which would never be used.
          @Tool(description = "d") void j(@ToolParam(defaultValue = "1", required = true) int n) {}
          // finds: InvalidDefault The default 'null' of parameter 's' does not fit its type: expected an array, got null
          @Tool(description = "d") void k(@ToolParam(defaultValue = "null") List<String> s) {}
          // finds: InvalidDefault expected a single character
          @Tool(description = "d") void l(@ToolParam(defaultValue = "ab") char c) {}
          @Tool(description = "d") void fine(
              @ToolParam(defaultValue = "") String s,
              @ToolParam(defaultValue = "2.0") int n,
              @ToolParam(defaultValue = "[\\"a\\"]", example = "[]") List<String> l,
              @ToolParam(defaultValue = "{\\"x\\":1,\\"y\\":2}") Point p,
              @ToolParam(defaultValue = "3") Optional<Integer> o,
              @ToolParam(defaultValue = "PT5M") Duration d,
              @ToolParam(defaultValue = "9223372036854775807") long big) {}
        }
        """);
  }
}
