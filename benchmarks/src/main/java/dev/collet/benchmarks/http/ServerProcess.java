package dev.collet.benchmarks.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own that prints its port. */
public final class ServerProcess implements AutoCloseable {
  private final Process process;
  private final int port;

  /** Starts {@code main} and waits for its port. */
  public ServerProcess(String classPath, List<String> mainAndArguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-cp");
    command.add(classPath);
    command.addAll(mainAndArguments);
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String line = out.readLine();
    if (line == null || !line.matches("[0-9]+")) {
      process.destroyForcibly();
      throw new IOException(mainAndArguments + " printed '" + line + "' instead of its port");
    }
    port = Integer.parseInt(line);
  }

  /** Where it listens. */
  public int port() {
    return port;
  }

  @Override
  public void close() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(5, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
  }
}
