package dev.collet.reliability.fuzz;

import dev.collet.server.McpServer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Sessions of older revisions over HTTP. */
final class LegacySessions {
  private static final Map<String, String> IDS = new ConcurrentHashMap<>();

  private LegacySessions() {}

  /** An id that the server has given out for that revision. */
  static String id(McpServer server, String version) {
    return IDS.computeIfAbsent(version, absent -> begin(server, version));
  }

  static String initialize(String version) {
    return "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"%s\",\"capabilities\":{},\"clientInfo\":{\"name\":\"f\",\"version\":\"1\"}}}"
        .formatted(version);
  }

  private static String begin(McpServer server, String version) {
    RecordedExchange exchange = RecordedExchange.http();
    byte[] hello = FuzzServer.bytes(initialize(version));
    server.accept(hello, 0, hello.length, exchange);
    String id = exchange.sessionId();
    if (id == null) {
      throw new IllegalStateException("initialize gave no session: " + exchange.response());
    }
    return id;
  }
}
