package dev.collet.samples.flights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.server.McpServer;
import dev.collet.transport.HttpTransport;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A lesson's calls about the two kinds of failure, sent by an HTTP client. */
class LessonTest {
  private static final String META =
      "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
          + "\"io.modelcontextprotocol/clientCapabilities\":{}}";

  private final HttpClient client = HttpClient.newHttpClient();

  @Test
  void aPastDateIsAResultThatTheModelCanRead() throws Exception {
    serve(
        false,
        false,
        (url) -> {
          JsonNode result =
              call(url, "book_flight", "{\"to\":\"DEN\",\"date\":\"2020-01-01\"}", "alice")
                  .get("result");
          assertTrue(result.get("isError").asBoolean());
          String text = result.at("/content/0/text").asString();
          assertTrue(text.contains("2020-01-01") && text.contains("YYYY-MM-DD"), text);
          assertFalse(result.has("structuredContent"));
        });
  }

  @Test
  void aDateThatIsNoneNamesTheForm() throws Exception {
    serve(
        false,
        false,
        (url) -> {
          JsonNode result =
              call(url, "book_flight", "{\"to\":\"DEN\",\"date\":\"tomorrow\"}", "alice")
                  .get("result");
          assertTrue(result.get("isError").asBoolean());
          String text = result.at("/content/0/text").asString();
          assertTrue(text.contains("date") && text.contains("YYYY-MM-DD"), text);
        });
  }

  @Test
  void aBookingIsMadeOnceForAKey() throws Exception {
    serve(
        false,
        false,
        (url) -> {
          String arguments = "{\"to\":\"DEN\",\"date\":\"2030-01-01\",\"idempotencyKey\":\"k1\"}";
          JsonNode first =
              call(url, "book_flight", arguments, "alice").at("/result/structuredContent");
          JsonNode second =
              call(url, "book_flight", arguments, "alice").at("/result/structuredContent");
          assertEquals("CO840", first.get("flight").asString());
          assertEquals(first, second);
        });
  }

  @Test
  void aFullDayIsMapped() throws Exception {
    serve(
        false,
        false,
        (url) -> {
          String arguments = "{\"to\":\"NRT\",\"date\":\"2030-01-01\"}";
          call(url, "book_flight", arguments, "alice");
          call(url, "book_flight", arguments, "alice");
          JsonNode result = call(url, "book_flight", arguments, "alice").get("result");
          assertTrue(result.get("isError").asBoolean());
          assertEquals(
              "No seats to NRT on 2030-01-01. Call search_flights for other dates.",
              result.at("/content/0/text").asString());
        });
  }

  @Test
  void anUnknownToolIsAProtocolError() throws Exception {
    serve(
        false,
        false,
        (url) -> {
          JsonNode error = call(url, "book_fligth", "{}", "alice").get("error");
          assertEquals(-32602, error.get("code").asInt());
          assertEquals("Unknown tool: book_fligth", error.get("message").asString());
        });
  }

  @Test
  void anUnknownToolIsAResultUnderSep2145() throws Exception {
    serve(
        true,
        false,
        (url) -> {
          JsonNode result = call(url, "book_fligth", "{}", "alice").get("result");
          assertTrue(result.get("isError").asBoolean());
          assertTrue(
              result.at("/content/0/text").asString().startsWith("Unknown tool: book_fligth"));
        });
  }

  @Test
  void structuredContentComesAsTextToo() throws Exception {
    serve(
        false,
        false,
        (url) -> {
          JsonNode result =
              call(url, "get_weather_data", "{\"location\":\"Lisbon\"}", "alice").get("result");
          JsonNode structured = result.get("structuredContent");
          assertEquals(22.5, structured.get("temperature").asDouble());
          assertEquals(
              structured, JsonMapper.shared().readTree(result.at("/content/0/text").asString()));
        });
  }

  @Test
  void aCallNeverChangesTheList() throws Exception {
    serve(
        false,
        true,
        (url) -> {
          List<String> before = list(url, "alice");
          call(url, "enable_admin", "{}", "alice");
          assertEquals(before, list(url, "alice"));
          assertEquals(
              List.of("book_flight", "enable_admin", "get_weather_data", "search_flights"), before);
          List<String> administrator = list(url, "admin");
          call(url, "enable_admin", "{}", "admin");
          assertEquals(administrator, list(url, "admin"));
          assertTrue(administrator.contains("list_bookings"));
        });
  }

  private interface Lesson {
    void run(String url) throws Exception;
  }

  private static void serve(boolean isSep2145, boolean isDemoAuth, Lesson lesson) throws Exception {
    String database = "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1";
    Options options = new Options(0, false, null, database, isSep2145, isDemoAuth);
    try (McpServer server = FlightServer.make(options);
        HttpTransport transport = HttpTransport.start(server, 0)) {
      lesson.run(transport.uri().toString());
    }
  }

  private JsonNode call(String url, String tool, String arguments, String user) throws Exception {
    String params = "{\"name\":\"" + tool + "\",\"arguments\":" + arguments + "," + META + "}";
    return post(url, "tools/call", params, user, tool);
  }

  private List<String> list(String url, String user) throws Exception {
    JsonNode tools = post(url, "tools/list", "{" + META + "}", user, null).at("/result/tools");
    return StreamSupport.stream(tools.spliterator(), false)
        .map(tool -> tool.get("name").asString())
        .toList();
  }

  private JsonNode post(String url, String method, String params, String user, String name)
      throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(java.net.URI.create(url))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .header("MCP-Protocol-Version", "2026-07-28")
            .header("Authorization", "Bearer " + user)
            .header("Mcp-Method", method)
            .POST(
                HttpRequest.BodyPublishers.ofString(
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\""
                        + method
                        + "\",\"params\":"
                        + params
                        + "}"));
    if (name != null) {
      request.header("Mcp-Name", name);
    }
    HttpResponse<String> response =
        client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    assertEquals(200, response.statusCode(), response.body());
    return JsonMapper.shared().readTree(response.body());
  }
}
