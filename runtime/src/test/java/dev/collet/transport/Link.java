package dev.collet.transport;

import java.util.Map;

/** A way to send messages to {@link CaseServer}, so that a case is told once for each transport. */
interface Link extends AutoCloseable {
  /** Sends bytes and returns the answer. */
  Map<String, Object> send(byte[] message) throws Exception;

  /** Sends bytes that must not be answered. */
  void tell(byte[] message) throws Exception;

  /** The status of the last answer; 0 where there is no such thing. */
  int status();

  @Override
  void close();
}
