package dev.collet.processor.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Runs javac in a process of its own, as a build does: with folders, a class path, and files. */
public final class JavacRun {
  private final Path home;
  private final List<String> sources = new ArrayList<>();
  private final List<String> options = new ArrayList<>();
  private final List<String> classPath = new ArrayList<>();
  private List<String> command = List.of(jdk(17) + "/bin/javac");
  private boolean hasProcessorPath = true;
  private int exitCode;
  private String text = "";

  private JavacRun(Path home) {
    this.home = home;
    classPath.add(runtime());
  }

  /** A run that writes to the folder {@code out} of this one. */
  public static JavacRun in(Path home) {
    return new JavacRun(home);
  }

  /** The JDK's folder; null when there is none of that version. */
  public static @Nullable Path findJdk(int version) {
    String given = System.getenv("COLLET_JDK" + version);
    if (given != null && !given.isEmpty()) {
      return Path.of(given);
    }
    if (Runtime.version().feature() == version) {
      return Path.of(System.getProperty("java.home"));
    }
    Path folder = Path.of("/usr/lib/jvm");
    if (!Files.isDirectory(folder)) {
      return null;
    }
    try (Stream<Path> jdks = Files.list(folder)) {
      return jdks.filter(jdk -> jdk.getFileName().toString().contains("-" + version + "-"))
          .filter(jdk -> Files.isExecutable(jdk.resolve("bin/javac")))
          .sorted()
          .findFirst()
          .orElse(null);
    } catch (IOException e) {
      return null;
    }
  }

  private static Path jdk(int version) {
    Path found = findJdk(version);
    return found == null ? Path.of(System.getProperty("java.home")) : found;
  }

  /** The runtime's classes or jar. */
  public static String runtime() {
    return pathElements()
        .filter(path -> path.contains("collet-runtime") || path.endsWith("runtime/target/classes"))
        .findFirst()
        .orElseThrow();
  }

  /** The processor with all that it needs. */
  public static String processorPath() {
    List<String> path = new ArrayList<>();
    pathElements()
        .filter(
            element ->
                element.endsWith("processor/target/classes")
                    || element.contains("collet-schema")
                    || element.endsWith("schema/target/classes")
                    || element.contains("javapoet")
                    || element.contains("jackson")
                    || element.contains("automaton"))
        .forEach(path::add);
    return String.join(File.pathSeparator, path);
  }

  private static Stream<String> pathElements() {
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Arrays.stream(path.split(File.pathSeparator));
  }

  /** Uses javac of another JDK. */
  public JavacRun on(Path jdk) {
    command = List.of(jdk + "/bin/javac");
    return this;
  }

  /** Uses another compiler. */
  public JavacRun by(List<String> compiler) {
    command = List.copyOf(compiler);
    return this;
  }

  /** Adds a source file. */
  public JavacRun source(String name, String content) throws IOException {
    Path file = home.resolve("sources").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
    if (!sources.contains(file.toString())) {
      sources.add(file.toString());
    }
    return this;
  }

  /** Names the sources to javac in the opposite order. */
  public JavacRun reversed() {
    Collections.reverse(sources);
    return this;
  }

  /** Adds options. */
  public JavacRun options(String... more) {
    options.addAll(List.of(more));
    return this;
  }

  /** Adds to the class path. */
  public JavacRun classPath(Path more) {
    classPath.add(more.toString());
    return this;
  }

  /** Puts the processor on the class path, and gives no processor path. */
  public JavacRun withProcessorOnClassPath() {
    hasProcessorPath = false;
    classPath.add(processorPath());
    return this;
  }

  /** Compiles. */
  public JavacRun run() throws IOException {
    Files.createDirectories(out());
    List<String> all = new ArrayList<>(command);
    all.addAll(
        List.of(
            "-d",
            out().toString(),
            "-s",
            out().toString(),
            "-cp",
            String.join(File.pathSeparator, classPath)));
    if (hasProcessorPath && !options.contains("-processorpath")) {
      all.addAll(List.of("-processorpath", processorPath()));
    }
    all.addAll(options);
    all.addAll(sources);
    Process process = new ProcessBuilder(all).redirectErrorStream(true).start();
    text = new String(process.getInputStream().readAllBytes(), UTF_8);
    try {
      exitCode = process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
    return this;
  }

  /** Where classes, generated sources and fragments go. */
  public Path out() {
    return home.resolve("out");
  }

  /** What the compiler printed. */
  public String text() {
    return text;
  }

  /** How it ended. */
  public int exitCode() {
    return exitCode;
  }

  /** The fragment of a class, or an empty text. */
  public String fragment(String binaryName) throws IOException {
    Path file = out().resolve("META-INF/collet/tools").resolve(binaryName + ".json");
    return Files.exists(file) ? Files.readString(file) : "";
  }

  /** The names of the files that were written and end so, sorted. */
  public List<String> written(String ending) throws IOException {
    try (Stream<Path> files = Files.walk(out())) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> out().relativize(file).toString())
          .filter(name -> name.endsWith(ending))
          .sorted()
          .toList();
    }
  }
}
