package dev.collet.reliability.fuzz;

import java.util.List;

/** Words that a mutation seldom finds by itself, in libFuzzer's form. */
final class Dictionary {
  private static final List<String> WORDS =
      List.of(
          "{}",
          "[]",
          "null",
          "true",
          "false",
          "-0",
          "1e400",
          "1E-400",
          "0.1",
          "-1",
          "9223372036854775808",
          "\"\"",
          "\\u0000",
          "\\ud800",
          "\\udfff",
          "\"jsonrpc\":\"2.0\"",
          "\"id\":",
          "\"method\":",
          "\"params\":",
          "\"name\":",
          "\"arguments\":",
          "\"_meta\":{",
          "\"inputResponses\":{",
          "\"requestState\":",
          "\"cursor\":",
          "\"progressToken\":",
          "io.modelcontextprotocol/protocolVersion",
          "io.modelcontextprotocol/clientCapabilities",
          "tools/call",
          "tools/list",
          "server/discover",
          "subscriptions/listen",
          "initialize",
          "ping",
          "notifications/cancelled",
          "notifications/initialized",
          "2026-07-28",
          "2025-11-25",
          "2025-03-26",
          "echo",
          "everything",
          "region",
          "ask",
          "traceparent",
          "\"type\":",
          "Circle",
          "Square",
          "Content-Length: ",
          "Transfer-Encoding: chunked",
          "Expect: 100-continue",
          "Connection: close",
          "HTTP/1.1",
          "HTTP/1.0",
          "POST ",
          "GET ",
          "OPTIONS ",
          "Host: localhost",
          "Mcp-Method: ",
          "Mcp-Name: ",
          "=?base64?",
          "?=",
          "\r\n\r\n",
          "\n",
          "\ufeff");

  private Dictionary() {}

  static String text() {
    StringBuilder text = new StringBuilder();
    for (String word : WORDS) {
      text.append('"');
      for (byte b : FuzzServer.bytes(word)) {
        text.append("\\x%02x".formatted(b & 0xFF));
      }
      text.append("\"\n");
    }
    return text.toString();
  }
}
