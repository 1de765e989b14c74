package dev.collet.server;

import dev.collet.dispatch.ProtocolVersion;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Reads a request's {@code _meta}; see MCP 2026-07-28, basic, "_meta". */
final class MetaReader {
  private static final String PREFIX = "io.modelcontextprotocol/";
  static final String NEWEST = ProtocolVersion.V2026_07_28.text();
  static final String PROTOCOL_VERSION = PREFIX + "protocolVersion";
  static final String CLIENT_CAPABILITIES = PREFIX + "clientCapabilities";
  static final String CLIENT_INFO = PREFIX + "clientInfo";
  static final String LOG_LEVEL = PREFIX + "logLevel";

  private MetaReader() {}

  /** Reads the object that the parser stands before. */
  static void read(JsonParser parser, Envelope envelope) {
    SeenNames names = new SeenNames();
    String name;
    while ((name = parser.nextName()) != null) {
      if (!names.add(name)) {
        EnvelopeReader.fault(envelope, "_meta has the member \"" + Excerpt.of(name) + "\" twice.");
      }
      JsonToken token = parser.nextToken();
      switch (name) {
        case PROTOCOL_VERSION ->
            envelope.protocolVersion =
                token == JsonToken.VALUE_STRING && Chars.isAt(parser, NEWEST)
                    ? NEWEST
                    : string(parser, envelope, token, name);
        case CLIENT_CAPABILITIES -> {
          if (token == JsonToken.START_OBJECT) {
            envelope.capabilities = CapabilitiesReader.read(parser, envelope);
          } else {
            complain(envelope, name, "an object");
            EnvelopeReader.skip(parser, envelope);
          }
        }
        case CLIENT_INFO -> {
          if (token != JsonToken.START_OBJECT) {
            complain(envelope, name, "an object");
          }
          EnvelopeReader.skip(parser, envelope);
        }
        case LOG_LEVEL -> envelope.logLevel = string(parser, envelope, token, name);
        case "progressToken" -> {
          envelope.progressToken = EnvelopeReader.readId(parser);
          if (envelope.progressToken == null) {
            complain(envelope, name, "a string or an integer");
            EnvelopeReader.skip(parser, envelope);
          }
        }
        case "traceparent" -> envelope.traceparent = string(parser, envelope, token, name);
        case "tracestate" -> envelope.tracestate = string(parser, envelope, token, name);
        case "baggage" -> envelope.baggage = string(parser, envelope, token, name);
        default -> EnvelopeReader.skip(parser, envelope);
      }
    }
  }

  private static @Nullable String string(
      JsonParser parser, Envelope envelope, JsonToken token, String name) {
    if (token == JsonToken.VALUE_STRING) {
      return parser.getString();
    }
    complain(envelope, name, "a string");
    EnvelopeReader.skip(parser, envelope);
    return null;
  }

  private static void complain(Envelope envelope, String name, String expected) {
    if (envelope.metaFault == null) {
      envelope.metaFault = "_meta[\"" + name + "\"] must be " + expected + ".";
    }
  }
}
