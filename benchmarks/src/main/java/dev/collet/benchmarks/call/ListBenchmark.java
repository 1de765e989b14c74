package dev.collet.benchmarks.call;

import dev.collet.benchmarks.workload.Contender;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One tools/list from the request's bytes to the reply's bytes. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ListBenchmark {
  /** Who answers. */
  @Param({"hand", "collet", "java-sdk-immediate"})
  public String contender;

  /** How many tools the server has. */
  @Param({"100", "1000"})
  public int tools;

  private Contender server;
  private byte[] request;

  /** Builds the server. */
  @Setup
  public void setUp() throws Exception {
    server = Contenders.make(contender, tools, "tools/list");
    request = Contenders.listRequest(contender);
  }

  /** The list. */
  @Benchmark
  public Object list() throws Exception {
    return server.serve(request);
  }
}
