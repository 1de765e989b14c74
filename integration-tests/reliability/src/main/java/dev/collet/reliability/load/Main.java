package dev.collet.reliability.load;

import dev.collet.reliability.load.LoadRun.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Runs the load over each server, without and with the rate limit; prints a table and a verdict.
 */
public final class Main {
  private static final String USAGE =
      "Usage: benchmarks/load [--seconds 60] [--connections 64] [--server jdk | jetty] [--rate-limit | --no-rate-limit]";

  private Main() {}

  /** The first argument is the file for the numbers. */
  public static void main(String[] words) throws IOException, InterruptedException {
    Path file = Path.of(words[0]);
    double seconds = 60;
    int connections = 64;
    List<Boolean> jetty = List.of(false, true);
    List<Boolean> limited = List.of(false, true);
    try {
      for (int i = 1; i < words.length; i++) {
        switch (words[i]) {
          case "--seconds" -> seconds = Double.parseDouble(words[++i]);
          case "--connections" -> connections = Integer.parseInt(words[++i]);
          case "--server" -> jetty = List.of(words[++i].equals("jetty"));
          case "--rate-limit" -> limited = List.of(true);
          case "--no-rate-limit" -> limited = List.of(false);
          default -> throw new IllegalArgumentException("Unknown option '" + words[i] + "'.");
        }
      }
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      System.err.println(e.getMessage() + "\n" + USAGE);
      System.exit(2);
    }
    double warmUp = Math.max(1, Math.min(15, seconds / 4));
    System.out.printf(
        "JDK %s, %d processors, %d connections, %.0f s after %.0f s of warm-up, -Xmx128m%n",
        Runtime.version(),
        Runtime.getRuntime().availableProcessors(),
        connections,
        seconds,
        warmUp);
    System.out.printf(
        "%-6s %-5s %9s %7s %7s %7s %7s %7s %7s %7s %8s %5s %5s %5s %15s%n",
        "server",
        "limit",
        "requests",
        "/s",
        "p50 ms",
        "p99 ms",
        "thrown",
        "timeout",
        "cancel",
        "malform",
        "refused",
        "lost",
        "twice",
        "cross",
        "heap MiB");
    List<Map<String, Object>> results = new ArrayList<>();
    int violations = 0;
    for (boolean isJetty : jetty) {
      for (boolean isLimited : limited) {
        Outcome outcome =
            new LoadRun(new Settings(isJetty, isLimited, connections, warmUp, seconds)).run();
        results.add(outcome.numbers());
        print(outcome);
        List<String> broken = outcome.violations(true);
        violations += broken.size();
        broken.forEach(line -> System.out.println("  VIOLATION " + line));
      }
    }
    write(file, results, violations);
    System.out.println(
        violations == 0 ? "load: all of it holds" : "load: " + violations + " violations");
    System.exit(violations == 0 ? 0 : 1);
  }

  private static void print(Outcome outcome) {
    Map<String, Object> n = outcome.numbers();
    Object[] row = {
      n.get("server"),
      Boolean.TRUE.equals(n.get("rateLimit")) ? "on" : "off",
      n.get("requests"),
      n.get("requestsPerSecond"),
      n.get("p50Millis"),
      n.get("p99Millis"),
      n.get("thrown"),
      n.get("timedOut"),
      n.get("cancelled"),
      n.get("malformed"),
      n.get("refused"),
      n.get("lost"),
      n.get("doubled"),
      n.get("crossed"),
      outcome.heapBefore() / 1048576.0,
      outcome.heapAfter() / 1048576.0
    };
    System.out.printf(
        "%-6s %-5s %9d %7d %7.1f %7.1f %7d %7d %7d %7d %8d %5d %5d %5d %6.1f -> %5.1f%n", row);
  }

  private static void write(Path file, List<Map<String, Object>> results, int violations)
      throws IOException {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("date", java.time.Instant.now().toString());
    all.put("jdk", Runtime.version().toString());
    all.put("processors", Runtime.getRuntime().availableProcessors());
    all.put("maxHeap", "128m");
    all.put("violations", violations);
    all.put("runs", results);
    Path folder = file.getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.writeString(
        file,
        JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build()
            .writeValueAsString(all));
  }
}
