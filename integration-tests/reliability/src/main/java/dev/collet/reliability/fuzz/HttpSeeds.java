package dev.collet.reliability.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** HTTP requests to begin with: whole, chunked, pipelined, and of other methods. */
final class HttpSeeds {
  private static final String HEADERS =
      "Host: localhost\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\n"
          + "MCP-Protocol-Version: 2026-07-28\r\n";

  private HttpSeeds() {}

  static List<byte[]> all() {
    String body = FuzzServer.call("echo", "{\"text\":\"x\"}", "");
    String call = "Mcp-Method: tools/call\r\nMcp-Name: echo\r\n";
    String whole = post(call, body);
    List<String> requests = new ArrayList<>();
    requests.add(whole);
    requests.add(whole + whole);
    requests.add(post("Mcp-Method: tools/list\r\n", FuzzServer.request("tools/list", "")));
    requests.add(
        "POST /mcp HTTP/1.1\r\n"
            + HEADERS
            + call
            + "Transfer-Encoding: chunked\r\n\r\n"
            + chunks(body));
    requests.add(
        "POST /mcp HTTP/1.1\r\n" + HEADERS + "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}");
    requests.add("GET /mcp HTTP/1.1\r\nHost: localhost\r\n\r\n");
    requests.add(
        "OPTIONS /mcp HTTP/1.0\r\nOrigin: http://localhost\r\nConnection: keep-alive\r\n\r\n");
    requests.add("HEAD /.well-known/oauth-protected-resource HTTP/1.1\r\nHost: a\r\n\r\n");
    requests.add("DELETE /mcp HTTP/1.1\r\nHost: localhost\r\nMCP-Session-Id: x\r\n\r\n");
    return requests.stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
  }

  static String post(String headers, String body) {
    int length = body.getBytes(StandardCharsets.UTF_8).length;
    return "POST /mcp HTTP/1.1\r\n%s%sContent-Length: %d\r\n\r\n%s"
        .formatted(HEADERS, headers, length, body);
  }

  private static String chunks(String body) {
    int half = body.length() / 2;
    return "%x\r\n%s\r\n%x;x=y\r\n%s\r\n0\r\nA: b\r\n\r\n"
        .formatted(half, body.substring(0, half), body.length() - half, body.substring(half));
  }
}
