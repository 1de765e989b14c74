package dev.collet.conformance;

import dev.collet.server.McpServer;
import dev.collet.transport.HttpTransport;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Iterator;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Posts to a server in this process; an answer may be a stream with requests before it. */
final class HttpWire extends Wire {
  private final HttpTransport http;
  private final HttpClient client = HttpClient.newHttpClient();
  private @Nullable String session;

  HttpWire(McpServer server) {
    http = HttpTransport.start(server, 0);
  }

  private static String header(String name) {
    return name.matches("[!-~]+")
        ? name
        : "=?base64?"
            + Base64.getEncoder().encodeToString(name.getBytes(StandardCharsets.UTF_8))
            + "?=";
  }

  private HttpResponse<Stream<String>> post(Map<String, Object> message) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(http.uri())
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .timeout(Duration.ofSeconds(60))
            .POST(BodyPublishers.ofString(JSON.writeValueAsString(message)));
    if (agreed == null) {
      request.header("MCP-Protocol-Version", "2026-07-28");
      request.header("Mcp-Method", String.valueOf(message.get("method")));
      if (message.get("params") instanceof Map<?, ?> params && params.get("name") != null) {
        request.header("Mcp-Name", header(String.valueOf(params.get("name"))));
      }
    } else if (session != null) {
      request.header("MCP-Session-Id", session);
      request.header("MCP-Protocol-Version", agreed);
    }
    HttpResponse<Stream<String>> response = client.send(request.build(), BodyHandlers.ofLines());
    response.headers().firstValue("MCP-Session-Id").ifPresent(id -> session = id);
    return response;
  }

  @Override
  Map<String, Object> send(
      Map<String, Object> message, Function<Map<String, Object>, Map<String, Object>> onRequest)
      throws Exception {
    try (Stream<String> lines = post(message).body()) {
      for (Iterator<String> each = lines.iterator(); each.hasNext(); ) {
        String line = each.next();
        String json = line.startsWith("data: ") ? line.substring("data: ".length()) : line;
        if (json.startsWith("{")) {
          Map<String, Object> came = parse(json);
          if (!came.containsKey("method")) {
            return came;
          }
          tell(response(came, onRequest.apply(came)));
        }
      }
    }
    throw new AssertionError("The stream has ended without an answer");
  }

  @Override
  void tell(Map<String, Object> message) throws Exception {
    HttpResponse<Stream<String>> response = post(message);
    response.body().close();
    if (response.statusCode() != 202) {
      throw new AssertionError("Status " + response.statusCode() + " for " + message);
    }
  }

  @Override
  public void close() {
    http.stop(Duration.ZERO);
  }
}
