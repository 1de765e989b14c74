package dev.collet.telemetry;

import dev.collet.server.CallListener;
import dev.collet.server.Exchange;
import dev.collet.server.McpServer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Calls tools over a server with a listener. */
final class Calls {
  private final McpServer server;

  Calls(CallListener listener) {
    server =
        McpServer.builder("telemetry", "1.0.0")
            .tools(new CountToolsToolset(new CountTools()))
            .listener(listener)
            .build();
  }

  String call(String tool, String arguments, String meta) throws Exception {
    byte[] bytes =
        ("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"tools/call\",\"params\":{\"name\":\"%s\","
                + "\"arguments\":%s,\"_meta\":{%s\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}")
            .formatted(tool, arguments, meta)
            .getBytes(StandardCharsets.UTF_8);
    Answer answer = new Answer();
    server.accept(bytes, 0, bytes.length, answer);
    return answer.text.get(60, TimeUnit.SECONDS);
  }

  /** Ends the server, after which all calls have been told of. */
  void close() {
    server.close();
  }

  private static final class Answer implements Exchange {
    private final CompletableFuture<String> text = new CompletableFuture<>();

    @Override
    public boolean isHttp() {
      return false;
    }

    @Override
    public String header(String name) {
      return null;
    }

    @Override
    public void event(byte[] message, int offset, int length) {}

    @Override
    public void respond(int status, byte[] message, int offset, int length) {
      text.complete(new String(message, offset, length, StandardCharsets.UTF_8));
    }

    @Override
    public void end(int status) {
      text.complete("");
    }

    @Override
    public void setHeader(String name, String value) {}

    @Override
    public void onDisconnect(Runnable listener) {}
  }
}
