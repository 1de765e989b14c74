package dev.collet.benchmarks.report;

import dev.collet.benchmarks.http.ServerProcess;
import dev.collet.benchmarks.http.Wrk;
import dev.collet.benchmarks.workload.Requests;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Calls per second over Streamable HTTP, on the JDK's server and on Jetty. */
final class HttpSection implements Section {
  private static final String JETTY = "dev.collet.benchmarks.http.JettyMain";

  @Override
  public String name() {
    return "http";
  }

  @Override
  public List<Measure> run(Setup setup) throws Exception {
    byte[] call = Requests.call("get_weather_data");
    Wrk wrk = new Wrk(setup.root().resolve("benchmarks/target/wrk"), call);
    List<String> handJdk = List.of("dev.collet.benchmarks.hand.HandHttp");
    List<String> colletJdk = List.of("dev.collet.benchmarks.http.ColletHttp");
    List<String> handJetty = List.of(JETTY, "hand");
    List<String> colletJetty = List.of(JETTY, "collet");
    List<Measure> measures = new ArrayList<>();
    for (int connections : new int[] {8, 64}) {
      String label = "HTTP calls per second, " + connections + " connections, ";
      measures.add(
          compare(
              setup,
              wrk,
              connections,
              label + "JDK's server: collet / hand",
              colletJdk,
              handJdk,
              0.95));
      measures.add(
          compare(
              setup,
              wrk,
              connections,
              label + "Jetty: collet / hand",
              colletJetty,
              handJetty,
              0.95));
      measures.add(
          compare(
              setup,
              wrk,
              connections,
              label + "Jetty: collet / Java SDK default",
              colletJetty,
              sdk(setup, "java-sdk-default"),
              1.8));
      measures.add(
          compare(
              setup,
              wrk,
              connections,
              label + "Jetty: collet / Java SDK immediate",
              colletJetty,
              sdk(setup, "java-sdk-immediate"),
              1.5));
    }
    return measures;
  }

  private static List<String> sdk(Setup setup, String setting) {
    return List.of(
        "-Dbench.tools=" + setup.many().resolve("hand1/bench/tools.json"), JETTY, setting);
  }

  private static Measure compare(
      Setup setup,
      Wrk wrk,
      int connections,
      String label,
      List<String> over,
      List<String> under,
      double target)
      throws Exception {
    List<Double> a = new ArrayList<>();
    List<Double> b = new ArrayList<>();
    String classPath = setup.many().resolve("classes") + ":" + setup.fullClassPath();
    int seconds = setup.isQuick() ? 1 : 4;
    try (ServerProcess first = new ServerProcess(classPath, over);
        ServerProcess second = new ServerProcess(classPath, under)) {
      for (int i = 0; i < (setup.isQuick() ? 1 : 4); i++) {
        double left = wrk.run(first.port(), connections, seconds);
        double right = wrk.run(second.port(), connections, seconds);
        if (i > 0 || setup.isQuick()) { // the first round warms up
          a.add(left);
          b.add(right);
        }
      }
    }
    double left = Statistics.median(a);
    double right = Statistics.median(b);
    String detail = String.format(Locale.ROOT, "%.0f/s / %.0f/s", left, right);
    return Measure.atLeast(label, left / right, target, detail);
  }
}
