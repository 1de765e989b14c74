package dev.collet.dispatch;

/** What a tool's method returns, seen from the wire. */
public enum ResultKind {
  /** A value that the toolset writes: structured content, and the same JSON as text. */
  STRUCTURED,
  /** A {@code CharSequence}: one text block. */
  TEXT,
  /** A {@link dev.collet.Content}, or a list of them. */
  CONTENT,
  /** A {@link dev.collet.ToolResult}. */
  RESULT,
  /** Nothing: {@code void} or {@code Void}. */
  NONE
}
