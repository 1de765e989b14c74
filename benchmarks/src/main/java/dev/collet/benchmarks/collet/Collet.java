package dev.collet.benchmarks.collet;

import dev.collet.benchmarks.workload.Contender;
import dev.collet.dispatch.Toolset;
import dev.collet.server.Exchange;
import dev.collet.server.McpServer;
import dev.collet.server.RateLimits;
import java.util.Arrays;

/** Collet's server without a transport: the request's bytes in, the reply's bytes out. */
public final class Collet implements Contender {
  private final McpServer server;
  private final String method;

  /** A server of one toolset that is asked for one method. */
  public Collet(Toolset toolset, String method) {
    this.method = method;
    server =
        McpServer.builder("bench", "1.0.0")
            .tools(toolset)
            .rateLimits(RateLimits.none("what is measured is the call"))
            .build();
  }

  @Override
  public byte[] answer(byte[] request) {
    Memory exchange = new Memory(method);
    server.accept(request, 0, request.length, exchange);
    byte[] reply = exchange.reply();
    return Arrays.copyOf(reply, exchange.length);
  }

  @Override
  public Object serve(byte[] request) {
    Memory exchange = new Memory(method);
    server.accept(request, 0, request.length, exchange);
    return exchange.reply();
  }

  /** An exchange that keeps the reply; like HTTP, the caller's thread may run the call. */
  private static final class Memory implements Exchange {
    private final String method;
    private byte[] reply;
    private int length;

    Memory(String method) {
      this.method = method;
    }

    byte[] reply() {
      if (reply == null) {
        throw new IllegalStateException("no reply on the caller's thread");
      }
      return reply;
    }

    @Override
    public boolean isHttp() {
      return true;
    }

    @Override
    public String header(String name) {
      return switch (name) {
        case "MCP-Protocol-Version" -> "2026-07-28";
        case "Mcp-Method" -> method;
        case "Mcp-Name" -> method.equals("tools/call") ? "get_weather_data" : null;
        default -> null;
      };
    }

    @Override
    public void event(byte[] message, int offset, int length) {
      throw new IllegalStateException("an event in a plain call");
    }

    @Override
    public void respond(int status, byte[] message, int offset, int length) {
      if (offset != 0) {
        throw new IllegalStateException("the reply does not begin its array");
      }
      this.reply = message;
      this.length = length;
    }

    @Override
    public void end(int status) {}

    @Override
    public void setHeader(String name, String value) {}

    @Override
    public void onDisconnect(Runnable listener) {}
  }
}
