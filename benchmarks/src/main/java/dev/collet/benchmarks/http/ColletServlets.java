package dev.collet.benchmarks.http;

import dev.collet.dispatch.Toolset;
import dev.collet.server.McpServer;
import dev.collet.server.RateLimits;
import dev.collet.servlet.McpServlet;
import jakarta.servlet.Servlet;
import java.util.function.Supplier;

/** Collet's server over the workload, and its servlet. */
final class ColletServlets {
  private ColletServlets() {}

  static Servlet make() throws Exception {
    return new McpServlet(server(), java.util.Set.of(), java.util.Set.of());
  }

  @SuppressWarnings("unchecked")
  static McpServer server() throws Exception {
    Class<?> tools = Class.forName("dev.collet.benchmarks.many.Tools1");
    Toolset toolset = ((Supplier<Toolset>) tools.getDeclaredConstructor().newInstance()).get();
    return McpServer.builder("bench", "1.0.0")
        .tools(toolset)
        .rateLimits(RateLimits.none("what is measured is the call"))
        .build();
  }
}
