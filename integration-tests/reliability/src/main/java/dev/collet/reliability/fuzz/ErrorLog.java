package dev.collet.reliability.fuzz;

import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Hears of errors in the server's log. None of the fuzzed tools fails, so each of them is the
 * server's own failure.
 */
final class ErrorLog extends Handler {
  private static final Logger COLLET = Logger.getLogger("dev.collet");
  private static final ErrorLog INSTANCE = install();

  private final AtomicReference<@Nullable LogRecord> first = new AtomicReference<>();

  private static ErrorLog install() {
    ErrorLog log = new ErrorLog();
    COLLET.addHandler(log);
    COLLET.setUseParentHandlers(false);
    return log;
  }

  /** Reports the first error since the last check. */
  static void check() {
    LogRecord found = INSTANCE.first.getAndSet(null);
    if (found != null) {
      Throwable thrown = found.getThrown();
      throw thrown == null
          ? new Finding("The log has: " + found.getMessage())
          : new Finding("The log has: " + found.getMessage(), thrown);
    }
  }

  @Override
  public void publish(LogRecord record) {
    if (record.getLevel().intValue() >= Level.SEVERE.intValue()) {
      first.compareAndSet(null, record);
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
