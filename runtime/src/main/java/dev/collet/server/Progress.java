package dev.collet.server;

import org.jspecify.annotations.Nullable;

/**
 * Sends a call's progress notifications: each higher than the one before, and after the first 20 no
 * more than 10 a second. See MCP 2026-07-28, basic/patterns/progress.
 */
final class Progress {
  private static final double BURST = 20;
  private static final double PER_NANO = 10 / 1e9;

  private final RequestId token;
  private double last = Double.NEGATIVE_INFINITY;
  private boolean hadLast;
  private double credit = BURST;
  private long creditedAt = System.nanoTime();

  Progress(RequestId token) {
    this.token = token;
  }

  synchronized void send(
      Call call, double value, @Nullable Double total, @Nullable String message) {
    if (!Double.isFinite(value) || value <= last) {
      return;
    }
    boolean isLast = total != null && value >= total && !hadLast;
    long now = System.nanoTime();
    credit = Math.min(BURST, credit + (now - creditedAt) * PER_NANO);
    creditedAt = now;
    if (credit < 1 && !isLast) {
      return;
    }
    hadLast |= isLast; // a total that is too low must not let everything pass
    credit = Math.max(0, credit - 1);
    last = value;
    MessageBuffer out = new MessageBuffer();
    out.ascii("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\",\"params\":{");
    out.ascii("\"progressToken\":");
    token.write(out);
    out.ascii(",\"progress\":");
    number(value, out);
    if (total != null && Double.isFinite(total)) {
      out.ascii(",\"total\":");
      number(total, out);
    }
    if (message != null) {
      out.ascii(",\"message\":").string(message);
    }
    out.ascii("}}");
    if (!call.isAnswered()) {
      call.request.exchange().event(out.array(), 0, out.size());
    }
  }

  private static void number(double value, MessageBuffer out) {
    if (value == Math.rint(value) && Math.abs(value) < 1e15) {
      out.number((long) value);
    } else {
      out.ascii(Double.toString(value));
    }
  }
}
