package dev.collet.server;

import dev.collet.dispatch.ProtocolVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answers to versions that this server does not speak; see MCP 2026-07-28, basic/versioning. */
final class Versions {
  /** All revisions, newest first, as texts. */
  static final List<String> ALL = texts(false);

  /** The revisions that a request may name in its {@code _meta}. */
  private static final List<String> MODERN = texts(true);

  private Versions() {}

  private static List<String> texts(boolean onlyModern) {
    List<String> texts = new ArrayList<>();
    for (ProtocolVersion version : ProtocolVersion.values()) {
      if (!onlyModern || version.isModern()) {
        texts.add(0, version.text());
      }
    }
    return texts;
  }

  /** The error for an HTTP request whose header names that version, which we don't speak. */
  static RpcError unknown(String header) {
    return new RpcError(
        RpcError.UNSUPPORTED_VERSION,
        "Unsupported protocol version: " + Excerpt.of(header),
        400,
        Map.of("supported", ALL, "requested", header));
  }

  /** The error for a request whose {@code _meta} names that version, or null when we speak it. */
  static @Nullable RpcError check(String requested) {
    if (ProtocolVersion.V2026_07_28.text().equals(requested)) {
      return null;
    }
    ProtocolVersion known = ProtocolVersion.of(requested);
    String message =
        known == null
            ? "Unsupported protocol version: " + Excerpt.of(requested)
            : "Protocol version "
                + requested
                + " begins with initialize; a request with _meta must name "
                + String.join(", ", MODERN);
    return new RpcError(
        RpcError.UNSUPPORTED_VERSION,
        message,
        400,
        Map.of("supported", MODERN, "requested", requested));
  }
}
