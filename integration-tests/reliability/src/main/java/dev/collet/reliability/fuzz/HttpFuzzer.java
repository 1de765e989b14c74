package dev.collet.reliability.fuzz;

import dev.collet.transport.HttpTransport;

/** Bytes on a connection of the JDK's HTTP server. */
public final class HttpFuzzer {
  private static final int PORT = HttpTransport.start(FuzzServer.make(), 0).port();

  private HttpFuzzer() {}

  /** Called by Jazzer at the start: loading classes is no part of a hang. */
  public static void fuzzerInitialize() {
    HttpSeeds.all().forEach(HttpFuzzer::fuzzerTestOneInput);
  }

  /** Called by Jazzer for each input. */
  public static void fuzzerTestOneInput(byte[] input) {
    RawConnection.check(PORT, input);
  }
}
