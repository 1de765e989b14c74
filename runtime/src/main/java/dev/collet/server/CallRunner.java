package dev.collet.server;

import dev.collet.LogLevel;
import dev.collet.dispatch.Failure;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Runs calls: chooses the thread, watches the time, and turns what comes out of the tool into the
 * one answer.
 */
final class CallRunner {
  /** A call that waits longer for a virtual thread gets a platform thread. */
  static final long START_NANOS = 30_000_000;

  private final Parts parts;
  private final ActiveCalls calls;
  private final Ticker ticker;
  private final Workers workers;
  private final BufferPool buffers;
  private final Outcomes outcomes;
  private final Listeners listeners;
  private final LogLevels logLevels;

  CallRunner(
      Parts parts,
      ActiveCalls calls,
      Workers workers,
      Outcomes outcomes,
      Listeners listeners,
      LogLevels logLevels) {
    this.parts = parts;
    this.calls = calls;
    this.ticker = new Ticker(calls);
    this.workers = workers;
    this.buffers = parts.buffers;
    this.outcomes = outcomes;
    this.listeners = listeners;
    this.logLevels = logLevels;
  }

  ActiveCalls calls() {
    return calls;
  }

  ClientRequests clientRequests() {
    return parts.questions().clientRequests;
  }

  /** Starts nothing any more; what is at work goes on. */
  void close() {
    workers.close();
    ticker.close();
  }

  @Nullable LogLevel logLevel(Request request) {
    return logLevels.wanted(request);
  }

  /** What happens when a client goes away. A class, because a lambda costs a fresh JVM dearly. */
  private static final class Cancellation implements Runnable {
    private final Call call;

    Cancellation(Call call) {
      this.call = call;
    }

    @Override
    public void run() {
      call.owner.cancel(call);
    }
  }

  /** Begins the call; false when there is no room for it. */
  boolean start(Call call) {
    if (!calls.enter(call)) {
      return false;
    }
    try {
      begin(call);
    } catch (Throwable e) {
      if (call.giveUp()) {
        throw e;
      }
    }
    return true;
  }

  private void begin(Call call) {
    call.observers = listeners.started(call.request, call.tool.descriptor().name());
    ticker.wake();
    Exchange exchange = call.request.exchange();
    exchange.mayStream();
    if (exchange.isHttp()) {
      if (call.request.version().isModern()) {
        exchange.onDisconnect(new Cancellation(call));
      }
      if (!call.tool.isSlow() || !Workers.isVirtual()) {
        call.run();
        return;
      }
    }
    if (!workers.start(call)) {
      // Between the check and here the last thread went to somebody else.
      sayFailed(call, Failure.BUSY, ErrorTexts.busy(call.tool.descriptor().name()));
      calls.leave(call);
    }
  }

  /** Runs the tool and answers; false when the tool goes on without this thread. */
  boolean execute(Call call) {
    List<CallListener.Observer> observers = call.observers;
    List<Runnable> exits = observers == null ? List.of() : Listeners.running(observers);
    Object value;
    try {
      value = call.tool.toolset().call(call.tool.index(), call.arguments, call.context);
    } catch (Throwable thrown) {
      if (observers != null) {
        Listeners.returned(exits);
      }
      fail(call, thrown);
      return true;
    }
    if (observers != null) {
      Listeners.returned(exits);
    }
    if (call.tool.descriptor().isAsync() && value instanceof CompletionStage<?> stage) {
      return await(call, stage);
    }
    succeed(call, value);
    return true;
  }

  private boolean await(Call call, CompletionStage<?> stage) {
    if (stage instanceof CompletableFuture<?> future && future.isDone()) {
      try {
        succeed(call, future.join());
      } catch (Throwable thrown) {
        fail(call, thrown);
      }
      return true;
    }
    call.waitFor(stage);
    // The thread that completes the stage is the author's; the answer is not its business.
    stage.whenComplete((value, thrown) -> hop(() -> completed(call, value, thrown)));
    return false;
  }

  private void hop(Runnable task) {
    // Not on a virtual thread: tools that spin may keep all of their carriers.
    if (!workers.startOnPlatformThread(task)) {
      task.run();
    }
  }

  private void completed(Call call, @Nullable Object value, @Nullable Throwable thrown) {
    try {
      if (thrown != null) {
        fail(call, thrown);
      } else {
        succeed(call, value);
      }
    } catch (Throwable e) {
      call.leaveUnsaid(e);
      return;
    }
    call.leave();
  }

  private void succeed(Call call, @Nullable Object value) {
    if (call.isAnswered() || suspend(call)) {
      return;
    }
    MessageBuffer out = buffers.take();
    try {
      ResultWriter.Refusal refusal;
      try {
        refusal = outcomes.write(out, call, value);
      } catch (Throwable thrown) {
        out.clear();
        send(call, out, outcomes.writeThrown(out, call, thrown));
        return;
      }
      send(call, out, refusal == null ? null : outcomes.writeRefusal(out, call, refusal));
    } finally {
      buffers.giveBack(out);
    }
  }

  private void fail(Call call, Throwable thrown) {
    if (call.isAnswered() || suspend(call)) {
      return;
    }
    MessageBuffer out = buffers.take();
    try {
      send(call, out, outcomes.writeThrown(out, call, thrown));
    } finally {
      buffers.giveBack(out);
    }
  }

  /** Sends the call's open questions, if it has any, whatever its tool made of them. */
  private boolean suspend(Call call) {
    Asks asks = call.context.suspension();
    if (asks == null) {
      return false;
    }
    MessageBuffer out = buffers.take();
    try {
      parts.questions().suspensions.write(out, call, asks);
      if (respond(call, 200, out)) {
        call.ended(CallListener.Kind.INPUT_REQUIRED, null);
      }
      return true;
    } finally {
      buffers.giveBack(out);
    }
  }

  private static void send(Call call, MessageBuffer out, Outcomes.@Nullable Told told) {
    if (respond(call, told == null ? 200 : told.status(), out)) {
      call.ended(told == null ? CallListener.Kind.COMPLETED : CallListener.Kind.FAILED, told);
    }
  }

  /** Sends the answer unless somebody was faster; what can't be sent may be tried again. */
  private static boolean respond(Call call, int status, MessageBuffer out) {
    if (!call.answer()) {
      return false;
    }
    try {
      call.request.exchange().respond(status, out.array(), 0, out.size());
    } catch (Throwable e) {
      call.retract();
      throw e;
    }
    return true;
  }

  /** Says that the call failed, when its own thread could not say how it ended. */
  void sayLate(Call call, Throwable why) {
    if (!call.isAnswered()) {
      String name = call.tool.descriptor().name();
      String id = Log.lastFailure("The answer of tool '" + name + "' could not be sent", why);
      sayFailed(call, Failure.TOOL_FAILED, ErrorTexts.unexpected(name, id));
    }
  }

  /** Answers for a call whose time is over, and tells its tool to stop. */
  void timeOut(Call call) {
    String name = call.tool.descriptor().name();
    if (sayFailed(call, Failure.TIMED_OUT, ErrorTexts.timedOut(name, call.timeoutNanos))) {
      call.stop();
    }
  }

  /** Answers for a call that the end of the server cuts short. */
  void abandon(Call call) {
    String text = ErrorTexts.shutDown(call.tool.descriptor().name());
    if (sayFailed(call, Failure.TIMED_OUT, text)) {
      call.stop();
    }
  }

  /** Answers by a failure that is not the tool's doing; false when there was an answer already. */
  private boolean sayFailed(Call call, Failure failure, String text) {
    if (call.isAnswered()) {
      return false;
    }
    MessageBuffer out = buffers.take();
    try {
      Outcomes.Told told = outcomes.writeFailure(out, call.request, failure, text, null);
      boolean isSent = respond(call, told.status(), out);
      if (isSent) {
        call.ended(CallListener.Kind.FAILED, told);
      }
      return isSent;
    } finally {
      buffers.giveBack(out);
    }
  }

  /** The client wants no answer any more; on HTTP the exchange still has to be closed. */
  void cancel(Call call) {
    if (call.answer()) {
      call.stop();
      call.request.exchange().end(202);
      call.ended(CallListener.Kind.CANCELLED, null);
    }
  }

  /** Finds a platform thread for a call that still waits for a virtual one. */
  void startElsewhere(Call call) {
    if (Workers.isVirtual()) {
      workers.startOnPlatformThread(call);
    }
  }
}
