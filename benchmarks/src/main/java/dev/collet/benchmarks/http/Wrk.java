package dev.collet.benchmarks.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Drives load by wrk (Debian's package), bounded in time, against loopback. */
public final class Wrk {
  private static final Pattern RATE = Pattern.compile("Requests/sec:\\s+([0-9.]+)");
  private static final Pattern BAD = Pattern.compile("Non-2xx or 3xx responses: (\\d+)");

  private final Path script;

  /** Writes the script that makes every request this body. */
  public Wrk(Path folder, byte[] body) throws IOException {
    Files.createDirectories(folder);
    Path bodyFile = folder.resolve("body.json");
    Files.write(bodyFile, body);
    script = folder.resolve("post.lua");
    Files.writeString(
        script,
        "local f = io.open(\""
            + bodyFile
            + "\", \"rb\")\n"
            + "wrk.method = \"POST\"\nwrk.body = f:read(\"*all\")\nf:close()\n"
            + "wrk.headers[\"Content-Type\"] = \"application/json\"\n"
            + "wrk.headers[\"Accept\"] = \"application/json, text/event-stream\"\n"
            + "wrk.headers[\"MCP-Protocol-Version\"] = \"2026-07-28\"\n"
            + "wrk.headers[\"Mcp-Method\"] = \"tools/call\"\n"
            + "wrk.headers[\"Mcp-Name\"] = \"get_weather_data\"\n");
  }

  /** Requests per second. */
  public double run(int port, int connections, int seconds)
      throws IOException, InterruptedException {
    Process wrk =
        new ProcessBuilder(
                "wrk",
                "-t1",
                "-c" + connections,
                "-d" + seconds + "s",
                "-s",
                script.toString(),
                "http://127.0.0.1:" + port + "/mcp")
            .redirectErrorStream(true)
            .start();
    String printed = new String(wrk.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    wrk.waitFor();
    Matcher rate = RATE.matcher(printed);
    if (!rate.find() || BAD.matcher(printed).find()) {
      throw new IOException("wrk: " + printed);
    }
    return Double.parseDouble(rate.group(1));
  }
}
