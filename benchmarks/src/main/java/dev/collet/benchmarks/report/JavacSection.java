package dev.collet.benchmarks.report;

import dev.collet.benchmarks.javac.JavacRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What the processor adds to javac's wall time, and whether a tool's cost grows with their number.
 */
final class JavacSection implements Section {
  private static final String ANALYSIS_OFF = "-Acollet.UnmappedException=off";

  @Override
  public String name() {
    return "javac";
  }

  @Override
  public List<Measure> run(Setup setup) throws Exception {
    List<Measure> measures = new ArrayList<>();
    Times thousand = times(setup, 1000);
    measures.add(
        Measure.atMost(
            "javac, 1000 tools, analysis off: with processor / generated sources given",
            thousand.off / thousand.none,
            1.4,
            thousand.detail(thousand.off)));
    measures.add(
        Measure.atMost(
            "javac, 1000 tools, analysis on: with processor / generated sources given",
            thousand.on / thousand.none,
            1.55,
            thousand.detail(thousand.on)));
    Times hundred = times(setup, 100);
    Times threeThousand = times(setup, 3000);
    double small = (hundred.on - hundred.none) / 100;
    double large = (threeThousand.on - threeThousand.none) / 3000;
    measures.add(
        Measure.atMost(
            "javac, the processor's time for a tool: at 3000 tools / at 100 tools",
            large / small,
            1.1,
            String.format(Locale.ROOT, "%.2f ms / %.2f ms", large, small)));
    return measures;
  }

  private static Times times(Setup setup, int tools) throws Exception {
    Path work = setup.root().resolve("benchmarks/target/javac-" + tools);
    JavacRun javac = new JavacRun(work, setup.classPath(), setup.processorPath(), tools);
    List<Double> none = new ArrayList<>();
    List<Double> off = new ArrayList<>();
    List<Double> on = new ArrayList<>();
    for (int i = 0; i < (setup.isQuick() ? 1 : 7); i++) {
      none.add(javac.withoutProcessor());
      off.add(javac.withProcessor(ANALYSIS_OFF));
      on.add(javac.withProcessor());
    }
    return new Times(Statistics.median(none), Statistics.median(off), Statistics.median(on));
  }

  private record Times(double none, double off, double on) {
    String detail(double with) {
      return String.format(Locale.ROOT, "%.0f ms / %.0f ms", with, none);
    }
  }
}
