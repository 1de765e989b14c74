package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** The parser that is made directly reads, and refuses, what Jackson's factory's does. */
class ParsersTest {
  private static final int MAX_NESTING = 20;
  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "{}",
          "[]",
          "nul",
          "tru e",
          "\"open",
          "{\"a\":1,\"b\":[true,false,null,-1.5e3,\"x\\u00e9\\n\"],\"a\":{\"c\":\"\\ud83d\\ude00\"}}",
          "{\"k\u00e9y\":\"\u20ac\ud83d\ude00\"}",
          "{'a':1}",
          "{a:1}",
          "{\"a\":1,}",
          "[1,]",
          "[01]",
          "[+1]",
          "[.5]",
          "[NaN]",
          "[1 2]",
          "{\"a\" 1}",
          "// comment\n{}",
          "# comment\n{}",
          "{} {}",
          "\ufeff{}",
          "[\"a\tb\"]",
          "[\"\\x\"]",
          "\u0000",
          "[" + "9".repeat(5_000) + "]",
          "[1e" + "9".repeat(500) + "]",
          "{\"" + "n".repeat(60_000) + "\":\"" + "v".repeat(200_000) + "\"}",
          "[".repeat(MAX_NESTING) + "]".repeat(MAX_NESTING),
          "[".repeat(MAX_NESTING + 1) + "]".repeat(MAX_NESTING + 1));

  private final Parsers direct = new DirectParsers(MAX_NESTING);
  private final Parsers factory = new FactoryParsers(MAX_NESTING);

  @Test
  void makesTheParserDirectly() {
    assertInstanceOf(DirectParsers.class, Parsers.of(MAX_NESTING));
  }

  @Test
  void readsTheSame() {
    for (String text : TEXTS) {
      same(text.getBytes(StandardCharsets.UTF_8), text);
    }
  }

  @Test
  void readsBrokenTextTheSame() {
    Random random = new Random(7);
    byte[] good = TEXTS.get(7).getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 2_000; i++) {
      byte[] broken = good.clone();
      for (int change = random.nextInt(3); change >= 0; change--) {
        broken[random.nextInt(broken.length)] = (byte) random.nextInt(256);
      }
      same(broken, "text " + i);
    }
  }

  private void same(byte[] json, String what) {
    byte[] inside = new byte[json.length + 14];
    java.util.Arrays.fill(inside, (byte) '7'); // neither may look beyond the range
    System.arraycopy(json, 0, inside, 5, json.length);
    assertEquals(read(factory, inside, json.length), read(direct, inside, json.length), what);
  }

  private static List<String> read(Parsers parsers, byte[] json, int length) {
    List<String> seen = new ArrayList<>();
    try (JsonParser parser = parsers.parser(json, 5, length)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        seen.add(
            token
                + " "
                + parser.getString()
                + " "
                + parser.currentTokenLocation().getByteOffset()
                + " "
                + parser.currentLocation().getByteOffset());
      }
    } catch (JacksonException e) {
      long at = e.getLocation() == null ? -1 : e.getLocation().getByteOffset();
      seen.add(e.getClass() + " " + e.getOriginalMessage() + " " + at);
    }
    return seen;
  }
}
