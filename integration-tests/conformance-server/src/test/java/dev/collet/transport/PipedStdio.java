package dev.collet.transport;

import dev.collet.server.McpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;

/** The stdio transport over pipes, in this process: a process of its own for each test is slow. */
public final class PipedStdio {
  private static final int ROOM = 1 << 20;

  private final PipedOutputStream in = new PipedOutputStream();
  private final PipedInputStream out = new PipedInputStream(ROOM);
  private final BufferedReader lines =
      new BufferedReader(new InputStreamReader(out, StandardCharsets.UTF_8));

  /** Serves. */
  public PipedStdio(McpServer server) throws IOException {
    StdioTransport transport =
        new StdioTransport(new PipedInputStream(in, ROOM), new PipedOutputStream(out));
    Threads.daemon("piped-stdio").newThread(() -> transport.serve(server)).start();
  }

  /** Where a client writes. */
  public OutputStream in() {
    return in;
  }

  /** What a client reads. */
  public BufferedReader lines() {
    return lines;
  }
}
