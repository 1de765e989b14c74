package dev.collet.server;

import dev.collet.dispatch.ProtocolVersion;
import org.jspecify.annotations.Nullable;

/**
 * Tells by the rules of which era a message is to be read; see MCP 2026-07-28, basic/versioning,
 * "Backward Compatibility".
 */
final class Eras {
  static final String VERSION_HEADER = "MCP-Protocol-Version";
  static final String SESSION_HEADER = "MCP-Session-Id";

  private Eras() {}

  /** Whether the message is of the era of {@code initialize}. */
  static boolean isLegacy(Envelope envelope, Exchange exchange) {
    if (envelope.isModern()) {
      return false;
    }
    if (envelope.method == Method.INITIALIZE) {
      return !isModernHeader(exchange);
    }
    boolean isFirst = envelope.method == Method.PING && !exchange.isHttp(); // before initialize
    return isFirst || isLegacy(exchange);
  }

  /** Whether what surrounds a message, its own content aside, is of the era of initialize. */
  static boolean isLegacy(Exchange exchange) {
    if (!exchange.isHttp()) {
      Connection connection = exchange.connection();
      return connection != null && connection.session() != null;
    }
    String header = exchange.header(VERSION_HEADER);
    if (header != null) {
      ProtocolVersion version = ProtocolVersion.of(header);
      return version != null && !version.isModern();
    }
    return true; // MCP 2025-06-18, basic/transports: without a header it is 2025-03-26.
  }

  /** Whether an HTTP request says of itself that it is of the era of initialize. */
  static boolean saysLegacy(Exchange exchange) {
    return isLegacy(exchange)
        && (exchange.header(VERSION_HEADER) != null || exchange.header(SESSION_HEADER) != null);
  }

  /** Whether a header says that the request is of 2026-07-28. */
  static boolean isModernHeader(Exchange exchange) {
    String header = exchange.isHttp() ? exchange.header(VERSION_HEADER) : null;
    return ProtocolVersion.V2026_07_28.text().equals(header);
  }

  /** Whether an HTTP header names a revision that this server does not speak. */
  static boolean isUnknownHeader(Exchange exchange) {
    String header = exchange.isHttp() ? exchange.header(VERSION_HEADER) : null;
    return header != null && ProtocolVersion.of(header) == null;
  }

  /** The revision that an HTTP header names, or null. */
  static @Nullable ProtocolVersion header(Exchange exchange) {
    return ProtocolVersion.of(exchange.header(VERSION_HEADER));
  }
}
