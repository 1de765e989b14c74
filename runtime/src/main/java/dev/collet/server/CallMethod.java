package dev.collet.server;

import dev.collet.dispatch.Failure;
import dev.collet.dispatch.ToolDescriptor;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;

/**
 * Answers {@code tools/call} as far as that goes without running anything: checks what remains to
 * be checked, in the order of the specification, and hands over to {@link CallRunner}.
 */
final class CallMethod {
  private static final byte[] NO_ARGUMENTS = Ascii.bytes("{}");

  private final Limits limits;
  private final BufferPool buffers;
  private final Outcomes outcomes;
  private final CallRunner runner;

  CallMethod(Limits limits, BufferPool buffers, Outcomes outcomes, CallRunner runner) {
    this.limits = limits;
    this.buffers = buffers;
    this.outcomes = outcomes;
    this.runner = runner;
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
    if (envelope.argumentsForm != Envelope.Arguments.READ) {
      bindLate(envelope, tool);
    }
    if (envelope.bindingFailure != null) {
      String id = Log.failure("Tool '" + name + "' could not bind", envelope.bindingFailure);
      fail(request, Failure.TOOL_FAILED, ErrorTexts.unexpected(name, id));
      return;
    }
    if (!envelope.problems.isEmpty()) {
      fail(
          request, Failure.INVALID_ARGUMENTS, ErrorTexts.invalidArguments(name, envelope.problems));
      return;
    }
    start(request, tool);
  }

  private void start(Request request, RegisteredTool tool) {
    Object arguments = request.envelope().arguments;
    if (arguments == null) {
      throw new IllegalStateException("bound arguments are missing");
    }
    ToolDescriptor descriptor = tool.descriptor();
    long millis =
        descriptor.timeoutMillis() > 0
            ? descriptor.timeoutMillis()
            : limits.callTimeout().toMillis();
    Call call = new Call(runner, request, tool, arguments, millis * 1_000_000);
    if (!runner.start(call)) {
      fail(request, Failure.BUSY, ErrorTexts.busy(descriptor.name()));
    }
  }

  /** Binds arguments that came before the tool's name, or did not come at all. */
  private static void bindLate(Envelope envelope, RegisteredTool tool) {
    boolean isAbsent = envelope.argumentsForm == Envelope.Arguments.ABSENT;
    try (JsonParser parser =
        isAbsent
            ? Json.FACTORY.createParser(ObjectReadContext.empty(), NO_ARGUMENTS)
            : MetaTree.parser(envelope)) {
      parser.nextToken();
      if (!isAbsent
          && !(MetaTree.find(parser, "params", "arguments")
              && parser.currentToken() == JsonToken.START_OBJECT)) {
        throw new IllegalStateException("arguments were there and are not");
      }
      ParamsReader.bind(parser, envelope, tool);
    } catch (BindingFailure e) {
      envelope.bindingFailure = e.getCause();
    }
  }

  /** Answers with a failure in the form that the error policy says. */
  void fail(Request request, Failure failure, String text) {
    MessageBuffer out = buffers.take();
    try {
      outcomes.writeFailure(out, request, failure, text);
      int status =
          outcomes.isResult(request, failure) || !request.version().isModern()
              ? 200
              : ErrorTexts.status(failure);
      request.exchange().respond(status, out.array(), 0, out.size());
    } finally {
      buffers.giveBack(out);
    }
  }
}
