package dev.collet.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What a user's program grows by. */
final class SizeSection implements Section {
  private static final double MEGABYTE = 1024.0 * 1024.0;

  @Override
  public String name() {
    return "size";
  }

  @Override
  public List<Measure> run(Setup setup) throws IOException {
    double own = 0;
    StringBuilder detail = new StringBuilder();
    for (String entry : setup.classPath().split(":")) {
      Path jar = Path.of(entry);
      if (entry.endsWith(".jar") && !entry.endsWith("bench.jar")) {
        double size = Files.size(jar) / MEGABYTE;
        own += size;
        detail.append(String.format(Locale.ROOT, "%s %.2f, ", jar.getFileName(), size));
      }
    }
    double sdk = 0;
    for (String entry : setup.fullClassPath().split(":")) {
      if (isJavaSdk(Path.of(entry).getFileName().toString())) {
        sdk += Files.size(Path.of(entry)) / MEGABYTE;
      }
    }
    return List.of(
        Measure.atMost("runtime jar with its required dependencies, MB", own, 2, detail.toString()),
        Measure.shown("the Java SDK's beside it, MB", sdk, "mcp 2.1.0 with its dependencies"));
  }

  private static boolean isJavaSdk(String jar) {
    return jar.matches(
        "(mcp|reactor-core|reactive-streams|slf4j-api|json-schema-validator|itu"
            + "|jackson-(core|databind)-3|jackson-annotations|jackson-dataformat-yaml"
            + "|snakeyaml-engine).*\\.jar");
  }
}
