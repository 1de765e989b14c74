package dev.collet.benchmarks.workload;

/** Answers one request: its bytes in, the reply's bytes out. */
public interface Contender {
  /** The reply to a request. */
  byte[] answer(byte[] request) throws Exception;
}
