package dev.collet.reliability.fuzz;

import dev.collet.server.Connection;
import dev.collet.server.McpServer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Messages of each revision: the first byte says over what they come. */
public final class EnvelopeFuzzer {
  private static final McpServer SERVER = FuzzServer.make();
  private static final String[] OLDER = {"2025-11-25", "2025-06-18", "2025-03-26"};
  private static final int KINDS = 9;

  private EnvelopeFuzzer() {}

  /** Called by Jazzer at the start: loading classes is no part of a hang. */
  public static void fuzzerInitialize() {
    seeds().forEach(EnvelopeFuzzer::fuzzerTestOneInput);
  }

  /** Called by Jazzer for each input. */
  public static void fuzzerTestOneInput(byte[] input) {
    if (input.length == 0) {
      return;
    }
    byte[] message = Arrays.copyOfRange(input, 1, input.length);
    RecordedExchange exchange = exchange((input[0] & 0xFF) % KINDS);
    SERVER.accept(message, 0, message.length, exchange);
    Oracle.check(exchange);
  }

  private static RecordedExchange exchange(int kind) {
    if (kind < 3) {
      return FuzzServer.http("tools/call", kind == 0 ? "echo" : kind == 1 ? "everything" : "ask");
    } else if (kind == 3) {
      return RecordedExchange.http();
    } else if (kind == 4) {
      return RecordedExchange.stdio(new Connection((bytes, offset, length) -> {}));
    } else if (kind < 5 + OLDER.length) {
      String version = OLDER[kind - 5];
      return RecordedExchange.http()
          .with("MCP-Session-Id", LegacySessions.id(SERVER, version))
          .with("MCP-Protocol-Version", version);
    }
    Connection connection = new Connection((bytes, offset, length) -> {});
    byte[] hello = FuzzServer.bytes(LegacySessions.initialize(OLDER[0]));
    SERVER.accept(hello, 0, hello.length, RecordedExchange.stdio(connection));
    return RecordedExchange.stdio(connection);
  }

  static List<byte[]> seeds() {
    List<byte[]> seeds = new ArrayList<>();
    for (int kind = 0; kind < KINDS; kind++) {
      for (String message : messages()) {
        seeds.add(FuzzServer.bytes((char) ('0' / KINDS * KINDS + kind) + message));
      }
    }
    return seeds;
  }

  static List<String> messages() {
    String old =
        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\",\"arguments\":{\"text\":\"x\"}}}";
    return List.of(
        FuzzServer.call("echo", "{\"text\":\"x\\u00e9\"}", ""),
        FuzzServer.call("ask", "{\"greeting\":\"Hi \"}", "\"inputResponses\":{},"),
        FuzzServer.request("tools/list", "\"cursor\":\"\","),
        FuzzServer.request("server/discover", ""),
        FuzzServer.request(
            "subscriptions/listen", "\"notifications\":{\"toolsListChanged\":true},"),
        LegacySessions.initialize("2025-06-18"),
        old,
        "[" + old + ",{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"ping\"}]",
        "{\"jsonrpc\":\"2.0\",\"id\":3,\"result\":{}}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":2,\"reason\":\"r\"}}");
  }
}
