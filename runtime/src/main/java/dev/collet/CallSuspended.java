package dev.collet;

/**
 * Leaves a tool whose question has no answer yet: the client gets the question, and the method runs
 * again with the answer. Not to be caught; an Error, so that {@code catch (Exception e)} lets it
 * pass. A tool that swallows it is left all the same when it returns.
 */
public final class CallSuspended extends Error {
  private static final long serialVersionUID = 1L;

  /** For the server. */
  public CallSuspended() {
    super("The call waits for an answer of the client; let this pass.", null, false, false);
  }
}
