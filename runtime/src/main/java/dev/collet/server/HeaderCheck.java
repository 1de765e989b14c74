package dev.collet.server;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * Holds HTTP headers against the body that they repeat: a proxy may have decided by the headers
 * what the body then does not say. See MCP 2026-07-28, basic/transports/streamable-http.
 */
final class HeaderCheck {
  private static final String BASE64_START = "=?base64?";
  private static final String BASE64_END = "?=";

  private HeaderCheck() {}

  /** What is wrong with the standard headers of a modern request, or null. */
  static @Nullable RpcError check(Exchange exchange, Envelope envelope) {
    RpcError error =
        compare("MCP-Protocol-Version", exchange, envelope.protocolVersion, "_meta", false);
    if (error == null) {
      error = compare("Mcp-Method", exchange, envelope.methodName, "method", false);
    }
    if (error == null && envelope.method == Method.TOOLS_CALL && envelope.name() != null) {
      error = compare("Mcp-Name", exchange, envelope.name(), "params.name", true);
    }
    return error;
  }

  private static @Nullable RpcError compare(
      String header,
      Exchange exchange,
      @Nullable String expected,
      String where,
      boolean isEncodable) {
    String value = exchange.header(header);
    if (value == null) {
      return RpcError.headerMismatch("The header " + header + " is missing.");
    }
    // Decoded first: equal texts may still be wrong, such as one that only looks encoded.
    String decoded = isEncodable ? decode(value) : value;
    if (decoded == null) {
      return RpcError.headerMismatch(
          "The header " + header + " is not well-formed: plain ASCII, or =?base64?...?= of UTF-8.");
    }
    return decoded.equals(expected)
        ? null
        : RpcError.headerMismatch(
            "The header " + header + " does not match " + where + " of the body.");
  }

  /**
   * A header's value with its base64 form undone; null when that form is not well-formed, or when
   * the value holds characters that a header may not.
   */
  static @Nullable String decode(String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c != '\t' && (c < 0x20 || c > 0x7E)) {
        return null;
      }
    }
    if (!value.startsWith(BASE64_START)
        || !value.endsWith(BASE64_END)
        || value.length() < BASE64_START.length() + BASE64_END.length()) {
      return value;
    }
    String text = value.substring(BASE64_START.length(), value.length() - BASE64_END.length());
    if (text.length() % 4 != 0) {
      return null; // The decoder would let missing padding pass.
    }
    try {
      byte[] bytes = Base64.getDecoder().decode(text);
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (IllegalArgumentException | CharacterCodingException e) {
      return null;
    }
  }
}
