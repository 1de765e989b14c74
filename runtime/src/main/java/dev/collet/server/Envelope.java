package dev.collet.server;

import dev.collet.json.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one pass over a message found. Filled by {@link EnvelopeReader} and not changed afterwards.
 * What is wrong is kept beside what was read, because the first complaint that a client hears
 * follows the order of the specification, not the order of the text.
 */
final class Envelope {
  /** How {@code params.arguments} came. */
  enum Arguments {
    /** Not at all, or as null. */
    ABSENT,
    /** As an object that was bound, or found faulty, in the same pass. */
    READ,
    /** As an object that waits for the tool's name. */
    WAITING,
    /** As something else. */
    NO_OBJECT
  }

  final byte[] body;
  final int offset;
  final int length;

  Envelope(byte[] body, int offset, int length) {
    this.body = body;
    this.offset = offset;
    this.length = length;
  }

  /** Why the message is no request that can be looked at: -32700, or -32600. */
  @Nullable RpcError fault;

  /** Whether it was read to its end, faults or not. */
  boolean isWhole;

  boolean isArray;
  boolean hasVersion;
  boolean hasId;
  @Nullable RequestId id;
  Method method = Method.OTHER;
  @Nullable String methodName;
  boolean isResponse;

  boolean hasParams;

  /** What is wrong with the shape of {@code params}, but for name and arguments. */
  @Nullable String paramsFault;

  @Nullable RegisteredTool tool;
  @Nullable String toolName;
  Arguments argumentsForm = Arguments.ABSENT;
  String argumentsType = "";
  @Nullable Object arguments;
  List<Problem> problems = List.of();
  @Nullable Throwable bindingFailure;

  @Nullable String cursor;
  @Nullable String requestState;
  boolean hasInputResponses;

  boolean hasMeta;
  @Nullable String metaFault;
  @Nullable String protocolVersion;
  @Nullable ClientCapabilities capabilities;
  @Nullable RequestId progressToken;
  @Nullable String logLevel;
  @Nullable String traceparent;
  @Nullable String tracestate;
  @Nullable String baggage;

  /** Whether {@code _meta} says that this is a request of 2026-07-28 or later. */
  boolean isModern() {
    return protocolVersion != null || capabilities != null;
  }

  /** The name in {@code params.name}, of a tool that is there or not. */
  @Nullable String name() {
    return tool != null ? tool.descriptor().name() : toolName;
  }
}
