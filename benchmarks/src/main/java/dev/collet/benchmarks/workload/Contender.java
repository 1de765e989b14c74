package dev.collet.benchmarks.workload;

/** Answers one request: its bytes in, the reply's bytes out. */
public interface Contender {
  /** The reply to a request. */
  byte[] answer(byte[] request) throws Exception;

  /**
   * What a transport does with a request: the array that holds the reply goes to the socket as it
   * is. Contenders whose array is their own for the next request have no copy to make here.
   */
  default Object serve(byte[] request) throws Exception {
    return answer(request);
  }
}
