package dev.collet.benchmarks.javac;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Runs javac as a process of its own, into an empty folder. */
public final class JavacRun {
  private final Path work;
  private final String classPath;
  private final String processorPath;
  private final List<Path> sources;
  private final List<Path> generated;

  /** Writes the project and generates its toolsets once. */
  public JavacRun(Path work, String classPath, String processorPath, int tools)
      throws IOException, InterruptedException {
    this.work = work;
    this.classPath = classPath;
    this.processorPath = processorPath;
    this.sources = ProjectSources.write(work.resolve("src"), tools);
    with(List.of(), work.resolve("generated"));
    try (Stream<Path> files = Files.walk(work.resolve("generated"))) {
      this.generated = files.filter(file -> file.toString().endsWith(".java")).toList();
    }
    if (generated.isEmpty()) {
      throw new IOException("the processor has generated nothing below " + work);
    }
  }

  /** Milliseconds of javac with the processor. */
  public double withProcessor(String... options) throws IOException, InterruptedException {
    return with(List.of(options), work.resolve("out-generated"));
  }

  /** Milliseconds of javac with a processor that only writes what was generated before. */
  public double withCopies() throws IOException, InterruptedException {
    String classes =
        Path.of(
                URI.create(
                    JavacRun.class.getProtectionDomain().getCodeSource().getLocation().toString()))
            .toString();
    return javac(
        List.of(
            "-processorpath",
            classes,
            "-processor",
            CopyingProcessor.class.getName(),
            "-A" + CopyingProcessor.FOLDER + "=" + work.resolve("generated")),
        sources,
        work.resolve("out-generated"));
  }

  /** Milliseconds of javac on the sources and what was generated from them, without a processor. */
  public double withoutProcessor() throws IOException, InterruptedException {
    List<Path> all = new ArrayList<>(sources);
    all.addAll(generated);
    return javac(List.of("-proc:none"), all, null);
  }

  private double with(List<String> options, Path generatedFolder)
      throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(options);
    all.add("-processorpath");
    all.add(processorPath);
    return javac(all, sources, generatedFolder);
  }

  private double javac(List<String> options, List<Path> files, Path generatedFolder)
      throws IOException, InterruptedException {
    Path out = empty(work.resolve("classes"));
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "javac").toString());
    command.addAll(List.of("-cp", classPath, "-d", out.toString()));
    if (generatedFolder != null) {
      command.addAll(List.of("-s", empty(generatedFolder).toString()));
    }
    command.addAll(options);
    Path list = work.resolve("files.txt");
    Files.write(list, files.stream().map(Path::toString).toList());
    command.add("@" + list);
    Path log = work.resolve("javac.log");
    long begin = System.nanoTime();
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    int exit = process.waitFor();
    double millis = (System.nanoTime() - begin) / 1e6;
    if (exit != 0) {
      throw new IOException("javac failed: " + Files.readString(log));
    }
    return millis;
  }

  private static Path empty(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    return Files.createDirectories(folder);
  }
}
