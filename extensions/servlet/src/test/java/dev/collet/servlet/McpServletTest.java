package dev.collet.servlet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.Caller;
import dev.collet.server.Authenticator;
import dev.collet.server.Limits;
import dev.collet.server.McpServer;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.jetty.ee11.servlet.ServletContextHandler;
import org.eclipse.jetty.ee11.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The servlet in a real Jetty. */
class McpServletTest {
  private static final String META =
      "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
          + "\"io.modelcontextprotocol/clientCapabilities\":{}}";

  private final Server jetty = new Server();
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private int port;

  @BeforeEach
  void start() throws Exception {
    start(McpServlet.local(server(null)));
  }

  private static McpServer server(Authenticator authenticator) {
    var builder =
        McpServer.builder("servlet", "1.0.0")
            .tools(new ServletToolsToolset(new ServletTools()))
            .limits(Limits.DEFAULT.withMaxMessageBytes(100_000));
    return authenticator == null ? builder.build() : builder.authenticator(authenticator).build();
  }

  private void start(McpServlet servlet) throws Exception {
    jetty.stop();
    ServerConnector connector = new ServerConnector(jetty);
    connector.setHost("127.0.0.1");
    jetty.setConnectors(new ServerConnector[] {connector});
    ServletContextHandler context = new ServletContextHandler("/");
    context.addServlet(new ServletHolder(servlet), "/mcp");
    context.addServlet(new ServletHolder(servlet), "/.well-known/oauth-protected-resource/*");
    jetty.setHandler(context);
    jetty.start();
    port = connector.getLocalPort();
  }

  @AfterEach
  void stop() throws Exception {
    jetty.stop();
  }

  private static String call(String tool, String arguments, String meta) {
    return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"%s\",\"arguments\":%s,%s}}"
        .formatted(tool, arguments, meta);
  }

  private HttpRequest.Builder request(String tool, String body) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/mcp"))
        .header("Content-Type", "application/json")
        .header("Accept", "application/json, text/event-stream")
        .header("MCP-Protocol-Version", "2026-07-28")
        .header("Mcp-Method", "tools/call")
        .header("Mcp-Name", tool)
        .POST(BodyPublishers.ofString(body));
  }

  private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private HttpRequest.Builder echo() {
    return request("echo", call("echo", "{\"text\":\"Zoë 東京 🚲\"}", META));
  }

  @Test
  void answersInOneBody() throws Exception {
    for (int i = 0; i < 3; i++) {
      HttpResponse<String> response = send(echo());
      assertEquals(200, response.statusCode());
      assertEquals("application/json", response.headers().firstValue("Content-Type").orElse(""));
      assertTrue(response.body().contains("Zoë 東京 🚲"), response.body());
    }
  }

  private HttpRequest.Builder old(String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/mcp"))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream");
    return headers.length == 0 ? request : request.headers(headers);
  }

  @Test
  void aSessionOfAnOlderRevisionHearsOfChanges() throws Exception {
    McpServer server = server(null);
    start(McpServlet.local(server));
    String initialize =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{"
            + "\"protocolVersion\":\"2025-06-18\",\"capabilities\":{}}}";
    String session =
        send(old().POST(BodyPublishers.ofString(initialize)))
            .headers()
            .firstValue("MCP-Session-Id")
            .orElseThrow();
    HttpResponse<Stream<String>> stream =
        client.send(old("MCP-Session-Id", session).GET().build(), BodyHandlers.ofLines());
    assertEquals(200, stream.statusCode());
    CompletableFuture<String> told =
        CompletableFuture.supplyAsync(
            () -> stream.body().filter(line -> line.startsWith("data:")).findFirst().orElse(""));
    server.tools().disable("nap", "tea");
    assertTrue(told.get(30, TimeUnit.SECONDS).contains("notifications/tools/list_changed"));
    stream.body().close();
    assertEquals(204, send(old("MCP-Session-Id", session).DELETE()).statusCode());
    assertEquals(404, send(old("MCP-Session-Id", session).GET()).statusCode());
  }

  @Test
  void progressComesOnAStream() throws Exception {
    String meta =
        META.replace(
            "{\"io.modelcontextprotocol/p", "{\"progressToken\":7,\"io.modelcontextprotocol/p");
    HttpResponse<String> response = send(request("progress", call("progress", "{}", meta)));
    assertTrue(
        response.headers().firstValue("Content-Type").orElse("").startsWith("text/event-stream"));
    assertEquals("no", response.headers().firstValue("X-Accel-Buffering").orElse(""));
    List<String> data = response.body().lines().filter(line -> line.startsWith("data:")).toList();
    assertEquals(2, data.size(), response.body());
    assertTrue(data.get(0).contains("\"progressToken\":7"), response.body());
  }

  @ParameterizedTest
  @CsvSource({
    "Origin, https://evil.example, 403",
    "Origin, http://localhost:1234, 200",
    "Content-Type, text/plain, 415",
    "Content-Type, application/json; charset=iso-8859-1, 415",
    "Accept, text/html, 406",
    "Accept, application/json, 200",
    "Content-Encoding, gzip, 415",
    "Content-Encoding, identity, 200",
    "Origin, http://localhost:1234/evil, 403",
    "Mcp-Name, other, 400",
  })
  void headersAreChecked(String name, String value, int status) throws Exception {
    assertEquals(status, send(echo().setHeader(name, value)).statusCode());
  }

  @ParameterizedTest
  @CsvSource({"GET", "DELETE", "PUT", "OPTIONS", "HEAD"})
  void onlyPostIsServed(String method) throws Exception {
    HttpResponse<String> response = send(echo().method(method, BodyPublishers.noBody()));
    assertEquals(405, response.statusCode());
    assertEquals("POST", response.headers().firstValue("Allow").orElse(""));
  }

  @Test
  void statusOfTheServer() throws Exception {
    String unknown = call("echo", "{}", META).replace("tools/call", "no/such");
    assertEquals(
        404, send(request("echo", unknown).setHeader("Mcp-Method", "no/such")).statusCode());
    assertEquals(400, send(request("echo", "{")).statusCode());
    assertEquals(
        413,
        send(request("echo", call("echo", "{\"text\":\"" + "x".repeat(200_000) + "\"}", META)))
            .statusCode());
    String notification =
        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":5}}";
    HttpResponse<String> accepted =
        send(request("echo", notification).setHeader("Mcp-Method", "notifications/cancelled"));
    assertEquals(202, accepted.statusCode());
    assertEquals("", accepted.body());
  }

  @Test
  void aClosedStreamCancelsTheCall() throws Exception {
    byte[] body = call("nap", "{\"millis\":60000}", META).getBytes(StandardCharsets.UTF_8);
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      OutputStream out = socket.getOutputStream();
      out.write(
          ("POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                  + "Accept: application/json, text/event-stream\r\nMCP-Protocol-Version: 2026-07-28\r\n"
                  + "Mcp-Method: tools/call\r\nMcp-Name: nap\r\nContent-Length: %d\r\n\r\n")
              .formatted(body.length)
              .getBytes(StandardCharsets.US_ASCII));
      out.write(body);
      assertTrue(socket.getInputStream().read() >= 0); // the stream has begun
    }
    assertTrue(ServletTools.INTERRUPTED.await(20, TimeUnit.SECONDS));
  }

  @ParameterizedTest
  @CsvSource({"Content-Length: 100", "Transfer-Encoding: chunked"})
  void aBodyThatEndsTooEarlyIsABadRequest(String framing) throws Exception {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      OutputStream out = socket.getOutputStream();
      String head = "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
      out.write((head + framing + "\r\n\r\n5\r\n{").getBytes(StandardCharsets.US_ASCII));
      socket.shutdownOutput();
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      assertTrue(answer.startsWith("HTTP/1.1 400"), answer);
    }
  }

  @Test
  void whatIsRefusedBeforeItsBodyIsReadIsHeardAllTheSame() throws Exception {
    for (int i = 0; i < 3; i++) {
      HttpRequest.Builder large =
          request("echo", "x".repeat(3_000_000)).setHeader("Content-Type", "text/plain");
      assertEquals(415, send(large).statusCode());
      assertEquals(200, send(echo()).statusCode());
    }
  }

  @Test
  void manyLargeAnswers() throws Exception {
    List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      HttpRequest request = request("large", call("large", "{\"size\":300000}", META)).build();
      answers.add(client.sendAsync(request, BodyHandlers.ofString()));
    }
    for (CompletableFuture<HttpResponse<String>> answer : answers) {
      assertTrue(answer.get(30, TimeUnit.SECONDS).body().length() > 300_000);
    }
  }

  @Test
  void credentialsAndMetadata() throws Exception {
    Authenticator authenticator =
        new Authenticator() {
          @Override
          public Decision authenticate(Headers headers) {
            return "Bearer good".equals(headers.get("Authorization"))
                ? new Decision.Accepted(new Caller("me", Set.of()))
                : new Decision.Refused(401, "Bearer");
          }

          @Override
          public String protectedResourceMetadata() {
            return "{\"resource\":\"http://localhost/mcp\"}";
          }
        };
    start(new McpServlet(server(authenticator), Set.of("https://app.example"), Set.of()));
    HttpResponse<String> refused = send(echo());
    assertEquals(401, refused.statusCode());
    assertEquals("Bearer", refused.headers().firstValue("WWW-Authenticate").orElse(""));
    HttpResponse<String> accepted =
        send(echo().header("Authorization", "Bearer good").header("Origin", "https://app.example"));
    assertEquals(200, accepted.statusCode());
    assertEquals(
        "https://app.example",
        accepted.headers().firstValue("Access-Control-Allow-Origin").orElse(""));
    assertEquals(403, send(echo().header("Origin", "http://localhost:1")).statusCode());
    for (String path : List.of("", "/mcp")) {
      URI uri =
          URI.create("http://localhost:" + port + "/.well-known/oauth-protected-resource" + path);
      HttpResponse<String> metadata = send(HttpRequest.newBuilder(uri));
      assertEquals(200, metadata.statusCode());
      assertEquals("{\"resource\":\"http://localhost/mcp\"}", metadata.body());
    }
  }
}
