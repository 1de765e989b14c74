package dev.collet.benchmarks.start;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * One start of a stdio server.
 *
 * @param millis from the start of the process to the whole reply
 * @param peakKilobytes the most memory that was resident
 */
public record StartRun(double millis, double peakKilobytes) {
  /** Starts a server, asks once, reads the reply, ends the process. */
  public static StartRun of(List<String> command, byte[] request)
      throws IOException, InterruptedException {
    long begin = System.nanoTime();
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try {
      OutputStream in = process.getOutputStream();
      in.write(request);
      in.write('\n');
      in.flush();
      BufferedReader out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8), 1 << 20);
      String reply = out.readLine();
      double millis = (System.nanoTime() - begin) / 1e6;
      if (reply == null || !reply.contains("\"result\"")) {
        throw new IOException("no result from " + command + ": " + reply);
      }
      return new StartRun(millis, peak(process.pid()));
    } finally {
      process.destroyForcibly();
      process.waitFor(10, TimeUnit.SECONDS);
    }
  }

  private static double peak(long pid) throws IOException {
    return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
        .filter(line -> line.startsWith("VmHWM:"))
        .mapToDouble(line -> Double.parseDouble(line.replaceAll("[^0-9]", "")))
        .findFirst()
        .orElse(Double.NaN);
  }
}
