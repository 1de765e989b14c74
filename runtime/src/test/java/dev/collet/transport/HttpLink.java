package dev.collet.transport;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** HTTP, with the headers that go with the body as far as it can be read. */
final class HttpLink implements Link {
  private static final Pattern METHOD = Pattern.compile("\"method\":\"([!-~&&[^\"\\\\]]+)\"");
  private static final Pattern NAME = Pattern.compile("\"name\":\"([^\"]*)\"");

  final HttpTransport http = HttpTransport.start(CaseServer.make(), 0);
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private int status;

  HttpRequest.Builder request(byte[] message) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(http.uri())
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .header("MCP-Protocol-Version", "2026-07-28")
            .timeout(Duration.ofSeconds(60))
            .POST(BodyPublishers.ofByteArray(message));
    String text = new String(message, StandardCharsets.UTF_8);
    Matcher method = METHOD.matcher(text);
    if (method.find()) {
      request.header("Mcp-Method", method.group(1));
      Matcher name = NAME.matcher(text);
      if (method.group(1).equals("tools/call") && name.find()) {
        request.header("Mcp-Name", header(name.group(1)));
      }
    }
    return request;
  }

  private static String header(String name) {
    if (name.matches("[!-~]+")) {
      return name;
    }
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    return "=?base64?" + java.util.Base64.getEncoder().encodeToString(bytes) + "?=";
  }

  HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    HttpResponse<String> response = client.send(request.build(), BodyHandlers.ofString());
    status = response.statusCode();
    return response;
  }

  @Override
  public Map<String, Object> send(byte[] message) throws Exception {
    return last(send(request(message)).body());
  }

  @Override
  public void tell(byte[] message) throws Exception {
    String body = send(request(message)).body();
    if (!body.isEmpty()) {
      throw new AssertionError("An answer came: " + body);
    }
  }

  /** The answer, from a body or from the end of a stream. */
  static Map<String, Object> last(String body) {
    if (body.startsWith("{")) {
      return Messages.parse(body);
    }
    String line = body.lines().filter(each -> each.startsWith("data: ")).reduce((a, b) -> b).get();
    return Messages.parse(line.substring("data: ".length()));
  }

  @Override
  public int status() {
    return status;
  }

  @Override
  public void close() {
    http.stop(Duration.ZERO);
  }
}
