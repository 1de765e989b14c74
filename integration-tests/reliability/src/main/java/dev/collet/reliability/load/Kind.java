package dev.collet.reliability.load;

/** What a client does next. */
enum Kind {
  ECHO,
  THROWN,
  TIMED_OUT,
  CANCELLED,
  MALFORMED;

  /** One percent each of what goes wrong, the rest is echoed. */
  static Kind of(int percent) {
    return switch (percent) {
      case 0 -> THROWN;
      case 1 -> TIMED_OUT;
      case 2 -> CANCELLED;
      case 3 -> MALFORMED;
      default -> ECHO;
    };
  }
}
