package dev.collet.reliability.fuzz;

import dev.collet.reliability.fixture.Jetty;
import dev.collet.servlet.McpServlet;

/** Bytes on a connection of Jetty. */
public final class JettyFuzzer {
  private static final int PORT = Jetty.start(McpServlet.local(FuzzServer.make()));

  private JettyFuzzer() {}

  /** Called by Jazzer. */
  public static void fuzzerTestOneInput(byte[] input) {
    RawConnection.check(PORT, input);
  }
}
