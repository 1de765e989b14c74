package dev.collet.testing;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import dev.collet.dispatch.Toolset;
import dev.collet.server.McpServer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Calls tools in tests as a client of revision 2026-07-28 does, bytes and all, but without a
 * transport:
 *
 * <pre>{@code
 * McpTestClient client = McpTestClient.of(new FlightToolsToolset(new FlightTools(database)));
 * client.call("book_flight", Map.of("to", "DEN", "date", "2020-01-01"))
 *     .assertError()
 *     .assertText("in the future");
 * }</pre>
 */
public final class McpTestClient {
  private static final int MAX_ROUNDS = 10;

  private final McpServer server;
  private final AtomicInteger ids = new AtomicInteger();
  private final Map<String, Map<String, Object>> answers = new LinkedHashMap<>();

  private McpTestClient(McpServer server) {
    this.server = server;
  }

  /** A client of a server with these tools and all defaults. */
  public static McpTestClient of(Toolset... tools) {
    return of(McpServer.builder("test", "0").tools(tools).build());
  }

  /** A client of that server. Who calls is the server's {@code localCaller}. */
  public static McpTestClient of(McpServer server) {
    return new McpTestClient(server);
  }

  /** From now on, a tool that asks the user by that key is answered so. */
  @CanIgnoreReturnValue
  public McpTestClient accept(String key, Map<String, ?> content) {
    answers.put(key, Map.of("action", "accept", "content", content));
    return this;
  }

  /** From now on, the user declines the question of that key. */
  @CanIgnoreReturnValue
  public McpTestClient decline(String key) {
    answers.put(key, Map.of("action", "decline"));
    return this;
  }

  /** From now on, the user goes away when asked by that key. */
  @CanIgnoreReturnValue
  public McpTestClient cancel(String key) {
    answers.put(key, Map.of("action", "cancel"));
    return this;
  }

  /**
   * From now on, a request to the client itself (sampling, roots) by that key has this result, a
   * JDK tree.
   */
  @CanIgnoreReturnValue
  public McpTestClient respond(String key, Map<String, Object> result) {
    answers.put(key, result);
    return this;
  }

  /** The tools, in the order of the list, as JDK trees; all pages. */
  public List<Map<String, Object>> tools() {
    List<Map<String, Object>> tools = new ArrayList<>();
    Map<String, Object> params = new LinkedHashMap<>();
    while (true) {
      Map<String, Object> result = result("tools/list", params);
      Json.asArray(result.get("tools")).forEach(tool -> tools.add(Json.asObject(tool)));
      Object cursor = result.get("nextCursor");
      if (cursor == null) {
        return tools;
      }
      params.put("cursor", cursor);
    }
  }

  /**
   * One tool as it is listed.
   *
   * @throws AssertionError when there is no such tool
   */
  public Map<String, Object> tool(String name) {
    return tools().stream()
        .filter(tool -> name.equals(tool.get("name")))
        .findFirst()
        .orElseThrow(() -> new AssertionError("There is no tool '" + name + "'"));
  }

  /** Calls a tool without arguments. */
  public CallOutcome call(String tool) {
    return call(tool, Map.of());
  }

  /**
   * Calls a tool; when it asks the user, what this client was told before is the answer.
   *
   * @param arguments a JDK tree: Map, List, String, Number, Boolean
   */
  public CallOutcome call(String tool, Map<String, ?> arguments) {
    Map<String, Object> params = new LinkedHashMap<>();
    params.put("name", tool);
    params.put("arguments", arguments);
    List<String> events = new ArrayList<>();
    for (int round = 0; round < MAX_ROUNDS; round++) {
      MemoryExchange exchange = send("tools/call", params);
      Map<String, Object> message = Json.object(exchange.await());
      events.addAll(exchange.events());
      Map<String, Object> result = Json.asObject(message.get("result"));
      Map<String, Object> responses = responses(result);
      if (responses == null) {
        return new CallOutcome(tool, message, events);
      }
      params.put("inputResponses", responses);
      params.remove("requestState");
      if (result.get("requestState") != null) {
        params.put("requestState", result.get("requestState"));
      }
    }
    throw new AssertionError("Tool '" + tool + "' asks more than " + MAX_ROUNDS + " times");
  }

  /** Answers to all that is asked; null when nothing is, or something this client can't answer. */
  private @Nullable Map<String, Object> responses(Map<String, Object> result) {
    if (!"input_required".equals(result.get("resultType"))) {
      return null;
    }
    Map<String, Object> responses = new LinkedHashMap<>();
    for (String key : Json.asObject(result.get("inputRequests")).keySet()) {
      Map<String, Object> answer = answers.get(key);
      if (answer == null) {
        return null;
      }
      responses.put(key, answer);
    }
    return responses;
  }

  private Map<String, Object> result(String method, Map<String, Object> params) {
    String answer = send(method, params).await();
    Map<String, Object> message = Json.object(answer);
    if (!message.containsKey("result")) {
      throw new AssertionError(method + " failed: " + answer);
    }
    return Json.asObject(message.get("result"));
  }

  private MemoryExchange send(String method, Map<String, Object> params) {
    int id = ids.incrementAndGet();
    Map<String, Object> meta = new LinkedHashMap<>();
    meta.put("io.modelcontextprotocol/protocolVersion", "2026-07-28");
    meta.put(
        "io.modelcontextprotocol/clientCapabilities",
        Map.of(
            "elicitation",
            Map.of("form", Map.of(), "url", Map.of()),
            "sampling",
            Map.of(),
            "roots",
            Map.of()));
    meta.put("progressToken", id);
    Map<String, Object> all = new LinkedHashMap<>(params);
    all.put("_meta", meta);
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("jsonrpc", "2.0");
    message.put("id", id);
    message.put("method", method);
    message.put("params", all);
    byte[] bytes = Json.write(message).getBytes(StandardCharsets.UTF_8);
    MemoryExchange exchange = new MemoryExchange();
    server.accept(bytes, 0, bytes.length, exchange);
    return exchange;
  }
}
