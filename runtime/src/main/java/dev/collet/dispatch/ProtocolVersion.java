package dev.collet.dispatch;

import org.jspecify.annotations.Nullable;

/** The revisions of MCP that a server of ours speaks, oldest first; see MCP, basic/versioning. */
public enum ProtocolVersion {
  /** The last one with batches, and without structured content. */
  V2025_03_26("2025-03-26"),
  /** The first one with structured content; bad arguments are protocol errors. */
  V2025_06_18("2025-06-18"),
  /** The last one that begins with {@code initialize}; bad arguments are results. */
  V2025_11_25("2025-11-25"),
  /** Stateless: each request says its version. */
  V2026_07_28("2026-07-28");

  /** The newest revision that begins with {@code initialize}. */
  public static final ProtocolVersion NEWEST_LEGACY = V2025_11_25;

  private final String text;

  ProtocolVersion(String text) {
    this.text = text;
  }

  /** The revision as it is written on the wire. */
  public String text() {
    return text;
  }

  /** Whether each request carries its own version in {@code _meta}. */
  public boolean isModern() {
    return this == V2026_07_28;
  }

  /** The revision of that text, or null when we don't speak it. */
  public static @Nullable ProtocolVersion of(@Nullable String text) {
    for (ProtocolVersion version : values()) {
      if (version.text.equals(text)) {
        return version;
      }
    }
    return null;
  }
}
