package dev.collet.server;

import java.math.BigInteger;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamConstraintsException;

/**
 * Reads a JSON-RPC message in one pass, and strictly: a member that comes twice, bytes that are no
 * UTF-8, and whatever follows the message are faults. See MCP 2026-07-28, basic, "Messages".
 */
final class EnvelopeReader {
  private final Parsers parsers;
  private final ParamsReader params;

  EnvelopeReader(Parsers parsers, ToolIndex tools) {
    this.parsers = parsers;
    this.params = new ParamsReader(tools);
  }

  /**
   * Reads a message; never throws for what is wrong with it.
   *
   * @param bind whether arguments may be bound in the same pass, once the tool is known
   */
  Envelope read(byte[] body, int offset, int length, boolean bind) {
    Envelope envelope = new Envelope(body, offset, length);
    if (!Utf8.isValid(body, offset, offset + length)) {
      envelope.fault = RpcError.parse("The message is not UTF-8.");
      return envelope;
    }
    try (JsonParser parser = parsers.parser(body, offset, length)) {
      JsonToken first = parser.nextToken();
      if (first == JsonToken.START_OBJECT) {
        readMessage(parser, envelope, bind);
      } else if (first == JsonToken.START_ARRAY) {
        envelope.isArray = true;
        parser.skipChildren();
      } else if (first == null) {
        envelope.fault = RpcError.parse("The message is empty.");
        return envelope;
      } else {
        envelope.fault = RpcError.invalidRequest("A message must be a JSON object.");
        parser.finishToken();
      }
      if (parser.nextToken() != null) {
        envelope.fault = RpcError.parse("Something follows the message.");
      } else {
        envelope.isWhole = true;
      }
    } catch (StreamConstraintsException e) {
      envelope.fault =
          RpcError.invalidRequest(
              "The message is nested deeper than "
                  + parsers.maxNesting()
                  + " levels, or a name or number in it is too long.");
    } catch (JacksonException e) {
      envelope.fault =
          RpcError.parse(
              "The message is not JSON: see byte "
                  + Math.max(0, e.getLocation().getByteOffset())
                  + ".");
    } catch (BindingFailure e) {
      Envelope again = read(body, offset, length, false);
      e.tell(again);
      return again;
    }
    return envelope;
  }

  private void readMessage(JsonParser parser, Envelope envelope, boolean bind) {
    SeenNames names = new SeenNames();
    String name;
    while ((name = parser.nextName()) != null) {
      if (!names.add(name)) {
        fault(envelope, "The message has the member \"" + Excerpt.of(name) + "\" twice.");
      }
      JsonToken token = parser.nextToken();
      switch (name) {
        case "jsonrpc" -> {
          if (token == JsonToken.VALUE_STRING && Chars.isAt(parser, "2.0")) {
            envelope.hasVersion = true;
          } else {
            skip(parser, envelope);
          }
        }
        case "id" -> {
          envelope.hasId = true;
          envelope.id = readId(parser);
          if (envelope.id == null) {
            fault(envelope, "The id must be a string or an integer.");
            skip(parser, envelope);
          }
        }
        case "method" -> {
          if (token == JsonToken.VALUE_STRING) {
            readMethod(parser, envelope);
          } else {
            fault(envelope, "The method must be a string.");
            skip(parser, envelope);
          }
        }
        case "params" -> {
          envelope.hasParams = true;
          if (token == JsonToken.START_OBJECT) {
            params.read(parser, envelope, bind);
          } else {
            envelope.paramsFault = "params must be an object.";
            skip(parser, envelope);
          }
        }
        case "result", "error" -> {
          envelope.isResponse = true;
          skip(parser, envelope);
        }
        default -> skip(parser, envelope);
      }
    }
    if (!envelope.hasVersion) {
      fault(envelope, "A message must have the member \"jsonrpc\" with the value \"2.0\".");
    }
    if (envelope.methodName == null && !envelope.isResponse) {
      fault(envelope, "A request must have a method.");
    }
    if (envelope.methodName != null && envelope.isResponse) {
      fault(envelope, "A message is a request or a response, but this has a method and a result.");
    }
  }

  private static void readMethod(JsonParser parser, Envelope envelope) {
    Method method =
        Method.of(parser.getStringCharacters(), parser.getStringOffset(), parser.getStringLength());
    envelope.method = method;
    envelope.methodName = method == Method.OTHER ? parser.getString() : method.text();
  }

  /** The id or progress token that the parser stands on; null when it is none. */
  static @org.jspecify.annotations.Nullable RequestId readId(JsonParser parser) {
    if (parser.currentToken() == JsonToken.VALUE_STRING) {
      return new RequestId(parser.getString(), 0, null);
    }
    if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT) {
      return null;
    }
    if (parser.getStringLength() < 19) {
      return new RequestId(null, parser.getLongValue(), null);
    }
    return parser.getStringLength() > 1_000
        ? null
        : RequestId.of(new BigInteger(parser.getString()));
  }

  static void skip(JsonParser parser, Envelope envelope) {
    String fault = StrictSkipper.skip(parser);
    if (fault != null) {
      fault(envelope, fault);
    }
  }

  static void fault(Envelope envelope, String message) {
    if (envelope.fault == null) {
      envelope.fault = RpcError.invalidRequest(message);
    }
  }
}
