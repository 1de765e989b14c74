package dev.collet.server;

import dev.collet.dispatch.Failure;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells all listeners, and lets none of them do harm. Costs nothing when there is none. */
final class Listeners {
  private final List<CallListener> listeners;

  Listeners(List<CallListener> listeners) {
    this.listeners = List.copyOf(listeners);
  }

  boolean isEmpty() {
    return listeners.isEmpty();
  }

  void refused(Request request, String tool, Failure failure, int errorCode) {
    if (listeners.isEmpty()) {
      return;
    }
    CallListener.CallInfo info = info(request, tool);
    for (CallListener listener : listeners) {
      guard(() -> listener.refused(info, failure, errorCode));
    }
  }

  /** The observers of a call that is about to run; null when nobody listens. */
  @Nullable List<CallListener.Observer> started(Request request, String tool) {
    if (listeners.isEmpty()) {
      return null;
    }
    CallListener.CallInfo info = info(request, tool);
    List<CallListener.Observer> observers = new ArrayList<>(listeners.size());
    for (CallListener listener : listeners) {
      guard(() -> observers.add(listener.started(info)));
    }
    return observers;
  }

  static List<Runnable> running(List<CallListener.Observer> observers) {
    List<Runnable> exits = new ArrayList<>(observers.size());
    for (CallListener.Observer observer : observers) {
      guard(() -> exits.add(0, observer.running()));
    }
    return exits;
  }

  static void returned(List<Runnable> exits) {
    exits.forEach(Listeners::guard);
  }

  static void ended(List<CallListener.Observer> observers, CallListener.Ending ending) {
    for (CallListener.Observer observer : observers) {
      guard(() -> observer.ended(ending));
    }
  }

  private static CallListener.CallInfo info(Request request, String tool) {
    Envelope envelope = request.envelope();
    return new CallListener.CallInfo(
        tool,
        request.id().toString(),
        request.caller(),
        request.version(),
        request.exchange().isHttp(),
        envelope.traceparent,
        envelope.tracestate,
        envelope.baggage);
  }

  private static void guard(Runnable event) {
    try {
      event.run();
    } catch (Throwable e) {
      Log.warning("A call listener failed", e);
    }
  }
}
