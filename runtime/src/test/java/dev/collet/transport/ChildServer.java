package dev.collet.transport;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** {@link CaseMain} in a JVM of its own, spoken to over pipes. */
final class ChildServer implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 60;
  private static final String END = "";

  final Process process;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final StringBuilder errors = new StringBuilder();
  private final List<Thread> readers = new ArrayList<>();

  ChildServer(String... jvmArguments) throws IOException {
    this(Map.of(), List.of(jvmArguments));
  }

  ChildServer(Map<String, String> environment, List<String> jvmArguments) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command(jvmArguments));
    builder.environment().putAll(environment);
    process = builder.start();
    reader(this::readLines);
    reader(this::readErrors);
  }

  static List<String> command(List<String> jvmArguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.addAll(jvmArguments);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), CaseMain.class.getName()));
    return command;
  }

  private void reader(Runnable task) {
    Thread thread = Threads.daemon("child").newThread(task);
    readers.add(thread);
    thread.start();
  }

  private void readLines() {
    try {
      // Not by lines of text, which would hide a carriage return.
      StringBuilder line = new StringBuilder();
      InputStreamReader in =
          new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8);
      int c;
      while ((c = in.read()) >= 0) {
        if (c == '\n') {
          lines.add(line.toString());
          line.setLength(0);
        } else {
          line.append((char) c);
        }
      }
      if (!line.isEmpty()) {
        lines.add("NOT ENDED: " + line);
      }
    } catch (IOException e) {
      // The test has closed it.
    }
    lines.add(END);
  }

  private void readErrors() {
    try (BufferedReader in = process.errorReader(StandardCharsets.UTF_8)) {
      String line;
      while ((line = in.readLine()) != null) {
        synchronized (errors) {
          errors.append(line).append('\n');
        }
      }
    } catch (IOException e) {
      // The test has closed it.
    }
  }

  ChildServer send(String line) throws IOException {
    return send((line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  ChildServer send(byte[] bytes) throws IOException {
    process.getOutputStream().write(bytes);
    process.getOutputStream().flush();
    return this;
  }

  /** The next line of standard output. */
  String line() throws InterruptedException {
    String line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (line == null || line.equals(END)) {
      throw new AssertionError("No line came. Standard error:\n" + errors());
    }
    return line;
  }

  /** The next line, parsed. */
  Map<String, Object> answer() throws InterruptedException {
    return Messages.parse(line());
  }

  /** Closes the input and returns what else came on standard output until its end. */
  List<String> end() throws IOException, InterruptedException {
    process.getOutputStream().close();
    List<String> rest = new ArrayList<>();
    String line;
    while (!(line = String.valueOf(lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS))).equals(END)) {
      rest.add(line);
    }
    return rest;
  }

  int exitCode() throws InterruptedException {
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("The server does not end. Standard error:\n" + errors());
    }
    return process.exitValue();
  }

  String errors() {
    synchronized (errors) {
      return errors.toString();
    }
  }

  /** What came on standard error until its end; the server must be over. */
  String allErrors() throws InterruptedException {
    for (Thread reader : readers) {
      reader.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
    }
    return errors();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
