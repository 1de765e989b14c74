package dev.collet.processor.report;

/** How loud a finding is. */
public enum Level {
  ERROR,
  WARNING,
  NOTE,
  OFF
}
