package dev.collet.reliability.fuzz;

import dev.collet.reliability.fixture.Jetty;
import dev.collet.servlet.McpServlet;

/** Bytes on a connection of Jetty. */
public final class JettyFuzzer {
  private static final int PORT = Jetty.start(McpServlet.local(FuzzServer.make()));

  private JettyFuzzer() {}

  /** Called by Jazzer at the start: loading classes is no part of a hang. */
  public static void fuzzerInitialize() {
    HttpSeeds.all().forEach(JettyFuzzer::fuzzerTestOneInput);
  }

  /** Called by Jazzer for each input. */
  public static void fuzzerTestOneInput(byte[] input) {
    RawConnection.check(PORT, input);
  }
}
