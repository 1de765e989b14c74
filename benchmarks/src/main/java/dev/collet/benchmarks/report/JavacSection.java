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
  /** The rules that share the analysis: it only rests when all of them do. */
  private static final String[] ANALYSIS_OFF = {
    "-Acollet.UnmappedException=off",
    "-Acollet.UnusedErrorMapping=off",
    "-Acollet.SwallowedToolError=off"
  };

  @Override
  public String name() {
    return "javac";
  }

  @Override
  public List<Measure> run(Setup setup) throws Exception {
    Times hundred = Times.of(setup, 100, 5, false);
    Times thousand = Times.of(setup, 1000, 5, true);
    Times threeThousand = Times.of(setup, 3000, 3, false);
    double early = (thousand.added() - hundred.added()) / 900;
    double late = (threeThousand.added() - thousand.added()) / 2000;
    return List.of(
        Measure.atMost(
            "javac, 1000 tools, analysis off: with processor / generated sources given",
            thousand.ratio(thousand.off),
            1.4,
            thousand.detail(thousand.off)),
        Measure.atMost(
            "javac, 1000 tools, analysis on: with processor / generated sources given",
            thousand.ratio(thousand.on),
            1.55,
            thousand.detail(thousand.on)),
        Measure.shown(
            "javac, 1000 tools: a processor that only writes the files / generated sources given",
            thousand.ratio(thousand.copies),
            thousand.detail(thousand.copies)),
        Measure.atMost(
            "javac, the processor's time for a tool: at 3000 tools / at 100 tools",
            threeThousand.added() / 3000 / (hundred.added() / 100),
            1.1,
            perTool(threeThousand.added() / 3000, hundred.added() / 100)),
        // Start-up, which a hundred tools carry as well as three thousand, is left out here.
        Measure.atMost(
            "javac, the processor's time for a further tool: after 1000 tools / after 100 tools",
            late / early,
            1.1,
            perTool(late, early)));
  }

  private static String perTool(double one, double other) {
    return String.format(Locale.ROOT, "%.2f ms / %.2f ms", one, other);
  }

  /** Milliseconds, round by round; what is compared was measured in the same round. */
  private record Times(List<Double> none, List<Double> copies, List<Double> off, List<Double> on) {
    /**
     * Measures.
     *
     * @param all whether the copying processor and the one without the analysis run as well; what a
     *     tool adds is told without them
     */
    static Times of(Setup setup, int tools, int rounds, boolean all) throws Exception {
      Path work = setup.root().resolve("benchmarks/target/javac-" + tools);
      JavacRun javac = new JavacRun(work, setup.classPath(), setup.processorPath(), tools);
      Times times =
          new Times(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
      if (!setup.isQuick()) {
        // Files and JVM are cached from here on.
        javac.withoutProcessor();
      }
      for (int i = 0; i < (setup.isQuick() ? 1 : rounds); i++) {
        // The order changes, so that a machine that slows down favours none.
        boolean isForwards = i % 2 == 0;
        if (isForwards) {
          times.none.add(javac.withoutProcessor());
        } else {
          times.on.add(javac.withProcessor());
        }
        if (all && isForwards) {
          times.copies.add(javac.withCopies());
          times.off.add(javac.withProcessor(ANALYSIS_OFF));
        } else if (all) {
          times.off.add(javac.withProcessor(ANALYSIS_OFF));
          times.copies.add(javac.withCopies());
        }
        if (isForwards) {
          times.on.add(javac.withProcessor());
        } else {
          times.none.add(javac.withoutProcessor());
        }
      }
      return times;
    }

    /** The median of the rounds' ratios. */
    double ratio(List<Double> with) {
      List<Double> ratios = new ArrayList<>();
      for (int i = 0; i < none.size(); i++) {
        ratios.add(with.get(i) / none.get(i));
      }
      return Statistics.median(ratios);
    }

    /** What the processor adds, in milliseconds; the median of the rounds. */
    double added() {
      List<Double> added = new ArrayList<>();
      for (int i = 0; i < none.size(); i++) {
        added.add(on.get(i) - none.get(i));
      }
      return Statistics.median(added);
    }

    String detail(List<Double> with) {
      return String.format(
          Locale.ROOT, "%.0f ms / %.0f ms", Statistics.median(with), Statistics.median(none));
    }
  }
}
