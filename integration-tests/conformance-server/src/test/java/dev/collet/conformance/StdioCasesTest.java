package dev.collet.conformance;

import dev.collet.server.McpServer;
import java.io.IOException;

/** The cases over stdio. */
class StdioCasesTest extends Cases {
  @Override
  Wire open(McpServer server) throws IOException {
    return new StdioWire(server);
  }
}
