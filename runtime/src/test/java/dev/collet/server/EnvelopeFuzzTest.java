package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Messages that were damaged at random: one end each, never a 500, and JSON or not JSON is told.
 */
class EnvelopeFuzzTest {
  private static final int ROUNDS = Integer.getInteger("collet.fuzz", 20_000);
  private static final JsonMapper STRICT =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();
  private static final String[] PIECES = {
    "{",
    "}",
    "[",
    "]",
    "\"",
    ":",
    ",",
    "null",
    "true",
    "1e5",
    "-0",
    "\\u0000",
    "\\ud800",
    "\"id\":",
    "\"_meta\":{}",
    "\"params\":",
    "\"arguments\":{\"a\":[1]}",
    "\"name\":\"echo\"",
    "tools/list",
    " ",
    "\n",
    "\u00e9"
  };

  private final McpServer server =
      McpServer.builder("test", "1")
          .tools(new TestTools().text("echo", (arguments, context) -> String.valueOf(arguments)))
          .rateLimits(RateLimits.none("the test sends as fast as it can"))
          .build();

  @Test
  void damagedMessagesAreAnsweredOnce() {
    Random random = new Random(20261130);
    byte[][] seeds = {
      bytes(Client.callMessage(1, "echo", "{\"s\":\"x\",\"n\":[1,2.5,{\"y\":null}]}")),
      bytes(Client.request("\"a\"", "tools/list", "\"cursor\":\"\"")),
      bytes(Client.request("7", "subscriptions/listen", "\"notifications\":{}")),
      bytes(
          "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}"),
      bytes("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]")
    };
    int parseErrors = 0;
    for (int i = 0; i < ROUNDS; i++) {
      byte[] message = seeds[random.nextInt(seeds.length)];
      for (int k = random.nextInt(4); k >= 0; k--) {
        message = damage(message, random);
      }
      parseErrors += check(message) ? 1 : 0;
    }
    assertTrue(parseErrors > ROUNDS / 10 && parseErrors < ROUNDS, "no variety: " + parseErrors);
  }

  /** Whether the message was found to be no JSON. */
  private boolean check(byte[] message) {
    RecordedExchange exchange =
        RecordedExchange.http(
            "MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "tools/call", "Mcp-Name", "echo");
    server.accept(message, 0, message.length, exchange);
    String shown = new String(message, StandardCharsets.UTF_8);
    boolean isListening = exchange.ends == 0 && !exchange.events.isEmpty();
    assertTrue(isListening || exchange.ends == 1, shown);
    assertNotEquals(500, exchange.status, shown);
    if (exchange.response == null) {
      return false;
    }
    STRICT.readTree(exchange.response);
    boolean isParseError = exchange.response.contains("\"code\":-32700");
    assertEquals(!isJson(message), isParseError, shown);
    return isParseError;
  }

  private static boolean isJson(byte[] message) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(message)).toString();
      return STRICT.readTree(text) != null && !text.isBlank();
    } catch (CharacterCodingException | JacksonException e) {
      return false;
    }
  }

  private static byte[] damage(byte[] message, Random random) {
    int at = random.nextInt(message.length + 1);
    int to = Math.min(message.length, at + random.nextInt(12));
    byte[] head = Arrays.copyOf(message, at);
    byte[] tail = Arrays.copyOfRange(message, to, message.length);
    byte[] middle =
        switch (random.nextInt(4)) {
          case 0 -> new byte[0];
          case 1 -> new byte[] {(byte) random.nextInt(256)};
          case 2 -> bytes(PIECES[random.nextInt(PIECES.length)]);
          default -> {
            byte[] part = Arrays.copyOfRange(message, at, to);
            yield concat(part, part);
          }
        };
    return concat(concat(head, middle), tail);
  }

  private static byte[] concat(byte[] a, byte[] b) {
    byte[] all = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, all, a.length, b.length);
    return all;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
