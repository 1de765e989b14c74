package dev.collet.server;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * What operators read. Never holds arguments or results. The logger is made at the first event:
 * setting up logging costs a server more than its own start.
 */
final class Log {
  /** Loaded at the first event. */
  private static final class Holder {
    static final Logger LOGGER = System.getLogger("dev.collet.server");
    static final SecureRandom RANDOM = new SecureRandom();
  }

  private Log() {}

  /** Logs a failure that nobody planned for. Returns the id that the client is told. */
  static String failure(String what, Throwable thrown) {
    byte[] random = new byte[6];
    Holder.RANDOM.nextBytes(random);
    String id = HexFormat.of().formatHex(random);
    try {
      Holder.LOGGER.log(Level.ERROR, what + " [" + id + "]", thrown);
    } catch (Throwable e) {
      // A log that fails must not cost the client its answer; this line has the id at least.
      try {
        Holder.LOGGER.log(Level.ERROR, what + " [" + id + "] " + thrown.getClass().getName());
      } catch (Throwable ignored) {
        return id;
      }
    }
    return id;
  }

  static void info(String event) {
    Holder.LOGGER.log(Level.INFO, event);
  }

  static void warning(String event, @Nullable Throwable thrown) {
    Holder.LOGGER.log(Level.WARNING, event, thrown);
  }

  static void debug(String event) {
    Holder.LOGGER.log(Level.DEBUG, event);
  }
}
