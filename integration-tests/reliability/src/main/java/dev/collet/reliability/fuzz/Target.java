package dev.collet.reliability.fuzz;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What can be fuzzed, and what fuzzing begins with. */
public enum Target {
  /** JSON-RPC messages of each revision, on HTTP and stdio. */
  ENVELOPE(EnvelopeFuzzer.class, EnvelopeFuzzer::fuzzerTestOneInput, EnvelopeFuzzer::seeds),
  /** The headers that repeat what the body says, and those that decide who is served. */
  HEADERS(HeadersFuzzer.class, HeadersFuzzer::fuzzerTestOneInput, HeadersFuzzer::seeds),
  /** Arguments, read by generated code. */
  ARGUMENTS(ArgumentsFuzzer.class, ArgumentsFuzzer::fuzzerTestOneInput, ArgumentsFuzzer::seeds),
  /** The sealed state that travels through the client. */
  REQUEST_STATE(
      RequestStateFuzzer.class, RequestStateFuzzer::fuzzerTestOneInput, RequestStateFuzzer::seeds),
  /** Bytes on a connection of the JDK's HTTP server. */
  HTTP(HttpFuzzer.class, HttpFuzzer::fuzzerTestOneInput, HttpSeeds::all),
  /** Bytes on a connection of Jetty. */
  JETTY(JettyFuzzer.class, JettyFuzzer::fuzzerTestOneInput, HttpSeeds::all),
  /** Bytes on standard input. */
  STDIO(StdioFuzzer.class, StdioFuzzer::fuzzerTestOneInput, StdioFuzzer::seeds);

  private final Class<?> type;
  private final Consumer<byte[]> run;
  private final Supplier<List<byte[]>> seeds;

  Target(Class<?> type, Consumer<byte[]> run, Supplier<List<byte[]>> seeds) {
    this.type = type;
    this.run = run;
    this.seeds = seeds;
  }

  /** The class that Jazzer calls. */
  public Class<?> type() {
    return type;
  }

  /** Tries one input; throws when it finds something. */
  public void run(byte[] input) {
    run.accept(input);
  }

  /** Inputs to begin with. */
  public List<byte[]> seeds() {
    return seeds.get();
  }

  /** The name on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The target of that name.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static Target of(String word) {
    for (Target target : values()) {
      if (target.word().equals(word)) {
        return target;
      }
    }
    throw new IllegalArgumentException(
        "No target '"
            + word
            + "'. Targets are "
            + List.of(values()).stream().map(Target::word).toList());
  }
}
