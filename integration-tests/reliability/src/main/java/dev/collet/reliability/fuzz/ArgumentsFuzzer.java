package dev.collet.reliability.fuzz;

import dev.collet.server.McpServer;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Arguments for generated readers. What was read and written again must be read again, and then be
 * written the same.
 */
public final class ArgumentsFuzzer {
  private static final McpServer SERVER = FuzzServer.make();

  private ArgumentsFuzzer() {}

  /** Called by Jazzer at the start: loading classes is no part of a hang. */
  public static void fuzzerInitialize() {
    seeds().forEach(ArgumentsFuzzer::fuzzerTestOneInput);
  }

  /** Called by Jazzer for each input. */
  public static void fuzzerTestOneInput(byte[] input) {
    String first = send(input);
    if (first == null) {
      return;
    }
    String second = send(FuzzServer.bytes(first));
    if (!first.equals(second)) {
      throw new Finding(
          "Written, but not read again or written differently:\n" + first + "\n" + second);
    }
  }

  /** What the tool made of that value, as text; null when it was refused. */
  private static @Nullable String send(byte[] value) {
    ByteArrayOutputStream message = new ByteArrayOutputStream();
    String call = FuzzServer.call("everything", "{\"value\":\u0001}", "");
    int at = call.indexOf('\u0001');
    message.writeBytes(FuzzServer.bytes(call.substring(0, at)));
    message.writeBytes(value);
    message.writeBytes(FuzzServer.bytes(call.substring(at + 1)));
    RecordedExchange exchange = FuzzServer.http("tools/call", "everything");
    SERVER.accept(message.toByteArray(), 0, message.size(), exchange);
    Oracle.check(exchange);
    String response = exchange.response();
    JsonNode result = response == null ? null : Oracle.message(response).get("result");
    return result != null && result.has("structuredContent")
        ? result.path("content").path(0).path("text").asString("")
        : null;
  }

  static List<byte[]> seeds() {
    List<byte[]> seeds = new ArrayList<>();
    for (String member : MEMBERS) {
      seeds.add(FuzzServer.bytes("{" + member + "}"));
    }
    seeds.add(FuzzServer.bytes("{" + String.join(",", MEMBERS) + "}"));
    return seeds;
  }

  private static final List<String> MEMBERS =
      List.of(
          "\"bool\":true",
          "\"tiny\":-128",
          "\"whole\":1e2",
          "\"large\":9223372036854775807",
          "\"huge\":123456789012345678901234567890",
          "\"half\":1.5",
          "\"real\":-0.1e-300",
          "\"exact\":1.000000000000000000000000000001",
          "\"text\":\"x\\ud83d\\udeb2\\n\"",
          "\"letter\":\"\\u00e9\"",
          "\"color\":\"RED\"",
          "\"bytes\":\"AAEC/w==\"",
          "\"date\":\"2026-10-03\"",
          "\"time\":\"10:15:00.5\"",
          "\"local\":\"2026-10-03T10:15:00\"",
          "\"offset\":\"2026-10-03T10:15:00+02:00\"",
          "\"instant\":\"2026-10-03T10:15:00Z\"",
          "\"zoned\":\"2026-10-03T10:15:00+02:00[Europe/Paris]\"",
          "\"year\":\"2026\"",
          "\"month\":\"2026-10\"",
          "\"day\":\"--10-03\"",
          "\"duration\":\"PT30M\"",
          "\"period\":\"P1Y6M\"",
          "\"zone\":\"Europe/Paris\"",
          "\"locale\":\"pt-BR\"",
          "\"currency\":\"EUR\"",
          "\"uuid\":\"123e4567-e89b-12d3-a456-426614174000\"",
          "\"uri\":\"../a?b=c#d\"",
          "\"numbers\":[1,-2]",
          "\"table\":[[\"a\"],[]]",
          "\"words\":[\"a\",\"b\"]",
          "\"weights\":{\"a\":0.5}",
          "\"days\":{\"2026-10-03\":\"GREEN\"}",
          "\"shape\":{\"type\":\"Square\",\"side\":2}",
          "\"node\":{\"name\":\"a\",\"children\":[{\"name\":\"b\",\"children\":[]}]}",
          "\"any\":{\"a\":[1,2.50,null,true,\"x\"]}");
}
