package dev.collet.benchmarks.workload;

import java.nio.charset.StandardCharsets;

/** The bytes that come in. */
public final class Requests {
  /** The arguments alone. */
  public static final String ARGUMENTS =
      "{\"location\":{\"city\":\"Lisbon\",\"country\":\"PT\",\"lat\":38.7223,\"lon\":-9.1393},"
          + "\"unit\":\"CELSIUS\",\"days\":3,"
          + "\"metrics\":[\"temperature\",\"humidity\",\"wind\"],\"locale\":\"pt-PT\"}";

  private static final String META =
      "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
          + "\"io.modelcontextprotocol/clientCapabilities\":{}}";

  private Requests() {}

  /** A call of one tool under 2026-07-28. */
  public static byte[] call(String tool) {
    return bytes(
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\""
            + tool
            + "\",\"arguments\":"
            + ARGUMENTS
            + ","
            + META
            + "}}");
  }

  /** A call of one tool as revisions without {@code _meta} have it, for peers that stop there. */
  public static byte[] legacyCall(String tool) {
    return bytes(
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\""
            + tool
            + "\",\"arguments\":"
            + ARGUMENTS
            + "}}");
  }

  /** A request for the list under 2026-07-28. */
  public static byte[] list() {
    return bytes(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{" + META + "}}");
  }

  /** A request for the list as revisions without {@code _meta} have it. */
  public static byte[] legacyList() {
    return bytes("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{}}");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
