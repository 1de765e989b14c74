package dev.collet.benchmarks.report;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * {@code Main ROOT MANY CLASSPATH FULLCLASSPATH PROCESSORPATH [--quick] [SECTION...]}: measures,
 * prints the table, writes benchmarks/target/results.json. Called by benchmarks/run.
 */
public final class Main {
  private static final List<Section> SECTIONS =
      List.of(
          new CallSection(),
          new StartSection(),
          new HttpSection(),
          new JavacSection(),
          new SizeSection());

  private Main() {}

  /** Runs the sections named, or all of them. */
  public static void main(String[] arguments) throws Exception {
    List<String> words = new ArrayList<>(List.of(arguments).subList(5, arguments.length));
    List<String> called = new ArrayList<>(List.of("benchmarks/run"));
    called.addAll(words);
    boolean isQuick = words.remove("--quick");
    Setup setup =
        new Setup(
            Path.of(arguments[0]),
            Path.of(arguments[1]),
            arguments[2],
            arguments[3],
            arguments[4],
            isQuick);
    List<Measure> measures = new ArrayList<>();
    for (Section section : SECTIONS) {
      if (words.isEmpty() || words.contains(section.name())) {
        measures.addAll(section.run(setup));
      }
    }
    String command = String.join(" ", called);
    print(measures, command, new PrintStream(System.out, true, StandardCharsets.UTF_8));
    write(measures, setup.root().resolve("benchmarks/target/results.json"));
  }

  private static void print(List<Measure> measures, String command, PrintStream out) {
    out.printf(
        Locale.ROOT,
        "%n`%s`, %s, JDK %s, %d cores, %s%n%n",
        command,
        LocalDate.now(),
        System.getProperty("java.version"),
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("os.name"));
    out.println("| measure | value | target | met | figures |");
    out.println("| --- | --- | --- | --- | --- |");
    for (Measure m : measures) {
      out.printf(
          Locale.ROOT,
          "| %s | %.2f | %s | %s | %s |%n",
          m.measure(),
          m.value(),
          m.targetText(),
          Double.isNaN(m.target()) ? "" : m.isOk() ? "yes" : "NO",
          m.detail());
    }
  }

  private static void write(List<Measure> measures, Path file) throws Exception {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Measure m : measures) {
      rows.add(
          Map.of(
              "measure",
              m.measure(),
              "value",
              m.value(),
              "target",
              m.targetText(),
              "ok",
              m.isOk()));
    }
    JsonMapper mapper =
        JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();
    Files.createDirectories(file.getParent());
    Files.writeString(file, mapper.writeValueAsString(rows) + "\n");
  }
}
