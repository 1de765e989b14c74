package dev.collet.samples.flights;

import dev.collet.server.McpServer;
import dev.collet.transport.StdioTransport;
import java.nio.file.Path;
import java.util.Objects;

/** What the start script starts in {@link RunScriptTest}. */
public final class LoudMain {
  private LoudMain() {}

  /** Serves over stdio, as the sample's own main class does. */
  public static void main(String[] words) {
    Options options = Options.parse(words);
    StdioTransport transport =
        StdioTransport.claim(Path.of(Objects.requireNonNull(options.protocolOutput())));
    McpServer server =
        McpServer.builder("loud", "1").tools(new LoudToolsToolset(new LoudTools())).build();
    System.exit(transport.serve(server));
  }
}
