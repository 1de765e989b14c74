package dev.collet.samples.flights;

import dev.collet.dispatch.ErrorPolicy;
import dev.collet.server.McpServer;
import dev.collet.server.McpServerBuilder;
import java.time.Clock;

/** Puts the tools together. */
final class FlightServer {
  private FlightServer() {}

  /** A server as the options say. The toolsets are generated; the instances are made by hand. */
  static McpServer make(Options options) {
    FlightDatabase database = FlightDatabase.open(options.databaseUrl());
    McpServerBuilder builder =
        McpServer.builder("flights", "1.0.0")
            .title("Flights")
            .instructions("Search before you book. Dates are YYYY-MM-DD.")
            .tools(
                new FlightToolsToolset(new FlightTools(database, Clock.systemDefaultZone())),
                new WeatherToolsToolset(new WeatherTools(database)),
                new AdminToolsToolset(new AdminTools(database)))
            .errorPolicy(options.isSep2145() ? ErrorPolicy.SEP_2145 : ErrorPolicy.MCP_2026_07_28);
    if (options.isDemoAuth()) {
      builder.authenticator(new DemoAuthenticator());
    }
    return builder.build();
  }
}
