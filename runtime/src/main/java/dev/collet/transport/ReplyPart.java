package dev.collet.transport;

/**
 * One thing to send in answer to an HTTP request.
 *
 * @param status the HTTP status, when it is the first thing sent
 */
record ReplyPart(Kind kind, int status, byte[] bytes, int offset, int length) {
  private static final byte[] NOTHING = {};

  /** What a part is for. */
  enum Kind {
    /** A message before the answer. */
    EVENT,
    /** Nothing but a sign of life. */
    COMMENT,
    /** The answer. */
    RESPONSE,
    /** The end, without an answer. */
    END
  }

  /** A part without bytes. */
  static ReplyPart empty(Kind kind, int status) {
    return new ReplyPart(kind, status, NOTHING, 0, 0);
  }

  /** Whether nothing comes after it. */
  boolean isLast() {
    return kind == Kind.RESPONSE || kind == Kind.END;
  }

  /** The same part with bytes that nobody else has. */
  ReplyPart copy() {
    if (length == 0) {
      return this;
    }
    byte[] copy = new byte[length];
    System.arraycopy(bytes, offset, copy, 0, length);
    return new ReplyPart(kind, status, copy, 0, length);
  }
}
