package dev.collet.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HttpTransportTest {
  private final FakeHandler fake = new FakeHandler();
  private final HttpTransport http =
      new HttpTransportBuilder(fake)
          .maxBodyBytes(100_000)
          .allowOrigin("https://app.example")
          .document("/.well-known/oauth-protected-resource", "{\"resource\":\"x\"}")
          .start();
  private final HttpClient client = HttpClient.newHttpClient();

  @AfterEach
  void stop() {
    http.stop(Duration.ZERO);
  }

  private HttpRequest.Builder request(String body) {
    return HttpRequest.newBuilder(http.uri())
        .header("Content-Type", "application/json")
        .header("Accept", "application/json, text/event-stream")
        .POST(BodyPublishers.ofString(body));
  }

  private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    return client.send(request.build(), BodyHandlers.ofString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"echo Zoë 東京 🚲", "later Zoë 東京 🚲", "interrupt x"})
  void answersInOneBody(String text) throws Exception {
    for (int i = 0; i < 3; i++) { // on the same connection
      HttpResponse<String> response = send(request(text));
      assertEquals(200, response.statusCode());
      assertEquals("{\"said\":\"" + text + "\"}", response.body());
      assertEquals("application/json", response.headers().firstValue("Content-Type").orElse(""));
      assertTrue(response.headers().firstValue("Content-Length").isPresent());
    }
  }

  @Test
  void aNotificationGets202WithoutABody() throws Exception {
    HttpResponse<String> response = send(request("notify"));
    assertEquals(202, response.statusCode());
    assertEquals("", response.body());
    assertEquals(200, send(request("echo next")).statusCode());
  }

  @Test
  void statusAndHeadersOfTheServerGoOut() throws Exception {
    HttpResponse<String> response = send(request("status 401 {}"));
    assertEquals(401, response.statusCode());
    assertEquals("Bearer", response.headers().firstValue("WWW-Authenticate").orElse(""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "DELETE", "PUT", "OPTIONS", "HEAD"})
  void onlyPostIsServed(String method) throws Exception {
    HttpResponse<String> response = send(request("echo").method(method, BodyPublishers.noBody()));
    assertEquals(405, response.statusCode());
    assertEquals("POST", response.headers().firstValue("Allow").orElse(""));
    assertEquals(0, fake.accepted.get());
  }

  @Test
  void otherPathsAreNotFound() throws Exception {
    for (String path : new String[] {"/", "/mcp/", "/mcpx", "/a"}) {
      HttpResponse<String> response = send(request("echo").uri(http.uri().resolve(path)));
      assertEquals(404, response.statusCode(), path);
      assertTrue(response.body().contains("/mcp"), response.body());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "application/json|200",
        "application/json; charset=utf-8|200",
        "Application/JSON;charset=\"UTF-8\"|200",
        "application/json; charset=iso-8859-1|415",
        "application/json; charset=utf-16|415",
        "text/plain|415",
        "application/jsonx|415",
        "application/x-www-form-urlencoded|415",
      })
  void theBodyMustBeJsonInUtf8(String type, int status) throws Exception {
    assertEquals(status, send(request("echo").setHeader("Content-Type", type)).statusCode());
  }

  @Test
  void aBodyWithoutTypeIsRefused() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(http.uri()).POST(BodyPublishers.ofString("echo")).build();
    assertEquals(415, client.send(request, BodyHandlers.ofString()).statusCode());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "application/json, text/event-stream|200|application/json",
        "application/json|200|application/json",
        "*/*|200|application/json",
        "application/*;q=0.5|200|application/json",
        "text/event-stream|200|text/event-stream",
        "application/json;q=0, text/event-stream|200|text/event-stream",
        "text/html|406|application/json",
        "application/json;q=0|406|application/json",
        "image/*, text/html;q=0.9|406|application/json",
      })
  void theAnswerIsOfATypeThatIsWelcome(String accept, int status, String type) throws Exception {
    HttpResponse<String> response = send(request("echo").setHeader("Accept", accept));
    assertEquals(status, response.statusCode());
    assertEquals(type, response.headers().firstValue("Content-Type").orElse(""));
  }

  @ParameterizedTest
  @CsvSource({
    "https://evil.example,403",
    "http://localhost.evil.example,403",
    "http://127.0.0.1.nip.io,403",
    "http://evil.example:80@localhost,403",
    "http://localhost:8080/evil,403",
    "http://localhost?evil,403",
    "http://localhost#evil,403",
    "HTTP://LOCALHOST:8080,200",
    "localhost,403",
    "null,403",
    "file://localhost,403",
    "http://localhost:8080,200",
    "http://127.0.0.1,200",
    "http://[::1]:3000,200",
    "https://app.example,200",
    "https://app.example.evil,403",
  })
  void originIsChecked(String origin, int status) throws Exception {
    assertEquals(status, send(request("echo").header("Origin", origin)).statusCode());
    assertEquals(status == 200 ? 1 : 0, fake.accepted.get());
  }

  @ParameterizedTest
  @CsvSource({
    "evil.example,403",
    "localhost,200",
    "localhost:1,200",
    "127.0.0.1:80,200",
    "[::1]:80,200",
    "[::1],200",
    "LOCALHOST,200",
    "localhost.evil.example,403",
    "evil.example:localhost,403"
  })
  void hostIsChecked(String host, int status) throws Exception {
    try (RawHttp raw = new RawHttp(http.port())) {
      raw.send(
          "POST /mcp HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\n".formatted(host)
              + "Content-Length: 4\r\nConnection: close\r\n\r\necho");
      assertTrue(raw.readAll().startsWith("HTTP/1.1 " + status));
    }
  }

  @Test
  void whatCouldNeverMatchCannotBeAllowed() {
    HttpTransportBuilder builder = new HttpTransportBuilder(fake);
    for (String origin :
        List.of("https://app.example/", "app.example", "https://a@app.example", "")) {
      assertThrows(IllegalArgumentException.class, () -> builder.allowOrigin(origin), origin);
    }
    for (String host : List.of("mcp.example:80", "https://mcp.example", "::1", "a/b", "")) {
      assertThrows(IllegalArgumentException.class, () -> builder.allowHost(host), host);
    }
    builder
        .allowOrigin("https://App.example:8443")
        .allowOrigin("vscode-webview://a1b2")
        .allowOrigin("null");
    builder.allowHost("mcp.example").allowHost("[2001:DB8::1]").allowHost("10.0.0.1");
  }

  @Test
  void aRequestWithoutHostIsBad() throws Exception {
    try (RawHttp raw = new RawHttp(http.port())) {
      raw.send("POST /mcp HTTP/1.1\r\nContent-Type: application/json\r\n");
      raw.send("Content-Length: 4\r\nConnection: close\r\n\r\necho");
      String answer = raw.readAll();
      assertTrue(answer.startsWith("HTTP/1.1 400") && answer.contains("Host"), answer);
    }
  }

  @Test
  void compressedBodiesAreRefused() throws Exception {
    HttpResponse<String> response = send(request("echo").header("Content-Encoding", "gzip"));
    assertEquals(415, response.statusCode());
    assertEquals("identity", response.headers().firstValue("Accept-Encoding").orElse(""));
    assertEquals(200, send(request("echo").header("Content-Encoding", "Identity")).statusCode());
  }

  @Test
  void aBrowserOnAnAllowedSiteIsLetIn() throws Exception {
    try (RawHttp raw = new RawHttp(http.port())) {
      raw.send(
          "OPTIONS /mcp HTTP/1.1\r\nHost: localhost\r\nOrigin: https://app.example\r\n"
              + "Access-Control-Request-Method: POST\r\n"
              + "Access-Control-Request-Headers: mcp-method,content-type\r\n"
              + "Connection: close\r\n\r\n");
      String answer = raw.readAll();
      assertTrue(answer.startsWith("HTTP/1.1 204"), answer);
      assertTrue(answer.contains("mcp-method,content-type"), answer);
    }
    HttpResponse<String> response = send(request("echo").header("Origin", "https://app.example"));
    assertEquals(
        "https://app.example",
        response.headers().firstValue("Access-Control-Allow-Origin").orElse(""));
  }

  @Test
  void bodiesOverTheLimitAreRefused() throws Exception {
    String body = "echo " + "x".repeat(99_995);
    assertEquals(200, send(request(body)).statusCode());
    HttpResponse<String> announced = send(request(body + "x"));
    assertEquals(413, announced.statusCode());
    assertTrue(announced.body().contains("100000"), announced.body());
    byte[] large = (body + "x".repeat(3_000_000)).getBytes("UTF-8");
    HttpResponse<String> chunked =
        send(
            request("")
                .POST(BodyPublishers.ofInputStream(() -> new java.io.ByteArrayInputStream(large))));
    assertEquals(413, chunked.statusCode());
    assertEquals(1, fake.accepted.get());
    assertEquals(200, send(request("echo")).statusCode());
  }

  /** Else the client finds a broken connection where the answer should be. */
  @Test
  void whatIsRefusedBeforeItsBodyIsReadIsHeardAllTheSame() throws Exception {
    byte[] large = new byte[3_000_000];
    for (String[] refused :
        new String[][] {
          {"Content-Type: text/plain", "415"},
          {"Content-Type: application/json\r\nOrigin: https://evil.example", "403"},
          {"Content-Type: application/json\r\nAccept: text/html", "406"}
        }) {
      try (RawHttp raw = new RawHttp(http.port())) {
        raw.send("POST /mcp HTTP/1.1\r\nHost: localhost\r\n" + refused[0] + "\r\n");
        raw.send("Content-Length: 3000000\r\n\r\n");
        raw.socket.getOutputStream().write(large);
        String answer = raw.readUntil("}}");
        assertTrue(answer.startsWith("HTTP/1.1 " + refused[1]), answer);
        raw.post("Connection: close\r\n", "echo next");
        assertTrue(raw.readAll().contains("echo next")); // over the same connection
      }
    }
  }

  @Test
  void chunkedBodiesAreTaken() throws Exception {
    byte[] body = ("echo " + "x".repeat(70_000)).getBytes("UTF-8");
    HttpResponse<String> response =
        send(
            request("")
                .POST(BodyPublishers.ofInputStream(() -> new java.io.ByteArrayInputStream(body))));
    assertEquals(body.length + "{\"said\":\"\"}".length(), response.body().length());
  }

  @Test
  void aLengthThatIsALieCostsNothing() throws Exception {
    try (RawHttp raw = new RawHttp(http.port())) {
      raw.send(
          "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
              + "Content-Length: 90000000000\r\n\r\necho");
      assertTrue(raw.readUntil("\r\n").startsWith("HTTP/1.1 413"));
    }
  }

  @Test
  void aBodyThatEndsTooEarlyIsABadRequest() throws Exception {
    try (RawHttp raw = new RawHttp(http.port())) {
      raw.send("POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n");
      raw.send("Content-Type: application/json\r\n\r\n{");
      raw.socket.shutdownOutput();
      String answer = raw.readAll();
      assertTrue(answer.startsWith("HTTP/1.1 400") && answer.contains("to its end"), answer);
    }
  }

  @Test
  void headersAreBounded() throws Exception {
    try (RawHttp raw = new RawHttp(http.port())) {
      assertThrows(
          IOException.class,
          () -> {
            raw.send("POST /mcp HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(500_000));
            raw.send("\r\n\r\n");
            raw.readUntil("HTTP/1.1 2");
          });
    }
    assertEquals(200, send(request("echo")).statusCode());
  }

  @Test
  void aFailureOfTheServerTellsNothing() throws Exception {
    HttpResponse<String> response = send(request("throw"));
    assertEquals(500, response.statusCode());
    assertTrue(response.body().contains("-32603"), response.body());
    assertFalse(response.body().contains("secret"), response.body());
  }

  @Test
  void documentsAreServed() throws Exception {
    URI uri = http.uri().resolve("/.well-known/oauth-protected-resource");
    HttpResponse<String> response =
        client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
    assertEquals(200, response.statusCode());
    assertEquals("{\"resource\":\"x\"}", response.body());
    assertEquals(405, send(request("echo").uri(uri)).statusCode());
  }

  @Test
  void aPortThatIsTakenIsNamed() {
    UncheckedIOException e =
        assertThrows(
            UncheckedIOException.class,
            () -> new HttpTransportBuilder(fake).port(http.port()).start());
    assertTrue(e.getMessage().contains(Integer.toString(http.port())), e.getMessage());
  }

  @Test
  void listensOnLoopbackOnly() {
    assertEquals("localhost", http.uri().getHost());
  }
}
