package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers that would take long to convert, or can't be, wherever in a message they stand. */
class CostlyNumbersTest {
  private static final String[] PLACES = {
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"extra\":@,\"params\":{%s}}",
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"extra\":[@],%s}}",
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"_meta\":{\"x\":{\"y\":@}}}}",
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\",\"arguments\":{},"
        + "\"inputResponses\":{\"q\":{\"n\":@}},%s}}",
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"subscriptions/listen\",\"params\":{\"notifications\":{\"n\":@},%s}}",
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"n\":@}}",
  };

  private final McpServer server =
      McpServer.builder("test", "1")
          .tools(new TestTools().text("echo", (arguments, context) -> arguments.toString()))
          .build();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1e1001",
        "-1.5E-1001",
        "11e400999999999999999999",
        "1e-99999999999999999999",
        "1e2147483648",
        "LONG"
      })
  void theyAreTheClientsFault(String number) {
    String text = number.equals("LONG") ? "9".repeat(1_001) : number;
    for (String place : PLACES) {
      String message = place.replace("%s", Client.META).replace("@", text);
      Map<String, Object> answer = Client.tree(Client.send(server, message).await());
      assertEquals(-32600, Client.at(answer, "error", "code"), message + answer);
      String said = Client.at(answer, "error", "message").toString();
      assertTrue(said.contains("at most 1000 characters"), said);
    }
  }

  /** There they are one more thing that is wrong with the arguments, which are sealed into it. */
  @ParameterizedTest
  @ValueSource(strings = {"1e1001", "11e400999999999999999999", "1e2147483648"})
  void inArgumentsBesideARequestState(String number) {
    String message =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\","
            + "\"arguments\":{\"a\":"
            + number
            + "},\"requestState\":\"x\","
            + Client.META
            + "}}";
    Map<String, Object> answer = Client.tree(Client.send(server, message).await());
    assertEquals(true, Client.at(answer, "result", "isError"), answer.toString());
    assertTrue(Client.text(answer).contains("at most 1000 characters"), answer.toString());
  }
}
