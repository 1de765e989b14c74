package dev.collet.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.server.McpServer;
import dev.collet.server.TestTools;
import dev.collet.server.WireSchema;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** HTTP clients of older revisions: sessions, their streams, and those who say no version. */
@Timeout(120)
class SessionStreamTest {
  private static final String CHANGED =
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}";

  private final McpServer server =
      McpServer.builder("old", "1")
          .tools(new TestTools().text("a", (in, c) -> "a").structured("b", (in, c) -> Map.of()))
          .build();
  private final HttpTransport http =
      HttpTransport.builder(server).keepAlive(Duration.ofMillis(200)).start();
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  @AfterEach
  void stop() {
    http.stop(Duration.ZERO);
  }

  private HttpRequest.Builder request(String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(http.uri())
            .timeout(Duration.ofSeconds(60))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream");
    return headers.length == 0 ? request : request.headers(headers);
  }

  private HttpResponse<String> post(String body, String... headers) throws Exception {
    return client.send(
        request(headers).POST(BodyPublishers.ofString(body)).build(), BodyHandlers.ofString());
  }

  private String initialize(String version) throws Exception {
    HttpResponse<String> response =
        post(
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{"
                + "\"protocolVersion\":\""
                + version
                + "\",\"capabilities\":{},\"clientInfo\":{\"name\":\"c\",\"version\":\"1\"}}}");
    assertTrue(response.body().contains("\"tools\":{\"listChanged\":true}"), response.body());
    return response.headers().firstValue("MCP-Session-Id").orElseThrow();
  }

  private int bare(String method, String... headers) throws Exception {
    return client
        .send(
            request(headers).method(method, BodyPublishers.noBody()).build(),
            BodyHandlers.discarding())
        .statusCode();
  }

  /** An open stream: what came, and when it ended. */
  private final class Listening {
    final BlockingQueue<String> data = new LinkedBlockingQueue<>();
    final CompletableFuture<Void> end;
    final Stream<String> lines;

    Listening(String session) throws Exception {
      this(client.send(request("MCP-Session-Id", session).GET().build(), BodyHandlers.ofLines()));
    }

    Listening(HttpResponse<Stream<String>> response) {
      assertEquals(200, response.statusCode());
      assertEquals(
          "text/event-stream", response.headers().firstValue("Content-Type").orElseThrow());
      lines = response.body();
      end =
          CompletableFuture.runAsync(
              () ->
                  lines
                      .filter(line -> line.startsWith("data: "))
                      .forEach(line -> data.add(line.substring("data: ".length()))));
    }

    String next() throws InterruptedException {
      return data.poll(30, TimeUnit.SECONDS);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"2025-03-26", "2025-06-18", "2025-11-25"})
  void aChangeReachesTheStreamOfASession(String version) throws Exception {
    Listening stream = new Listening(initialize(version));
    server.tools().disable("b", "tea");
    String told = stream.next();
    assertEquals(CHANGED, told);
    if (!version.equals("2025-03-26")) {
      WireSchema.check(version, "ToolListChangedNotification", told);
    }
    server.tools().enable("b");
    assertEquals(CHANGED, stream.next());
  }

  @Test
  void eachSessionHearsOnceOnItsNewestStream() throws Exception {
    String session = initialize("2025-11-25");
    Listening old = new Listening(session);
    Listening newest = new Listening(session);
    Listening other = new Listening(initialize("2025-11-25"));
    server.tools().disable("b", "tea");
    assertEquals(CHANGED, newest.next());
    assertEquals(CHANGED, other.next());
    server.close(Duration.ZERO);
    old.end.get(30, TimeUnit.SECONDS);
    newest.end.get(30, TimeUnit.SECONDS);
    assertNull(old.data.poll());
    assertNull(newest.data.poll());
    assertEquals(503, bare("GET", "MCP-Session-Id", session));
  }

  @Test
  void aSessionThatEndsTakesItsStreamsAlong() throws Exception {
    String session = initialize("2025-11-25");
    Listening stream = new Listening(session);
    assertEquals(204, bare("DELETE", "MCP-Session-Id", session));
    stream.end.get(30, TimeUnit.SECONDS);
    assertEquals(404, bare("GET", "MCP-Session-Id", session));
    assertEquals(404, bare("DELETE", "MCP-Session-Id", session));
    String ping = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    assertEquals(404, post(ping, "MCP-Session-Id", session).statusCode());
  }

  /** Else the transport would wait until its deadline, and then break the streams off. */
  @Test
  void streamsEndWhenTheTransportCloses() throws Exception {
    Listening old = new Listening(initialize("2025-11-25"));
    CompletableFuture<HttpResponse<Stream<String>>> sent =
        client.sendAsync(
            listen(HttpRequest.newBuilder(http.uri())).build(), BodyHandlers.ofLines());
    Stream<String> lines = sent.get(30, TimeUnit.SECONDS).body();
    http.stop(Duration.ofMinutes(10));
    List<String> came = lines.filter(line -> line.startsWith("data: ")).toList();
    assertEquals(2, came.size(), came.toString());
    assertTrue(came.get(1).contains("\"resultType\":\"complete\""), came.get(1));
    old.end.get(30, TimeUnit.SECONDS);
    assertNull(old.data.poll());
  }

  /** Each stream keeps a thread: were there no end to them, no call would find one. */
  @Test
  void streamsLeaveThreadsToCalls() throws Exception {
    List<Listening> streams = new ArrayList<>();
    try (HttpTransport small = HttpTransport.builder(server).maxConnections(6).start()) {
      String session = initialize("2025-11-25");
      HttpRequest.Builder stream =
          HttpRequest.newBuilder(small.uri())
              .headers("Accept", "text/event-stream", "MCP-Session-Id", session);
      for (int i = 0; i < 3; i++) {
        streams.add(new Listening(client.send(stream.GET().build(), BodyHandlers.ofLines())));
      }
      HttpResponse<String> fourth = client.send(stream.GET().build(), BodyHandlers.ofString());
      assertEquals(503, fourth.statusCode());
      assertTrue(fourth.headers().firstValue("Retry-After").isPresent());
      HttpResponse<String> listen =
          client.send(listen(HttpRequest.newBuilder(small.uri())).build(), BodyHandlers.ofString());
      assertEquals(503, listen.statusCode());
      assertTrue(listen.headers().firstValue("Retry-After").isPresent());
      HttpRequest ping =
          HttpRequest.newBuilder(small.uri())
              .headers("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(list(1)))
              .build();
      assertEquals(200, client.send(ping, BodyHandlers.discarding()).statusCode());
    }
    for (Listening each : streams) {
      each.end.get(30, TimeUnit.SECONDS);
    }
  }

  private static HttpRequest.Builder listen(HttpRequest.Builder request) {
    return request
        .headers("Content-Type", "application/json", "Accept", "text/event-stream")
        .headers("MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "subscriptions/listen")
        .POST(
            BodyPublishers.ofString(
                "{\"jsonrpc\":\"2.0\",\"id\":\"s\",\"method\":\"subscriptions/listen\","
                    + "\"params\":{\"notifications\":{\"toolsListChanged\":true},\"_meta\":{"
                    + "\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                    + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}"));
  }

  @Test
  void aClientThatLeavesIsForgotten() throws Exception {
    Listening stream = new Listening(initialize("2025-11-25"));
    stream.lines.close();
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (http.openRequests() > 0 && System.nanoTime() < end) {
      Thread.sleep(20);
    }
    assertEquals(0, http.openRequests());
  }

  @Test
  void whatIsNoStreamOfASessionIsRefused() throws Exception {
    String session = initialize("2025-11-25");
    for (String method : List.of("GET", "DELETE")) {
      assertEquals(405, bare(method));
      assertEquals(
          405, bare(method, "MCP-Session-Id", session, "MCP-Protocol-Version", "2026-07-28"));
      assertEquals(404, bare(method, "MCP-Session-Id", "nowhere"));
      assertEquals(405, bare("PUT", "MCP-Session-Id", session));
    }
    HttpRequest json =
        HttpRequest.newBuilder(http.uri())
            .headers("Accept", "application/json", "MCP-Session-Id", session)
            .GET()
            .build();
    assertEquals(406, client.send(json, BodyHandlers.discarding()).statusCode());
    HttpRequest evil =
        request("MCP-Session-Id", session, "Origin", "https://evil.example").GET().build();
    assertEquals(403, client.send(evil, BodyHandlers.discarding()).statusCode());
  }

  private static String list(int id) {
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/list\"}";
  }

  @Test
  void whoSaysNoVersionIsServedAs20250326() throws Exception {
    HttpResponse<String> response = post(list(7));
    assertEquals(200, response.statusCode());
    assertTrue(response.body().contains("\"name\":\"b\""), response.body());
    assertFalse(response.body().contains("outputSchema"), response.body());
    assertFalse(response.body().contains("ttlMs"), response.body());
    HttpResponse<String> batch = post("[" + list(1) + "," + list(2) + "]");
    assertEquals(200, batch.statusCode());
    assertTrue(batch.body().startsWith("[{\"jsonrpc\":\"2.0\",\"id\":"), batch.body());
    HttpResponse<String> told =
        post("[{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}]");
    assertEquals(202, told.statusCode());
  }

  @Test
  void aBatchHoldsNeitherInitializeNorBatches() throws Exception {
    String initialize =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{"
            + "\"protocolVersion\":\"2025-03-26\",\"capabilities\":{}}}";
    for (String inside : List.of(initialize, "[" + list(3) + "]")) {
      HttpResponse<String> response = post("[" + inside + "," + list(2) + "]");
      assertEquals(200, response.statusCode());
      assertTrue(response.body().contains("\"code\":-32600"), response.body());
      assertTrue(response.body().contains("\"id\":2"), response.body());
      assertTrue(response.headers().firstValue("MCP-Session-Id").isEmpty());
    }
  }

  @Test
  void aRequestThatTriesToBeModernIsHeldToThat() throws Exception {
    String meta =
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/list\",\"params\":{\"_meta\":{"
            + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}";
    HttpResponse<String> response = post(meta);
    assertEquals(400, response.statusCode());
    HttpResponse<String> header = post(list(7), "MCP-Protocol-Version", "2026-07-28");
    assertEquals(400, header.statusCode());
    assertTrue(header.body().contains("-32602"), header.body());
    assertEquals(400, post(list(7), "MCP-Protocol-Version", "1999-01-01").statusCode());
  }
}
