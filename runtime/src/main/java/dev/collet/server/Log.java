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
  // In no holder class: one whose initialisation fails once, for want of memory, fails for ever.
  private static volatile @Nullable Logger logger;
  private static volatile @Nullable SecureRandom random;

  private Log() {}

  private static Logger logger() {
    Logger known = logger;
    if (known == null) {
      known = System.getLogger("dev.collet.server");
      logger = known;
    }
    return known;
  }

  private static String newId() {
    SecureRandom known = random;
    if (known == null) {
      known = new SecureRandom();
      random = known;
    }
    byte[] bytes = new byte[6];
    known.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /**
   * Logs a failure that nobody planned for. Returns the id that the client is told. That there is
   * no memory is said on standard error, too: logging that is set up at such a moment may stay
   * silent for ever.
   *
   * @throws OutOfMemoryError when there is no memory even for a line of it: whoever can answer
   *     later should, since the log then says why
   */
  static String failure(String what, Throwable thrown) {
    String id = Long.toHexString(System.nanoTime());
    try {
      id = newId();
      if (thrown instanceof OutOfMemoryError) {
        System.err.println(line(what, id, thrown));
      }
      logger().log(Level.ERROR, what + " [" + id + "]", thrown);
    } catch (Throwable e) {
      // A log that fails must not cost the client its answer; this line has the id at least.
      logBriefly(line(what, id, thrown));
    }
    return id;
  }

  private static String line(String what, String id, Throwable thrown) {
    return what + " [" + id + "] " + thrown.getClass().getName();
  }

  private static void logBriefly(String line) {
    try {
      logger().log(Level.ERROR, line);
    } catch (OutOfMemoryError e) {
      throw e;
    } catch (Throwable e) {
      // The logging itself is broken, or has run out of memory while its classes were initialised.
      System.err.println(line);
    }
  }

  /** The same for an answer that has to be given now; without memory the log stays empty. */
  static String lastFailure(String what, Throwable thrown) {
    try {
      return failure(what, thrown);
    } catch (OutOfMemoryError e) {
      return "none, for want of memory";
    }
  }

  static void info(String event) {
    logger().log(Level.INFO, event);
  }

  static void warning(String event, @Nullable Throwable thrown) {
    logger().log(Level.WARNING, event, thrown);
  }

  static void debug(String event) {
    logger().log(Level.DEBUG, event);
  }
}
