package dev.collet;

import java.util.Locale;

/** How much a message to the client's log matters; see MCP 2025-11-25, server/utilities/logging. */
public enum LogLevel {
  /** For finding faults. */
  DEBUG,
  /** Normal events. */
  INFO,
  /** Normal, and worth a look. */
  NOTICE,
  /** Something may go wrong. */
  WARNING,
  /** Something went wrong. */
  ERROR,
  /** Something important went wrong. */
  CRITICAL,
  /** Somebody must act at once. */
  ALERT,
  /** Nothing works. */
  EMERGENCY;

  /** The level as it is written on the wire. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
