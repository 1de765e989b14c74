package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;

class WireSchemaTest {
  @Test
  void theSchemasAreAtHandAndRefuse() {
    assumeTrue(
        Files.exists(WireSchema.folder()),
        "no wire schemas at " + WireSchema.folder() + ": skipped");
    assertThrows(
        AssertionError.class,
        () -> WireSchema.check("{\"jsonrpc\":\"2.0\",\"id\":null,\"result\":{}}"));
  }
}
