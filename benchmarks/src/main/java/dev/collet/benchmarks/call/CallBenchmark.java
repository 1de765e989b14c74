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

/** One tools/call from the request's bytes to the reply's bytes. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CallBenchmark {
  /** Who answers. */
  @Param({"hand", "collet", "java-sdk-immediate", "java-sdk-default", "spring-ai", "langchain4j"})
  public String contender;

  /** How many tools the server has. */
  @Param({"1", "1000"})
  public int tools;

  private Contender server;
  private byte[] request;

  /** Builds the server and looks at one reply. */
  @Setup
  public void setUp() throws Exception {
    server = Contenders.make(contender, tools, "tools/call");
    request = Contenders.callRequest(contender);
    Contenders.checkReply(contender, new String(server.answer(request), "UTF-8"));
  }

  /** The call. */
  @Benchmark
  public Object call() throws Exception {
    return server.serve(request);
  }
}
