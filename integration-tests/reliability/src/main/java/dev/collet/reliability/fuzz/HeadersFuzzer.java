package dev.collet.reliability.fuzz;

import dev.collet.server.McpServer;
import dev.collet.transport.RequestRules;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Headers that repeat what the body says. A call succeeds only when each of them says the same, in
 * plain or in base64.
 */
public final class HeadersFuzzer {
  private static final McpServer SERVER = FuzzServer.make();
  private static final RequestRules LOCAL = new RequestRules(true, Set.of(), Set.of());
  private static final RequestRules REMOTE =
      new RequestRules(false, Set.of("https://app.example"), Set.of("mcp.example"));
  private static final String BODY =
      FuzzServer.call("region", "{\"region\":\"Zo\u00eb\",\"level\":42}", "");

  private HeadersFuzzer() {}

  /** Called by Jazzer at the start: loading classes is no part of a hang. */
  public static void fuzzerInitialize() {
    seeds().forEach(HeadersFuzzer::fuzzerTestOneInput);
  }

  /** Called by Jazzer for each input. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    String version = value(input, "2026-07-28");
    String method = value(input, "tools/call");
    String tool = value(input, "region");
    String region = value(input, "=?base64?Wm/Dqw==?=");
    String level = value(input, "42");
    RecordedExchange exchange =
        RecordedExchange.http()
            .with("MCP-Protocol-Version", version)
            .with("Mcp-Method", method)
            .with("Mcp-Name", tool)
            .with("Mcp-Param-Region", region)
            .with("Mcp-Param-Level", level)
            .with("MCP-Session-Id", value(input, null));
    byte[] message = FuzzServer.bytes(BODY);
    SERVER.accept(message, 0, message.length, exchange);
    Oracle.check(exchange);
    String response = exchange.response();
    JsonNode answer = response == null ? null : Oracle.message(response);
    boolean isTaken = answer != null && answer.has("result");
    boolean isGood =
        "2026-07-28".equals(version)
            && "tools/call".equals(method)
            && "region".equals(plain(tool))
            && "Zo\u00eb".equals(plain(region))
            && isFortyTwo(plain(level));
    if (isTaken != isGood) {
      throw new Finding(
          "%s: '%s' '%s' '%s' '%s' '%s' %s"
              .formatted(
                  isTaken ? "Taken" : "Refused", version, method, tool, region, level, answer));
    }
    rules(input);
  }

  private static @Nullable String value(Input input, @Nullable String right) {
    return switch (input.choice(8)) {
      case 0 -> null;
      case 1 -> input.text(24);
      case 2 -> "=?base64?" + input.text(24) + "?=";
      case 3 -> right == null ? null : encoded(right);
      default -> right;
    };
  }

  private static String encoded(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return "=?base64?" + Base64.getEncoder().encodeToString(bytes) + "?=";
  }

  /** What a value means, or null; by the words of the specification, not by the server's code. */
  private static @Nullable String plain(@Nullable String value) {
    if (value == null || !value.chars().allMatch(c -> c == '\t' || (c >= 0x20 && c < 0x7F))) {
      return null;
    }
    if (!value.matches("=\\?base64\\?.*\\?=")) {
      return value;
    }
    String text = value.substring(9, value.length() - 2);
    try {
      byte[] bytes = Base64.getDecoder().decode(text);
      boolean isPadded = text.length() % 4 == 0;
      return isPadded ? new String(bytes, StandardCharsets.UTF_8) : null;
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  /** Numbers are compared by their value. */
  private static boolean isFortyTwo(@Nullable String value) {
    try {
      return value != null
          && value.length() <= 64
          && new BigDecimal(value).compareTo(BigDecimal.valueOf(42)) == 0;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private static void rules(Input input) {
    TreeMap<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    put(headers, "Host", input, "localhost:3000");
    put(headers, "Origin", input, "http://localhost");
    put(headers, "Content-Type", input, "application/json; charset=utf-8");
    put(headers, "Accept", input, "application/json, text/event-stream;q=0.5, */*");
    HeaderWire wire = new HeaderWire(headers);
    for (RequestRules rules : List.of(LOCAL, REMOTE)) {
      var unused = rules.isListedOrigin(wire);
      var refusal = rules.check("POST", wire, headers.get("Accept"));
      if (refusal != null) {
        Oracle.message(new String(refusal.body(), StandardCharsets.UTF_8));
        if (refusal.status() >= 500) {
          throw new Finding("Status " + refusal.status() + " for " + headers);
        }
      }
    }
  }

  private static void put(TreeMap<String, String> headers, String name, Input input, String right) {
    String value =
        switch (input.choice(4)) {
          case 0 -> null;
          case 1 -> input.text(40);
          case 2 -> {
            int at = input.choice(right.length() + 1);
            yield right.substring(0, at) + input.text(6) + right.substring(at);
          }
          default -> right;
        };
    if (value != null) {
      headers.put(name, value);
    }
  }

  static List<byte[]> seeds() {
    return List.of(new byte[] {7, 7, 7, 7, 7, 7}, FuzzServer.bytes("=?base64?Wm/Dqw==?="));
  }
}
