package dev.collet.server;

import dev.collet.dispatch.Failure;
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

  private final ActiveCalls calls;
  private final Ticker ticker;
  private final Workers workers;
  private final BufferPool buffers;
  private final ResultWriter results;
  private final Outcomes outcomes;

  CallRunner(
      ActiveCalls calls,
      Workers workers,
      BufferPool buffers,
      ResultWriter results,
      Outcomes outcomes) {
    this.calls = calls;
    this.ticker = new Ticker(calls);
    this.workers = workers;
    this.buffers = buffers;
    this.results = results;
    this.outcomes = outcomes;
  }

  ActiveCalls calls() {
    return calls;
  }

  /** Begins the call; false when there is no room for it. */
  boolean start(Call call) {
    if (!calls.enter(call)) {
      return false;
    }
    ticker.wake();
    Exchange exchange = call.request.exchange();
    exchange.mayStream();
    if (exchange.isHttp()) {
      if (call.request.version().isModern()) {
        exchange.onDisconnect(call::cancel);
      }
      if (!Workers.isVirtual() || !call.tool.isSlow()) {
        call.run();
        return true;
      }
    }
    if (!workers.start(call)) {
      calls.leave(call);
      return false;
    }
    return true;
  }

  /** Runs the tool and answers; false when the tool goes on without this thread. */
  boolean execute(Call call) {
    Object value;
    try {
      value = call.tool.toolset().call(call.tool.index(), call.arguments, call);
    } catch (Throwable thrown) {
      fail(call, thrown);
      return true;
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
    if (!workers.start(task)) {
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
    } finally {
      call.leave();
    }
  }

  private void succeed(Call call, @Nullable Object value) {
    if (call.isAnswered()) {
      return;
    }
    MessageBuffer out = buffers.take();
    try {
      ResultWriter.Refusal refusal;
      try {
        refusal = results.write(out, call, value);
      } catch (Throwable thrown) {
        out.clear();
        fail(call, thrown);
        return;
      }
      if (refusal != null) {
        outcomes.writeRefusal(out, call, refusal);
      }
      send(call, out);
    } finally {
      buffers.giveBack(out);
    }
  }

  private void fail(Call call, Throwable thrown) {
    if (call.isAnswered()) {
      return;
    }
    MessageBuffer out = buffers.take();
    try {
      outcomes.writeThrown(out, call, thrown);
      send(call, out);
    } finally {
      buffers.giveBack(out);
    }
  }

  private static void send(Call call, MessageBuffer out) {
    if (call.answer()) {
      call.request.exchange().respond(200, out.array(), 0, out.size());
    }
  }

  /** Answers for a call whose time is over, and tells its tool to stop. */
  void timeOut(Call call) {
    String name = call.tool.descriptor().name();
    giveUp(call, Failure.TIMED_OUT, ErrorTexts.timedOut(name, call.timeoutNanos));
  }

  /** Answers for a call that the end of the server cuts short. */
  void abandon(Call call) {
    giveUp(call, Failure.TIMED_OUT, ErrorTexts.shutDown(call.tool.descriptor().name()));
  }

  private void giveUp(Call call, Failure failure, String text) {
    if (!call.answer()) {
      return;
    }
    MessageBuffer out = buffers.take();
    try {
      outcomes.writeFailure(out, call, failure, text);
      call.request.exchange().respond(200, out.array(), 0, out.size());
    } finally {
      buffers.giveBack(out);
      call.stop();
    }
  }

  /** Finds a platform thread for a call that still waits for a virtual one. */
  void startElsewhere(Call call) {
    if (Workers.isVirtual()) {
      workers.startOnPlatformThread(call);
    }
  }
}
