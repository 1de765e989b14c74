package dev.collet.conformance;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** A client's end of a transport, as far as these tests need one. */
abstract class Wire implements AutoCloseable {
  /** As deep as a test wants to be. */
  static final JsonMapper JSON =
      new JsonMapper(
          JsonFactory.builder()
              .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(5_000).build())
              .streamWriteConstraints(
                  StreamWriteConstraints.builder().maxNestingDepth(5_000).build())
              .build());

  private int ids;

  /** The revision that {@link #initialize} agreed on; null for requests that say their own. */
  @Nullable String agreed;

  /**
   * Sends a request and gives its answer.
   *
   * @param onRequest what the client answers to what the server asks meanwhile
   */
  abstract Map<String, Object> send(
      Map<String, Object> message, Function<Map<String, Object>, Map<String, Object>> onRequest)
      throws Exception;

  /** Sends what is not answered. */
  abstract void tell(Map<String, Object> message) throws Exception;

  @Override
  public abstract void close();

  /** Begins an older era. */
  void initialize(String version, Map<String, Object> capabilities) throws Exception {
    agreed = version;
    Map<String, Object> params =
        Map.of(
            "protocolVersion",
            version,
            "capabilities",
            capabilities,
            "clientInfo",
            Map.of("name", "test", "version", "1"));
    send(message("initialize", params), request -> Map.of());
    tell(Map.of("jsonrpc", "2.0", "method", "notifications/initialized"));
  }

  /** A request of the era. */
  Map<String, Object> message(String method, Map<String, Object> params) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("jsonrpc", "2.0");
    message.put("id", ++ids);
    message.put("method", method);
    message.put("params", params);
    return message;
  }

  /** Params of a modern request. */
  static Map<String, Object> modern(Map<String, Object> params, Map<String, Object> capabilities) {
    Map<String, Object> all = new LinkedHashMap<>(params);
    all.put(
        "_meta",
        Map.of(
            "io.modelcontextprotocol/protocolVersion",
            "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities",
            capabilities));
    return all;
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> parse(String json) {
    return JSON.readValue(json, Map.class);
  }

  static Map<String, Object> response(Map<String, Object> request, Map<String, Object> result) {
    return Map.of("jsonrpc", "2.0", "id", request.get("id"), "result", result);
  }
}
