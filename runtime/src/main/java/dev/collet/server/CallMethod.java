package dev.collet.server;

import dev.collet.dispatch.Failure;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.ToolDescriptor.HeaderArgument;
import dev.collet.json.Problem;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Answers {@code tools/call} as far as that goes without running anything: checks what remains to
 * be checked, in the order of the specification, and hands over to {@link CallRunner}.
 */
final class CallMethod {
  private static final byte[] NO_ARGUMENTS = Ascii.bytes("{}");

  private final Parts parts;
  private final Limits limits;
  private final @Nullable RateLimits rateLimits;
  private final Replies replies;
  private final BufferPool buffers;
  private final Outcomes outcomes;
  private final CallRunner runner;
  private final Listeners listeners;
  private volatile @Nullable RateLimits httpLimits;

  CallMethod(Parts parts, Outcomes outcomes, CallRunner runner, Listeners listeners) {
    this.parts = parts;
    this.limits = parts.settings.limits;
    this.rateLimits = parts.settings.rateLimits;
    this.replies = parts.replies;
    this.buffers = parts.buffers;
    this.outcomes = outcomes;
    this.runner = runner;
    this.listeners = listeners;
  }

  /** Answers the request, now or later. */
  void handle(Request request) {
    Envelope envelope = request.envelope();
    String name = envelope.name();
    if (name == null) {
      fail(request, Failure.MALFORMED_PARAMS, "params.name must be a string.");
      return;
    }
    if (envelope.argumentsForm == Envelope.Arguments.NO_OBJECT) {
      fail(
          request,
          Failure.MALFORMED_PARAMS,
          "params.arguments must be an object, but is " + envelope.argumentsType + ".");
      return;
    }
    RegisteredTool tool = envelope.tool;
    if (tool == null || !Access.isAllowed(tool, request.caller())) {
      boolean isResult = outcomes.isResult(request, Failure.UNKNOWN_TOOL);
      fail(request, Failure.UNKNOWN_TOOL, ErrorTexts.unknownTool(name, isResult));
      return;
    }
    String disabled = tool.disabledReason;
    if (disabled != null) {
      boolean isResult = outcomes.isResult(request, Failure.TOOL_UNAVAILABLE);
      fail(
          request,
          Failure.TOOL_UNAVAILABLE,
          isResult ? ErrorTexts.unavailable(name, disabled) : ErrorTexts.unknownTool(name, false));
      return;
    }
    List<HeaderArgument> headers = tool.descriptor().headers();
    if (!headers.isEmpty() && request.version().isModern() && request.exchange().isHttp()) {
      RpcError mismatch = ParamHeaderCheck.check(request, headers);
      if (mismatch != null) {
        replies.error(request.exchange(), request.id(), mismatch);
        return;
      }
    }
    checkAndStart(request, tool, name);
  }

  private void checkAndStart(Request request, RegisteredTool tool, String name) {
    RateLimits limit = rateLimits;
    if (limit == null && request.exchange().isHttp()) {
      limit = httpLimits();
    }
    long wait = limit == null ? 0 : limit.take(request.caller(), name);
    if (wait > 0) {
      fail(request, Failure.RATE_LIMITED, ErrorTexts.rateLimited(name, wait));
      return;
    }
    Envelope envelope = request.envelope();
    if (envelope.argumentsForm != Envelope.Arguments.READ) {
      bindLate(envelope, tool);
    }
    List<Problem> problems = DeclaredInput.problems(envelope, tool);
    Throwable thrown = problems.isEmpty() ? envelope.bindingFailure : null;
    if (thrown != null) {
      fail(request, out -> outcomes.writeThrown(out, request, tool, null, thrown));
      return;
    }
    if (!problems.isEmpty()) {
      String text = ErrorTexts.invalidArguments(name, problems);
      fail(request, Failure.INVALID_ARGUMENTS, text);
      return;
    }
    CallState state = CallState.NEW;
    if (envelope.requestState != null || envelope.hasInputResponses) {
      state = parts.questions().states.open(request, name);
      if (state == null) {
        replies.error(
            request.exchange(),
            request.id(),
            new RpcError(
                RpcError.INVALID_PARAMS,
                "params.requestState is not, or no longer, good for this call.",
                200));
        return;
      }
    }
    start(request, tool, state);
  }

  /** Made when first needed: a server over stdio has no limits, and loads nothing for them. */
  private RateLimits httpLimits() {
    RateLimits made = httpLimits;
    return made != null ? made : makeHttpLimits();
  }

  private synchronized RateLimits makeHttpLimits() {
    RateLimits made = httpLimits;
    if (made == null) {
      made = RateLimits.httpDefault();
      httpLimits = made;
    }
    return made;
  }

  private void start(Request request, RegisteredTool tool, CallState state) {
    Object arguments = request.envelope().arguments;
    if (arguments == null) {
      throw new IllegalStateException("bound arguments are missing");
    }
    ToolDescriptor descriptor = tool.descriptor();
    long millis =
        descriptor.timeoutMillis() > 0
            ? descriptor.timeoutMillis()
            : limits.callTimeout().toMillis();
    Call call = new Call(runner, request, tool, arguments, state, millis * 1_000_000);
    if (!runner.start(call)) {
      fail(request, Failure.BUSY, ErrorTexts.busy(descriptor.name()));
    }
  }

  /** Binds arguments that came before the tool's name, or did not come at all. */
  private static void bindLate(Envelope envelope, RegisteredTool tool) {
    boolean isAbsent = envelope.argumentsForm == Envelope.Arguments.ABSENT;
    try (JsonParser parser =
        isAbsent ? Parsers.anyDepth().parser(NO_ARGUMENTS) : MetaTree.parser(envelope)) {
      parser.nextToken();
      if (!isAbsent
          && !(MetaTree.find(parser, "params", "arguments")
              && parser.currentToken() == JsonToken.START_OBJECT)) {
        throw new IllegalStateException("arguments were there and are not");
      }
      Binding.bind(parser, envelope, tool);
    } catch (BindingFailure e) {
      e.tell(envelope);
    }
  }

  /** Answers with a failure in the form that the error policy says. */
  private void fail(Request request, Failure failure, String text) {
    fail(request, out -> outcomes.writeFailure(out, request, failure, text, null));
  }

  private void fail(Request request, Function<MessageBuffer, Outcomes.Told> answer) {
    MessageBuffer out = buffers.take();
    Outcomes.Told told;
    try {
      told = answer.apply(out);
      request.exchange().respond(told.status(), out.array(), 0, out.size());
    } finally {
      buffers.giveBack(out);
    }
    String name = request.envelope().name();
    listeners.refused(request, name == null ? "" : name, told.failure(), told.code());
  }
}
