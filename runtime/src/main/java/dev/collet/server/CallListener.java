package dev.collet.server;

import dev.collet.Caller;
import dev.collet.dispatch.Failure;
import dev.collet.dispatch.ProtocolVersion;
import org.jspecify.annotations.Nullable;

/**
 * Hears of calls: for metrics, traces and audits. Its methods are called by the threads that serve
 * calls, so they must be quick; what they throw is logged and changes nothing. It never sees
 * arguments or results.
 */
public interface CallListener {
  /**
   * What is known about a call before it runs.
   *
   * @param tool the tool's name; for a call refused as unknown, whatever the client sent
   * @param requestId the JSON-RPC id
   * @param caller who calls
   * @param version the revision that the client speaks
   * @param isHttp whether it came over HTTP, else over stdio
   * @param traceparent W3C trace context from {@code _meta}, or null
   * @param tracestate W3C trace context from {@code _meta}, or null
   * @param baggage W3C baggage from {@code _meta}, or null
   */
  record CallInfo(
      String tool,
      String requestId,
      Caller caller,
      ProtocolVersion version,
      boolean isHttp,
      @Nullable String traceparent,
      @Nullable String tracestate,
      @Nullable String baggage) {}

  /** Hears of the rest of one call. */
  interface Observer {
    /**
     * The tool begins to run, on this thread.
     *
     * @return is run on the same thread when the tool has returned: the place to leave what was
     *     entered here, such as a tracing scope
     */
    default Runnable running() {
      return () -> {};
    }

    /** The call is over: answered, cancelled, or waiting for the user. Comes once. */
    void ended(Ending ending);
  }

  /** How a call ended. */
  enum Kind {
    /** With a result. */
    COMPLETED,
    /** With questions for the user. */
    INPUT_REQUIRED,
    /** With a failure that {@link Ending#failure()} names. */
    FAILED,
    /** By the client. */
    CANCELLED
  }

  /**
   * The end of a call.
   *
   * @param kind how it ended
   * @param failure what went wrong; null unless failed
   * @param errorCode the JSON-RPC code that was sent; 0 when the failure was a result
   * @param thrown what the tool threw, or null
   * @param nanos how long it took
   */
  record Ending(
      Kind kind,
      @Nullable Failure failure,
      int errorCode,
      @Nullable Throwable thrown,
      long nanos) {}

  /** A call is about to run. Returns who hears of its rest. */
  Observer started(CallInfo call);

  /** A call was refused before any tool ran. */
  default void refused(CallInfo call, Failure failure) {}

  /**
   * The same, for who wants to know what the client was told.
   *
   * @param errorCode the JSON-RPC code that was sent; 0 when the refusal was a result
   */
  default void refused(CallInfo call, Failure failure, int errorCode) {
    refused(call, failure);
  }
}
