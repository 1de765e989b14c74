package dev.collet.samples.flights;

import dev.collet.server.McpServer;
import dev.collet.transport.HttpTransport;
import dev.collet.transport.StdioTransport;
import java.nio.file.Path;

/** Serves the airline's tools over HTTP, or over standard input and output. */
public final class Main {
  private Main() {}

  /** Reads the options, serves until the process ends. */
  public static void main(String[] words) {
    if (words.length == 1 && words[0].equals("--help")) {
      System.out.println(Options.USAGE);
      return;
    }
    Options options;
    try {
      options = Options.parse(words);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.err.println(Options.USAGE);
      System.exit(2);
      return;
    }
    if (options.isStdio()) {
      serveStdio(options);
    } else {
      serveHttp(options);
    }
  }

  private static void serveStdio(Options options) {
    // First thing: nothing that is loaded from here on can print between the messages.
    StdioTransport transport =
        options.protocolOutput() == null
            ? StdioTransport.claim()
            : StdioTransport.claim(Path.of(options.protocolOutput()));
    System.exit(transport.serve(FlightServer.make(options)));
  }

  private static void serveHttp(Options options) {
    McpServer server = FlightServer.make(options);
    HttpTransport transport = HttpTransport.start(server, options.port());
    System.err.println("Serving " + transport.uri() + " (Ctrl-C ends it)");
  }
}
