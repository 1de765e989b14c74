package dev.collet.server;

import dev.collet.ProtocolError;
import dev.collet.ToolError;
import dev.collet.dispatch.ErrorPolicy;
import dev.collet.dispatch.Failure;
import org.jspecify.annotations.Nullable;

/** Decides what the client is told about a call that did not end well. */
final class Outcomes {
  private final ErrorPolicy policy;
  private final ResultWriter results;

  Outcomes(ErrorPolicy policy, ResultWriter results) {
    this.policy = policy;
    this.results = results;
  }

  /** Writes the answer to a call whose tool threw. */
  void writeThrown(MessageBuffer out, Call call, Throwable thrown) {
    String name = call.tool.descriptor().name();
    Throwable inner = Unwrap.unwrap(thrown);
    if (inner instanceof ToolError) {
      writeFailure(out, call, Failure.TOOL_ERROR, ErrorTexts.reason(name, inner.getMessage()));
      return;
    }
    if (inner instanceof ProtocolError error) {
      Replies.writeError(out, call.request.id(), protocolError(name, error));
      return;
    }
    String mapped = mapped(call, inner, thrown);
    if (mapped != null) {
      writeFailure(out, call, Failure.TOOL_ERROR, ErrorTexts.reason(name, mapped));
      return;
    }
    String id = Log.failure("Tool '" + name + "' failed", inner);
    writeFailure(out, call, Failure.TOOL_FAILED, ErrorTexts.unexpected(name, id));
  }

  /** The author's mapping of what is inside the wrappers, else of the wrapper, else null. */
  private static @Nullable String mapped(Call call, Throwable inner, Throwable thrown) {
    try {
      String text = call.tool.toolset().mapError(call.tool.index(), call.arguments, inner);
      return text != null || inner == thrown
          ? text
          : call.tool.toolset().mapError(call.tool.index(), call.arguments, thrown);
    } catch (Throwable e) {
      // A mapping reads the exception's message and the arguments: author's code, which may throw.
      Log.failure("The error mapping of tool '" + call.tool.descriptor().name() + "' failed", e);
      return null;
    }
  }

  /** The specification's own range holds only codes that it has defined. */
  private static RpcError protocolError(String tool, ProtocolError error) {
    int code = error.code();
    boolean isDefined =
        code == RpcError.INTERNAL
            || code == RpcError.INVALID_PARAMS
            || code == RpcError.INVALID_REQUEST;
    boolean isReserved = code >= -32768 && code <= -32000;
    if (isReserved && !isDefined) {
      Log.warning(
          "Tool '" + tool + "' used the reserved code " + code + "; -32603 was sent.", null);
      code = RpcError.INTERNAL;
    }
    String message = error.getMessage();
    return new RpcError(
        code,
        message == null || message.isBlank() ? "Tool '" + tool + "' failed." : message,
        200,
        error.data());
  }

  void writeRefusal(MessageBuffer out, Call call, ResultWriter.Refusal refusal) {
    if (refusal.failure() == Failure.INVALID_OUTPUT) {
      Log.warning(refusal.text(), refusal.cause());
    }
    writeFailure(out, call, refusal.failure(), refusal.text());
  }

  void writeFailure(MessageBuffer out, Call call, Failure failure, String text) {
    writeFailure(out, call.request, failure, text);
  }

  /** Writes the answer for a failure in the form that the error policy says. */
  void writeFailure(MessageBuffer out, Request request, Failure failure, String text) {
    int code = policy.code(failure, request.version());
    if (code == ErrorPolicy.RESULT) {
      results.writeError(out, request, text);
    } else {
      Replies.writeError(out, request.id(), new RpcError(code, text, 200));
    }
  }

  /** Whether the policy makes this failure a result that the model reads. */
  boolean isResult(Request request, Failure failure) {
    return policy.code(failure, request.version()) == ErrorPolicy.RESULT;
  }
}
