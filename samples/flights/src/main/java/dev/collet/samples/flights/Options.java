package dev.collet.samples.flights;

import org.jspecify.annotations.Nullable;

/**
 * What the command line says.
 *
 * @param port of HTTP; 0 for any free one
 * @param isStdio whether to speak over standard input and output instead
 * @param protocolOutput the file that carries the protocol on stdio, or null for standard output
 * @param databaseUrl a JDBC URL of H2
 * @param isSep2145 whether failures follow SEP-2145
 * @param isDemoAuth whether the bearer token is the user's name
 */
record Options(
    int port,
    boolean isStdio,
    @Nullable String protocolOutput,
    String databaseUrl,
    boolean isSep2145,
    boolean isDemoAuth) {

  static final String USAGE =
      """
      Usage: samples/flights/run [--port N] [--stdio] [--db mem | file:PATH]
                                 [--error-policy mcp | sep-2145] [--demo-auth] [--cds]""";

  /**
   * Reads a command line.
   *
   * @throws IllegalArgumentException saying which word is wrong
   */
  static Options parse(String... words) {
    int port = 3000;
    boolean isStdio = false;
    String protocolOutput = null;
    String database = "mem";
    boolean isSep2145 = false;
    boolean isDemoAuth = false;
    for (int i = 0; i < words.length; i++) {
      switch (words[i]) {
        case "--port" -> port = port(value(words, i++));
        case "--stdio" -> isStdio = true;
        case "--protocol-output" -> protocolOutput = value(words, i++);
        case "--db" -> database = value(words, i++);
        case "--error-policy" -> isSep2145 = isSep2145(value(words, i++));
        case "--demo-auth" -> isDemoAuth = true;
        default -> throw new IllegalArgumentException("Unknown option '" + words[i] + "'.");
      }
    }
    return new Options(port, isStdio, protocolOutput, url(database), isSep2145, isDemoAuth);
  }

  private static String value(String[] words, int option) {
    if (option + 1 == words.length) {
      throw new IllegalArgumentException("Option '" + words[option] + "' needs a value.");
    }
    return words[option + 1];
  }

  private static int port(String text) {
    try {
      int port = Integer.parseInt(text);
      if (port >= 0 && port <= 65_535) {
        return port;
      }
    } catch (NumberFormatException e) {
      // Said below, like a number out of range.
    }
    throw new IllegalArgumentException("'" + text + "' is no port: use a number from 0 to 65535.");
  }

  private static boolean isSep2145(String policy) {
    return switch (policy) {
      case "mcp" -> false;
      case "sep-2145" -> true;
      default ->
          throw new IllegalArgumentException(
              "Unknown error policy '" + policy + "': use mcp or sep-2145.");
    };
  }

  private static String url(String database) {
    if (database.equals("mem")) {
      return "jdbc:h2:mem:flights;DB_CLOSE_DELAY=-1";
    }
    if (database.startsWith("file:") && database.length() > 5) {
      // A path without a slash would be taken for one relative to nothing H2 allows.
      // Without a delay, what was answered is on the disk, also when the process is killed.
      return "jdbc:h2:file:"
          + java.nio.file.Path.of(database.substring(5)).toAbsolutePath()
          + ";WRITE_DELAY=0";
    }
    throw new IllegalArgumentException(
        "Unknown database '" + database + "': use mem or file:PATH.");
  }
}
