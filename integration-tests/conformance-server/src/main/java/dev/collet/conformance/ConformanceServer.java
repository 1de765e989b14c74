package dev.collet.conformance;

import dev.collet.server.McpServer;
import dev.collet.transport.HttpTransport;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/** Serves the fixture over HTTP on a free port, whose address is its only line of output. */
public final class ConformanceServer {
  private static boolean isOn = true;

  private ConformanceServer() {}

  /** Starts the server; the argument, if any, is the port. */
  public static void main(String[] args) {
    int port = args.length > 0 ? Integer.parseInt(args[0]) : 0;
    AtomicReference<McpServer> made = new AtomicReference<>();
    McpServer server =
        McpServer.builder("collet-conformance", "0.1.0")
            .tools(
                new ContentToolsToolset(new ContentTools()),
                new AskToolsToolset(new AskTools()),
                new LegacyToolsToolset(new LegacyTools()),
                new SwitchToolsToolset(
                    new SwitchTools(() -> turn(Objects.requireNonNull(made.get())))))
            .clientLogging()
            .build();
    made.set(server);
    System.out.println(HttpTransport.start(server, port).uri());
  }

  private static synchronized void turn(McpServer server) {
    if (isOn) {
      server.tools().disable("test_switched", "Switched off by test_trigger_tool_change");
    } else {
      server.tools().enable("test_switched");
    }
    isOn = !isOn;
  }
}
