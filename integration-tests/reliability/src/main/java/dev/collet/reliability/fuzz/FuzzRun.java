package dev.collet.reliability.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One run of Jazzer over one target, in a process of its own.
 *
 * @param executions how many inputs were tried
 * @param coverage how many edges of our code were seen
 * @param exit the process's status; 0 when nothing was found
 * @param log what Jazzer printed
 */
public record FuzzRun(long executions, long coverage, int exit, Path log) {
  private static final int MOST_HOURS = 2;
  private static final Pattern COUNT = Pattern.compile("(?m)^#([0-9]+)\\s.*?cov: ([0-9]+)");

  /**
   * Fuzzes.
   *
   * @param folder where corpus, findings and log go; what is there already is gone on with
   * @param limits libFuzzer's options that end the run, such as {@code -max_total_time=600}
   * @throws IOException when the folder can't be written
   */
  public static FuzzRun run(Target target, Path folder, List<String> limits)
      throws IOException, InterruptedException {
    return run(target.type(), target.seeds(), folder, limits);
  }

  static FuzzRun run(Class<?> target, List<byte[]> seeds, Path folder, List<String> limits)
      throws IOException, InterruptedException {
    Path corpus = Files.createDirectories(folder.resolve("corpus"));
    for (int i = 0; i < seeds.size(); i++) {
      Files.write(corpus.resolve("seed-" + i), seeds.get(i));
    }
    Path dictionary = folder.resolve("dictionary");
    Files.writeString(dictionary, Dictionary.text());
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx512m", "-XX:+IgnoreUnrecognizedVMOptions"));
    command.addAll(List.of("-XX:+EnableDynamicAgentLoading", "--enable-native-access=ALL-UNNAMED"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add("com.code_intelligence.jazzer.Jazzer");
    command.add("--target_class=" + target.getName());
    command.add("--instrumentation_includes=dev.collet.**");
    command.add("--instrumentation_excludes=dev.collet.reliability.**");
    // Jazzer's own detectors look for injections into libraries that are not here.
    command.add("--custom_hook_includes=none");
    // That one would stop the fuzzer's own connections to the server.
    command.add(
        "--disabled_hooks=com.code_intelligence.jazzer.sanitizers.ServerSideRequestForgery");
    command.add("--reproducer_path=" + folder);
    command.addAll(List.of("-timeout=120", "-rss_limit_mb=4096", "-print_final_stats=1"));
    command.addAll(List.of("-max_len=4096", "-dict=" + dictionary));
    command.add("-artifact_prefix=" + folder + "/");
    command.addAll(limits);
    command.add(corpus.toString());
    Path log = folder.resolve("log");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    if (!process.waitFor(MOST_HOURS, TimeUnit.HOURS)) {
      process.destroyForcibly(); // The server's threads can outlive a Jazzer that has died.
    }
    return read(process.waitFor(), log);
  }

  private static FuzzRun read(int exit, Path log) {
    String text;
    try {
      text = Files.readString(log, java.nio.charset.StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    long executions = 0;
    long coverage = 0;
    Matcher counts = COUNT.matcher(text);
    while (counts.find()) {
      executions = Long.parseLong(counts.group(1));
      coverage = Long.parseLong(counts.group(2));
    }
    return new FuzzRun(executions, coverage, exit, log);
  }
}
