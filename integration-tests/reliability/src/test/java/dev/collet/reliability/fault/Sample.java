package dev.collet.reliability.fault;

import dev.collet.reliability.fixture.HttpLink;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sample's server in a JVM of its own, over HTTP. */
record Sample(Process process, int port) implements AutoCloseable {
  private static final Pattern PORT = Pattern.compile("http://localhost:([0-9]+)/mcp");
  private static final Pattern REFERENCE = Pattern.compile("\"reference\":\"([0-9A-F]+)\"");

  static Sample start(Path database) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.collet.samples.flights.Main",
                "--port",
                "0",
                "--db",
                "file:" + database)
            .start();
    BufferedReader lines = process.errorReader(StandardCharsets.UTF_8);
    StringBuilder said = new StringBuilder();
    String line;
    while ((line = lines.readLine()) != null) {
      said.append(line).append('\n');
      Matcher port = PORT.matcher(line);
      if (port.find()) {
        return new Sample(process, Integer.parseInt(port.group(1)));
      }
    }
    throw new IOException("The sample does not start: " + said);
  }

  /**
   * Books a seat, on one day of many, since a day has few seats.
   *
   * @return the booking's reference
   * @throws IOException when no booking came back
   */
  String book(String key) throws IOException {
    int day = Math.floorMod(key.hashCode(), 20_000);
    String date = java.time.LocalDate.of(2100, 1, 1).plusDays(day).toString();
    String arguments =
        "{\"to\":\"DEN\",\"date\":\"%s\",\"idempotencyKey\":\"%s\"}".formatted(date, key);
    try (HttpLink link = new HttpLink(port, "nobody", 60_000)) {
      String body = link.ask("b", "book_flight", arguments).body();
      Matcher reference = REFERENCE.matcher(body);
      if (!reference.find()) {
        throw new IOException("No booking: " + body);
      }
      return reference.group(1);
    }
  }

  /** kill -9. */
  @Override
  public void close() {
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
