package dev.collet.benchmarks.report;

import dev.collet.benchmarks.call.CallBenchmark;
import dev.collet.benchmarks.call.ListBenchmark;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Calls and lists inside one process: time and bytes, by JMH. */
final class CallSection implements Section {
  @Override
  public String name() {
    return "call";
  }

  @Override
  public List<Measure> run(Setup setup) throws Exception {
    Map<String, double[]> calls = jmh(setup, CallBenchmark.class);
    Map<String, double[]> lists = jmh(setup, ListBenchmark.class);
    List<Measure> measures = new ArrayList<>();
    for (int tools : new int[] {1, 1000}) {
      String label = "call, " + tools + (tools == 1 ? " tool: " : " tools: ");
      measures.add(time(label + "collet / hand, time", calls, "collet", "hand", tools, true, 1.15));
      measures.add(bytes(label + "collet / hand, bytes", calls, "collet", "hand", tools, 1.1));
      double immediate = tools == 1 ? 4.3 : 6;
      measures.add(
          time(
              label + "Java SDK (immediate) / collet",
              calls,
              "java-sdk-immediate",
              "collet",
              tools,
              false,
              immediate));
      measures.add(
          time(
              label + "Java SDK (default) / collet",
              calls,
              "java-sdk-default",
              "collet",
              tools,
              false,
              25));
    }
    measures.add(shown("call: Spring AI / collet", calls, "spring-ai"));
    measures.add(
        shown("call: LangChain4j, no envelope or validation / collet", calls, "langchain4j"));
    for (int tools : new int[] {100, 1000}) {
      String label = "tools/list, " + tools + " tools: ";
      measures.add(time(label + "collet / hand", lists, "collet", "hand", tools, true, 1.1));
      measures.add(
          Measure.shown(
              label + "Java SDK / collet",
              lists.get("java-sdk-immediate" + tools)[0] / lists.get("collet" + tools)[0],
              ""));
    }
    return measures;
  }

  private static Measure time(
      String label,
      Map<String, double[]> results,
      String over,
      String under,
      int tools,
      boolean isAtMost,
      double target) {
    double a = results.get(over + tools)[0];
    double b = results.get(under + tools)[0];
    String detail = String.format(Locale.ROOT, "%.2f µs / %.2f µs", a / 1000, b / 1000);
    return new Measure(label, a / b, isAtMost, target, detail);
  }

  private static Measure bytes(
      String label,
      Map<String, double[]> results,
      String over,
      String under,
      int tools,
      double target) {
    double a = results.get(over + tools)[1];
    double b = results.get(under + tools)[1];
    return Measure.atMost(
        label, a / b, target, String.format(Locale.ROOT, "%.0f B / %.0f B", a, b));
  }

  private static Measure shown(String label, Map<String, double[]> results, String peer) {
    return Measure.shown(label, results.get(peer + "1")[0] / results.get("collet1")[0], "");
  }

  /** Nanoseconds and bytes for each contender and number of tools. */
  private static Map<String, double[]> jmh(Setup setup, Class<?> benchmark) throws RunnerException {
    Collection<RunResult> runs =
        new Runner(
                new OptionsBuilder()
                    .include(benchmark.getName())
                    .addProfiler(GCProfiler.class)
                    .forks(setup.isQuick() ? 1 : 3)
                    .warmupIterations(setup.isQuick() ? 1 : 3)
                    .warmupTime(TimeValue.seconds(1))
                    .measurementIterations(setup.isQuick() ? 1 : 3)
                    .measurementTime(TimeValue.seconds(1))
                    .jvmArgsAppend("-Dbench.many=" + setup.many())
                    .build())
            .run();
    Map<String, double[]> results = new HashMap<>();
    for (RunResult run : runs) {
      String key = run.getParams().getParam("contender") + run.getParams().getParam("tools");
      double time = run.getPrimaryResult().getStatistics().getPercentile(50);
      double bytes =
          run.getSecondaryResults().get("gc.alloc.rate.norm").getStatistics().getPercentile(50);
      results.put(key, new double[] {time, bytes});
    }
    return results;
  }
}
