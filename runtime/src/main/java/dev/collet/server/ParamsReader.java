package dev.collet.server;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Reads {@code params}. The members that the methods have in common mean the same in each, so the
 * method need not be known yet; what is left over is read again by the method that wants it.
 */
final class ParamsReader {
  private final ToolIndex tools;

  ParamsReader(ToolIndex tools) {
    this.tools = tools;
  }

  /** Reads the object that the parser stands before. */
  void read(JsonParser parser, Envelope envelope, boolean bind) {
    SeenNames names = new SeenNames();
    String name;
    while ((name = parser.nextName()) != null) {
      if (!names.add(name)) {
        EnvelopeReader.fault(envelope, "params has the member \"" + Excerpt.of(name) + "\" twice.");
        bind = false;
      }
      JsonToken token = parser.nextToken();
      switch (name) {
        case "name" -> readName(parser, envelope);
        case "arguments" -> readArguments(parser, envelope, token, bind);
        case "_meta" -> {
          envelope.hasMeta = true;
          if (token == JsonToken.START_OBJECT) {
            MetaReader.read(parser, envelope);
          } else {
            envelope.metaFault = "params._meta must be an object.";
            EnvelopeReader.skip(parser, envelope);
          }
        }
        case "cursor" -> envelope.cursor = readString(parser, envelope, token, name);
        case "requestState" -> envelope.requestState = readString(parser, envelope, token, name);
        case "inputResponses" -> {
          envelope.hasInputResponses = token == JsonToken.START_OBJECT;
          if (!envelope.hasInputResponses) {
            complain(envelope, "params.inputResponses must be an object.");
          }
          EnvelopeReader.skip(parser, envelope);
        }
        default -> EnvelopeReader.skip(parser, envelope);
      }
    }
  }

  private void readName(JsonParser parser, Envelope envelope) {
    if (parser.currentToken() != JsonToken.VALUE_STRING) {
      EnvelopeReader.skip(parser, envelope);
      return;
    }
    envelope.tool =
        tools.find(
            parser.getStringCharacters(), parser.getStringOffset(), parser.getStringLength());
    if (envelope.tool == null) {
      envelope.toolName = parser.getString();
    }
  }

  private static void readArguments(
      JsonParser parser, Envelope envelope, JsonToken token, boolean bind) {
    if (token == JsonToken.START_OBJECT) {
      RegisteredTool tool = envelope.tool;
      if (bind && tool != null) {
        Binding.bind(parser, envelope, tool);
      } else {
        // A member that comes twice is the reader's to report, when the tool is known.
        parser.skipChildren();
        envelope.argumentsForm = Envelope.Arguments.WAITING;
      }
    } else if (token != JsonToken.VALUE_NULL) {
      envelope.argumentsForm = Envelope.Arguments.NO_OBJECT;
      envelope.argumentsType = typeOf(token);
      parser.skipChildren();
      parser.finishToken();
    }
  }

  private static @org.jspecify.annotations.Nullable String readString(
      JsonParser parser, Envelope envelope, JsonToken token, String name) {
    if (token == JsonToken.VALUE_STRING) {
      return parser.getString();
    }
    complain(envelope, "params." + name + " must be a string.");
    EnvelopeReader.skip(parser, envelope);
    return null;
  }

  private static void complain(Envelope envelope, String message) {
    if (envelope.paramsFault == null) {
      envelope.paramsFault = message;
    }
  }

  private static String typeOf(JsonToken token) {
    return switch (token) {
      case START_ARRAY -> "an array";
      case VALUE_STRING -> "a string";
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "a number";
      default -> "a boolean";
    };
  }
}
