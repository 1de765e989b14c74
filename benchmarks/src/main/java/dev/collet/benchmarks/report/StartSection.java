package dev.collet.benchmarks.report;

import dev.collet.benchmarks.start.StartRun;
import dev.collet.benchmarks.workload.Requests;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The start of a stdio server with 1, 100 and 1,000 tools, its memory, and a first call. */
final class StartSection implements Section {
  @Override
  public String name() {
    return "start";
  }

  @Override
  public List<Measure> run(Setup setup) throws Exception {
    List<Measure> measures = new ArrayList<>();
    for (int tools : new int[] {1, 100, 1000}) {
      Pair pair = pair(setup, tools, Requests.list());
      measures.add(
          Measure.atMost(
              "stdio start to tools/list, " + tools + " tools: collet / hand",
              pair.millis(),
              1.15,
              pair.detail()));
      measures.add(
          Measure.atMost(
              "peak RSS of the same, " + tools + " tools: collet / hand",
              pair.memory(),
              1.2,
              pair.memoryDetail()));
    }
    Pair call = pair(setup, 1, Requests.call("get_weather_data"));
    measures.add(
        Measure.atMost(
            "first call in a fresh JVM: collet / hand", call.millis(), 1.2, call.detail()));
    return measures;
  }

  /** The two in turn, so that a drift of the machine's speed meets both. */
  private static Pair pair(Setup setup, int tools, byte[] request) throws Exception {
    List<String> hand = setup.java(tools, "dev.collet.benchmarks.hand.HandStdio");
    List<String> collet = setup.java(tools, "dev.collet.benchmarks.many.Stdio" + tools);
    List<StartRun> handRuns = new ArrayList<>();
    List<StartRun> colletRuns = new ArrayList<>();
    for (int i = 0; i < setup.processRuns() + 1; i++) {
      // The order changes as well: what runs second finds the machine as the first has left it.
      boolean isHandFirst = i % 2 == 0;
      StartRun early = StartRun.of(isHandFirst ? hand : collet, request);
      StartRun late = StartRun.of(isHandFirst ? collet : hand, request);
      if (i > 0) { // the first pair fills the caches of files
        handRuns.add(isHandFirst ? early : late);
        colletRuns.add(isHandFirst ? late : early);
      }
    }
    return new Pair(handRuns, colletRuns);
  }

  private record Pair(List<StartRun> hand, List<StartRun> collet) {
    double millis() {
      return median(collet) / median(hand);
    }

    double memory() {
      return medianMemory(collet) / medianMemory(hand);
    }

    String detail() {
      return String.format(Locale.ROOT, "%.0f ms / %.0f ms", median(collet), median(hand));
    }

    String memoryDetail() {
      return String.format(
          Locale.ROOT, "%.1f MB / %.1f MB", medianMemory(collet) / 1024, medianMemory(hand) / 1024);
    }

    private static double median(List<StartRun> runs) {
      return Statistics.median(runs.stream().map(StartRun::millis).toList());
    }

    private static double medianMemory(List<StartRun> runs) {
      return Statistics.median(runs.stream().map(StartRun::peakKilobytes).toList());
    }
  }
}
