package dev.collet.server;

import dev.collet.dispatch.ToolDescriptor.HeaderArgument;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Holds {@code Mcp-Param-*} headers against the arguments that they repeat. See MCP 2026-07-28,
 * basic/transports/streamable-http, "Custom Headers".
 */
final class ParamHeaderCheck {
  private static final int LONGEST_NUMBER = 64;

  private ParamHeaderCheck() {}

  /** What is wrong with them, or null. */
  static @Nullable RpcError check(Request request, List<HeaderArgument> headers) {
    for (HeaderArgument header : headers) {
      RpcError error = check(request, header);
      if (error != null) {
        return error;
      }
    }
    return null;
  }

  private static @Nullable RpcError check(Request request, HeaderArgument argument) {
    String name = "Mcp-Param-" + argument.header();
    String sent = request.exchange().header(name);
    String decoded = sent == null ? null : HeaderCheck.decode(sent);
    if (sent != null && decoded == null) {
      return RpcError.headerMismatch(
          "The header " + name + " is not well-formed: plain ASCII, or =?base64?...?= of UTF-8.");
    }
    try (JsonParser parser = MetaTree.parser(request.envelope())) {
      parser.nextToken();
      if (!MetaTree.find(parser, path(argument.pointer()))) {
        return null;
      }
      JsonToken token = parser.currentToken();
      if (!token.isScalarValue() || token == JsonToken.VALUE_NULL) {
        return null; // Absent, or of a type that its schema refuses.
      }
      if (decoded == null) {
        return RpcError.headerMismatch(
            "The header " + name + " is missing, although its argument is there.");
      }
      return matches(parser, decoded)
          ? null
          : RpcError.headerMismatch(
              "The header " + name + " does not match params.arguments" + argument.pointer() + ".");
    }
  }

  private static boolean matches(JsonParser parser, String header) {
    String value = parser.getString();
    if (value.equals(header)) {
      return true;
    }
    if (!parser.currentToken().isNumeric()
        || value.length() > LONGEST_NUMBER
        || header.length() > LONGEST_NUMBER) {
      return false;
    }
    try {
      return new BigDecimal(value).compareTo(new BigDecimal(header)) == 0;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private static String[] path(String pointer) {
    String[] segments = ("/params/arguments" + pointer).substring(1).split("/", -1);
    for (int i = 0; i < segments.length; i++) {
      segments[i] = segments[i].replace("~1", "/").replace("~0", "~");
    }
    return segments;
  }
}
