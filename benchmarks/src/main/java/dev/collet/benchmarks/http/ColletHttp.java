package dev.collet.benchmarks.http;

import dev.collet.transport.HttpTransport;

/** Collet on the JDK's web server, on a free port of loopback, which it prints. */
public final class ColletHttp {
  private ColletHttp() {}

  /** Serves the workload's tool. */
  public static void main(String[] arguments) throws Exception {
    System.out.println(HttpTransport.start(ColletServlets.server(), 0).port());
  }
}
