package dev.collet.processor.rule.input;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class HeaderParamTest {
  @Test
  void everyRuleOfMcpIsChecked() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import jakarta.validation.constraints.*;
        import java.time.*;
        import java.util.*;
        class Tools {
          // finds: HeaderParam The header '' of 's' is no name of an HTTP header
          @Tool(description = "d") void empty(@ToolParam(header = "") String s) {}
          // finds: HeaderParam The header 'my header' of 's' is no name of an HTTP header
          @Tool(description = "d") void space(@ToolParam(header = "my header") String s) {}
          @Tool(description = "d") void twice(
              @ToolParam(header = "Region") String a,
              // finds: HeaderParam Two arguments have the header 'REGION' (case does not count).
              @ToolParam(header = "REGION") String b) {}
          // finds: HeaderParam The argument 'd' can't be repeated in a header: MCP allows texts, integers and booleans only.
          @Tool(description = "d") void number(@ToolParam(header = "D") double d) {}
          // finds: HeaderParam The argument 'l' can't be repeated in a header
          @Tool(description = "d") void list(@ToolParam(header = "L") List<String> l) {}
          // finds: HeaderParam The argument 'n' can't be repeated in a header: MCP allows integers from -9007199254740991 to 9007199254740991 only.
          @Tool(description = "d") void wide(@ToolParam(header = "N") long n) {}
          // finds: HeaderParam The argument 's' is @Sensitive, and a header shows its value
          @Tool(description = "d") void secret(@ToolParam(header = "S") @Sensitive String s) {}
          record Inner(
              // finds: HeaderParam The header 'Deep' of 'x' is out of reach: inside 'list'
              @ToolParam(header = "Deep") String x) {}
          @Tool(description = "d") void deep(List<Inner> list) {}
          record Tree(
              // finds: HeaderParam The header 'Leaf' of 'x' is out of reach: inside 'tree'
              @ToolParam(header = "Leaf") String x, List<Tree> kids) {}
          @Tool(description = "d") void tree(Tree tree) {}
          record Nested(@ToolParam(header = "Nested") String x) {}
          enum Mode { A }
          @Tool(description = "d") void fine(
              @ToolParam(header = "Method") String a,
              @ToolParam(header = "Day") LocalDate b,
              @ToolParam(header = "Mode") Optional<Mode> c,
              @ToolParam(header = "Flag") boolean d,
              @ToolParam(header = "N") int e,
              @ToolParam(header = "Safe") @Min(0) @Max(9007199254740991L) long f,
              Nested nested) {}
        }
        """);
  }
}
