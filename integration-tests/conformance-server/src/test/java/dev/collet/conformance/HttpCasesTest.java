package dev.collet.conformance;

import dev.collet.server.McpServer;

/** The cases over HTTP. */
class HttpCasesTest extends Cases {
  @Override
  Wire open(McpServer server) {
    return new HttpWire(server);
  }
}
