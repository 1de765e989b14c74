package dev.collet.server;

import dev.collet.ProtocolError;
import dev.collet.ToolError;
import dev.collet.dispatch.ErrorPolicy;
import dev.collet.dispatch.Failure;
import dev.collet.dispatch.Unwrap;
import org.jspecify.annotations.Nullable;

/** Decides what the client is told about a call that did not end well. */
final class Outcomes {
  /**
   * What the client was told.
   *
   * @param failure what went wrong
   * @param code the JSON-RPC code; 0 for a result with {@code isError}
   * @param status the HTTP status
   * @param thrown what the tool threw, or null
   */
  record Told(Failure failure, int code, int status, @Nullable Throwable thrown) {}

  private final ErrorPolicy policy;
  private final ResultWriter results;

  Outcomes(ErrorPolicy policy, ResultWriter results) {
    this.policy = policy;
    this.results = results;
  }

  /**
   * Writes what a tool returned.
   *
   * @return null, or why the result can't be sent; the buffer is then empty
   */
  ResultWriter.@Nullable Refusal write(MessageBuffer out, Call call, @Nullable Object value) {
    return results.write(out, call, value);
  }

  /** Writes the answer to a call whose tool threw. */
  Told writeThrown(MessageBuffer out, Call call, Throwable thrown) {
    return writeThrown(out, call.request, call.tool, call.arguments, thrown);
  }

  /**
   * Writes the answer to a call that an exception of the author's code ended.
   *
   * @param arguments null when a constructor or setter threw while they were bound
   */
  Told writeThrown(
      MessageBuffer out,
      Request request,
      RegisteredTool tool,
      @Nullable Object arguments,
      Throwable thrown) {
    String name = tool.descriptor().name();
    Throwable inner = Unwrap.unwrap(thrown);
    if (inner instanceof ToolError) {
      String text = ErrorTexts.reason(name, inner.getMessage());
      return writeFailure(out, request, Failure.TOOL_ERROR, text, inner);
    }
    if (inner instanceof ProtocolError error) {
      RpcError sent = protocolError(request, name, error);
      Replies.writeError(out, request.id(), sent);
      return new Told(Failure.TOOL_ERROR, sent.code(), sent.status(), inner);
    }
    String mapped = mapped(tool, arguments, inner, thrown);
    if (mapped != null) {
      String text = ErrorTexts.reason(name, mapped);
      return writeFailure(out, request, Failure.TOOL_ERROR, text, inner);
    }
    String id = Log.failure("Tool '" + name + "' failed", inner);
    String text = ErrorTexts.unexpected(name, id);
    return writeFailure(out, request, Failure.TOOL_FAILED, text, inner);
  }

  /** The author's mapping of what is inside the wrappers, else of the wrapper, else null. */
  private static @Nullable String mapped(
      RegisteredTool tool, @Nullable Object arguments, Throwable inner, Throwable thrown) {
    try {
      String text = tool.toolset().mapError(tool.index(), arguments, inner);
      return text != null || inner == thrown
          ? text
          : tool.toolset().mapError(tool.index(), arguments, thrown);
    } catch (Throwable e) {
      // A mapping reads the exception's message and the arguments: author's code, which may throw.
      String name = tool.descriptor().name();
      String id = Log.failure("The error mapping of tool '" + name + "' failed", e);
      return ErrorTexts.unexpected(name, id);
    }
  }

  /** The specification's own range holds only codes that it has defined. */
  private static RpcError protocolError(Request request, String tool, ProtocolError error) {
    int code = error.code();
    boolean isDefined =
        code == RpcError.INTERNAL
            || code == RpcError.INVALID_PARAMS
            || code == RpcError.INVALID_REQUEST
            || code == RpcError.MISSING_CAPABILITY && request.version().isModern();
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
        code == RpcError.MISSING_CAPABILITY ? 400 : 200,
        error.data());
  }

  Told writeRefusal(MessageBuffer out, Call call, ResultWriter.Refusal refusal) {
    if (refusal.failure() == Failure.INVALID_OUTPUT) {
      Log.warning(refusal.text(), refusal.cause());
    }
    return writeFailure(out, call.request, refusal.failure(), refusal.text(), refusal.cause());
  }

  /** Writes the answer for a failure in the form that the error policy says. */
  Told writeFailure(
      MessageBuffer out,
      Request request,
      Failure failure,
      String text,
      @Nullable Throwable thrown) {
    int code = policy.code(failure, request.version());
    if (code == ErrorPolicy.RESULT) {
      results.writeError(out, request, text);
      return new Told(failure, 0, 200, thrown);
    }
    boolean isBadRequest = failure == Failure.MALFORMED_PARAMS && request.version().isModern();
    int status = isBadRequest ? 400 : 200;
    Replies.writeError(out, request.id(), new RpcError(code, text, status));
    return new Told(failure, code, status, thrown);
  }

  /** Whether the policy makes this failure a result that the model reads. */
  boolean isResult(Request request, Failure failure) {
    return policy.code(failure, request.version()) == ErrorPolicy.RESULT;
  }
}
