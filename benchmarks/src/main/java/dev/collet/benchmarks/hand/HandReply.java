package dev.collet.benchmarks.hand;

import dev.collet.benchmarks.workload.Weather;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.ByteArrayBuilder;

/**
 * Builds replies: the structured value is written once, and its text copy escaped from those bytes.
 */
final class HandReply {
  private static final JsonFactory JSON = new JsonFactory();
  private static final byte[] ID = ascii("{\"jsonrpc\":\"2.0\",\"id\":");
  private static final byte[] TEXT =
      ascii(",\"result\":{\"resultType\":\"complete\",\"content\":[{\"type\":\"text\",\"text\":\"");
  private static final byte[] STRUCTURED = ascii("\"}],\"structuredContent\":");
  private static final byte[] END =
      ascii(
          ",\"_meta\":{\"io.modelcontextprotocol/serverInfo\":"
              + "{\"name\":\"bench\",\"version\":\"1.0.0\"}}}}");
  private static final byte[] LIST = ascii(",\"result\":{\"resultType\":\"complete\",\"tools\":");
  private static final byte[] LIST_END =
      ascii(
          ",\"ttlMs\":3600000,\"cacheScope\":\"public\",\"_meta\":"
              + "{\"io.modelcontextprotocol/serverInfo\":"
              + "{\"name\":\"bench\",\"version\":\"1.0.0\"}}}}");

  private HandReply() {}

  static byte[] call(long id, Weather weather) {
    ByteArrayBuilder structured = new ByteArrayBuilder(256);
    try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), structured)) {
      out.writeStartObject();
      if (!Double.isFinite(weather.temperature())) {
        throw new IllegalStateException("/temperature is not finite");
      }
      out.writeNumberProperty("temperature", weather.temperature());
      out.writeStringProperty("conditions", weather.conditions());
      out.writeNumberProperty("humidity", weather.humidity());
      out.writeStringProperty("unit", weather.unit().name());
      out.writeEndObject();
    }
    byte[] value = structured.toByteArray();
    byte[] digits = ascii(Long.toString(id));
    int escapes = 0;
    for (byte b : value) {
      if (b == '"' || b == '\\') {
        escapes++;
      }
    }
    byte[] reply =
        new byte
            [ID.length
                + digits.length
                + TEXT.length
                + value.length
                + escapes
                + STRUCTURED.length
                + value.length
                + END.length];
    int at = copy(ID, reply, 0);
    at = copy(digits, reply, at);
    at = copy(TEXT, reply, at);
    for (byte b : value) {
      if (b == '"' || b == '\\') {
        reply[at++] = '\\';
      }
      reply[at++] = b;
    }
    at = copy(STRUCTURED, reply, at);
    at = copy(value, reply, at);
    copy(END, reply, at);
    return reply;
  }

  static byte[] list(long id, byte[] tools) {
    byte[] digits = ascii(Long.toString(id));
    byte[] reply =
        Arrays.copyOf(ID, ID.length + digits.length + LIST.length + tools.length + LIST_END.length);
    int at = copy(digits, reply, ID.length);
    at = copy(LIST, reply, at);
    at = copy(tools, reply, at);
    copy(LIST_END, reply, at);
    return reply;
  }

  private static int copy(byte[] from, byte[] to, int at) {
    System.arraycopy(from, 0, to, at, from.length);
    return at + from.length;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
