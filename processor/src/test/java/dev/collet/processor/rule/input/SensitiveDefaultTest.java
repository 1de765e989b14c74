package dev.collet.processor.rule.input;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class SensitiveDefaultTest {
  @Test
  void whatMustNotBeShownIsNotPublished() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        class Tools {
          // finds: SensitiveDefault The default of parameter 'key' would be published, but the value is @Sensitive.
          @Tool(description = "d") void a(@Sensitive @ToolParam(defaultValue = "k") String key) {}
          // finds: SensitiveDefault The example of parameter 'key' would be published
          @Tool(description = "d") void b(@Sensitive @ToolParam(example = "k") String key) {}
          @Tool(description = "d") void fine(@Sensitive @ToolParam(description = "a key") String key) {}
        }
        """);
  }
}
