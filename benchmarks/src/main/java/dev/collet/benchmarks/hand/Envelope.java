package dev.collet.benchmarks.hand;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** What stands around the arguments. */
final class Envelope {
  private static final String VERSION = "io.modelcontextprotocol/protocolVersion";
  private static final String CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

  long id;
  String method = "";
  String tool = "";
  HandArguments arguments;

  static Envelope read(JsonParser in) {
    Envelope envelope = new Envelope();
    Expect.token(in, in.nextToken(), JsonToken.START_OBJECT);
    int seen = 0;
    for (String name = in.nextName(); name != null; name = in.nextName()) {
      switch (name) {
        case "jsonrpc" -> {
          seen = Expect.once(in, seen, 1);
          if (!"2.0".equals(Expect.text(in))) {
            throw Expect.bad(in, "jsonrpc 2.0");
          }
        }
        case "id" -> {
          seen = Expect.once(in, seen, 2);
          Expect.token(in, in.nextToken(), JsonToken.VALUE_NUMBER_INT);
          envelope.id = in.getLongValue();
        }
        case "method" -> {
          seen = Expect.once(in, seen, 4);
          envelope.method = Expect.text(in);
        }
        case "params" -> {
          seen = Expect.once(in, seen, 8);
          envelope.readParams(in);
        }
        default -> Expect.skip(in);
      }
    }
    if (seen != 15 || in.nextToken() != null) {
      throw Expect.bad(in, "one whole request");
    }
    return envelope;
  }

  private void readParams(JsonParser in) {
    Expect.token(in, in.nextToken(), JsonToken.START_OBJECT);
    int seen = 0;
    for (String name = in.nextName(); name != null; name = in.nextName()) {
      switch (name) {
        case "name" -> {
          seen = Expect.once(in, seen, 1);
          tool = Expect.text(in);
        }
        case "arguments" -> {
          seen = Expect.once(in, seen, 2);
          arguments = HandArguments.read(in);
        }
        case "_meta" -> {
          seen = Expect.once(in, seen, 4);
          readMeta(in);
        }
        default -> Expect.skip(in);
      }
    }
    if ((seen & 4) == 0) {
      throw Expect.bad(in, "_meta");
    }
  }

  private static void readMeta(JsonParser in) {
    Expect.token(in, in.nextToken(), JsonToken.START_OBJECT);
    int seen = 0;
    for (String name = in.nextName(); name != null; name = in.nextName()) {
      switch (name) {
        case VERSION -> {
          seen = Expect.once(in, seen, 1);
          if (!"2026-07-28".equals(Expect.text(in))) {
            throw Expect.bad(in, "2026-07-28");
          }
        }
        case CAPABILITIES -> {
          seen = Expect.once(in, seen, 2);
          Expect.token(in, in.nextToken(), JsonToken.START_OBJECT);
          in.skipChildren();
        }
        default -> Expect.skip(in);
      }
    }
    if (seen != 3) {
      throw Expect.bad(in, "protocolVersion and clientCapabilities");
    }
  }
}
