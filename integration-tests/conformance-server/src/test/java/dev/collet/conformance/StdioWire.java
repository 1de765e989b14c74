package dev.collet.conformance;

import dev.collet.server.McpServer;
import dev.collet.transport.PipedStdio;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Function;

/** Lines to and from the stdio transport. */
final class StdioWire extends Wire {
  private final PipedStdio stdio;

  StdioWire(McpServer server) throws IOException {
    stdio = new PipedStdio(server);
  }

  @Override
  Map<String, Object> send(
      Map<String, Object> message, Function<Map<String, Object>, Map<String, Object>> onRequest)
      throws Exception {
    tell(message);
    while (true) {
      String line = stdio.lines().readLine();
      if (line == null) {
        throw new AssertionError("The server has ended");
      }
      Map<String, Object> came = parse(line);
      if (!came.containsKey("method")) {
        return came;
      }
      tell(response(came, onRequest.apply(came)));
    }
  }

  @Override
  void tell(Map<String, Object> message) throws IOException {
    stdio.in().write((JSON.writeValueAsString(message) + "\n").getBytes(StandardCharsets.UTF_8));
    stdio.in().flush();
  }

  @Override
  public void close() {
    try {
      stdio.in().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
