package dev.collet.server;

import dev.collet.Form;
import dev.collet.Question;
import dev.collet.ToolError;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Requests from the server to a client of an older revision, on the stream of the call that needs
 * them: the call waits for the answer. See MCP 2025-11-25, client/elicitation.
 */
final class ClientRequests {
  private record Waiting(Request asked, CompletableFuture<Map<String, Object>> answer) {
    /**
     * Whether who sends this is the client that was asked: the same caller, in the same session.
     */
    boolean isAsked(Exchange exchange, String caller) {
      Session session = asked.session();
      return asked.caller().id().equals(caller)
          && asked.exchange().connection() == exchange.connection()
          && (!exchange.isHttp()
              || session != null && session.id().equals(exchange.header(Eras.SESSION_HEADER)));
    }
  }

  /** The call, or the stream that its question went out on, has ended: no answer is of use. */
  private record Gone(CompletableFuture<Map<String, Object>> answer) implements Runnable {
    @Override
    public void run() {
      answer.completeExceptionally(new IllegalStateException("the client has gone"));
    }
  }

  private final Map<String, Waiting> waiting = new ConcurrentHashMap<>();
  private final long longestNanos;

  /** Requests that wait no longer than that. */
  ClientRequests(long longestNanos) {
    this.longestNanos = longestNanos;
  }

  /**
   * Asks, and waits. While it waits, the call's time stands still.
   *
   * @return the result's tree
   * @throws ToolError when the client refuses, or does not answer in time
   */
  Map<String, Object> ask(Call call, Question<?> question, @Nullable Form<?> form) {
    if (!call.request.exchange().canStream()) {
      throw new ToolError(
          "This tool asks the user, which needs a client that accepts text/event-stream.");
    }
    // Whoever answers must have seen the question: the id can't be guessed.
    String id = "collet-" + Seal.randomId();
    CompletableFuture<Map<String, Object>> answer = new CompletableFuture<>();
    waiting.put(id, new Waiting(call.request, answer));
    call.pauseClock(longestNanos);
    try {
      Gone gone = new Gone(answer);
      call.request.exchange().onDisconnect(gone);
      call.onStop(gone);
      MessageBuffer out = new MessageBuffer();
      out.ascii("{\"jsonrpc\":\"2.0\",\"id\":").string(id).ascii(",");
      Elicitation.write(question, form, call.request.version(), out);
      out.ascii("}");
      call.request.exchange().event(out.array(), 0, out.size());
      return answer.get(longestNanos, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("The call ended while it waited for the client's answer.", e);
    } catch (TimeoutException | CancellationException e) {
      throw new ToolError("The client did not answer in time.", e);
    } catch (ExecutionException e) {
      throw new ToolError("The client refused to answer, or has gone.", e);
    } finally {
      call.onStop(null);
      call.resumeClock();
      waiting.remove(id);
    }
  }

  /** Lets nobody wait for a session that has ended: its answers are refused from now on. */
  void end(String sessionId) {
    for (Waiting each : waiting.values()) {
      Session session = each.asked.session();
      if (session != null && session.id().equals(sessionId)) {
        new Gone(each.answer).run();
      }
    }
  }

  /** Takes a response of a client; false when nothing waits for it. */
  boolean accept(Envelope envelope, Exchange exchange, String caller) {
    RequestId id = envelope.id;
    Waiting asked = id == null || id.text() == null ? null : waiting.get(id.text());
    if (asked == null || !asked.isAsked(exchange, caller)) {
      return false;
    }
    Map<String, Object> result = MetaTree.object(envelope, "result");
    if (result != null) {
      asked.answer.complete(result);
    } else {
      asked.answer.completeExceptionally(new IllegalStateException("the client sent an error"));
    }
    return true;
  }
}
