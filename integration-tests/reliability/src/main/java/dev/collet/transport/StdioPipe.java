package dev.collet.transport;

import dev.collet.server.McpServer;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;

/** Serves stdio over streams of a test's own; it stands in this package to reach them. */
public final class StdioPipe {
  private StdioPipe() {}

  /**
   * Serves until the input ends, and closes the server.
   *
   * @param drain how long calls under way may take then
   * @return the status that the process would end with
   */
  public static int serve(McpServer server, InputStream in, OutputStream out, Duration drain) {
    return new StdioTransport(in, out).drain(drain).serve(server);
  }
}
