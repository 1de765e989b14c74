package dev.collet.benchmarks.hand;

import com.sun.net.httpserver.HttpServer;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.Executors;

/** The hand-written server on the JDK's web server, with the header checks of 2026-07-28. */
public final class HandHttp {
  private HandHttp() {}

  /** Serves on a free port of loopback, which it prints. */
  public static void main(String[] arguments) throws Exception {
    System.setProperty("sun.net.httpserver.nodelay", "true");
    HandServer server = new HandServer(List.of("get_weather_data"), new byte[0]);
    HttpServer http =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    http.setExecutor(Executors.newCachedThreadPool());
    http.createContext(
        "/mcp",
        exchange -> {
          byte[] request;
          try (InputStream in = exchange.getRequestBody()) {
            request = in.readAllBytes();
          }
          var headers = exchange.getRequestHeaders();
          byte[] reply =
              HandHeaders.fit(
                      headers.getFirst("Origin"),
                      headers.getFirst("MCP-Protocol-Version"),
                      headers.getFirst("Mcp-Method"),
                      headers.getFirst("Mcp-Name"))
                  ? server.answer(request)
                  : new byte[0];
          exchange.getResponseHeaders().set("Content-Type", "application/json");
          exchange.sendResponseHeaders(reply.length == 0 ? 400 : 200, reply.length);
          try (OutputStream out = exchange.getResponseBody()) {
            out.write(reply);
          }
        });
    http.start();
    System.out.println(http.getAddress().getPort());
  }
}
