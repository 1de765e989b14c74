package dev.collet.server;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The calls at work, for whoever has to find one: the clock, a cancellation, the shutdown. Entering
 * and leaving must cost next to nothing; looking through all is rare.
 */
final class ActiveCalls {
  private final AtomicReferenceArray<@Nullable Call> slots;
  private final AtomicInteger stuck = new AtomicInteger();
  private final int maxStuck;

  ActiveCalls(int maxConcurrent, int maxStuck) {
    slots = new AtomicReferenceArray<>(maxConcurrent);
    this.maxStuck = maxStuck;
  }

  /** Takes the call in; false when there is no place for it. */
  boolean enter(Call call) {
    if (stuck.get() >= maxStuck) {
      return false;
    }
    int length = slots.length();
    int start = (int) ((Thread.currentThread().getId() * 31 & Integer.MAX_VALUE) % length);
    for (int i = 0; i < length; i++) {
      int slot = start + i < length ? start + i : start + i - length;
      if (slots.getPlain(slot) == null) {
        call.entered(slot);
        if (slots.compareAndSet(slot, null, call)) {
          return true;
        }
      }
    }
    return false;
  }

  void leave(Call call) {
    slots.compareAndSet(call.slot(), call, null);
  }

  /** Counts a call that was answered while its thread is still at work. */
  void stuck() {
    stuck.incrementAndGet();
  }

  void unstuck() {
    stuck.decrementAndGet();
  }

  int stuckCount() {
    return stuck.get();
  }

  /** Tells each call what time it is. */
  void tick(long now) {
    for (int i = 0; i < slots.length(); i++) {
      Call call = slots.get(i);
      if (call != null) {
        tick(call, now);
      }
    }
  }

  private static void tick(Call call, long now) {
    try {
      call.tick(now);
    } catch (RuntimeException | Error e) {
      // Out of memory, most likely: the call has another tick, and the others must have theirs.
    }
  }

  /** Shows each call to the visitor. */
  void forEach(Consumer<Call> visitor) {
    for (int i = 0; i < slots.length(); i++) {
      Call call = slots.get(i);
      if (call != null) {
        visitor.accept(call);
      }
    }
  }

  boolean isEmpty() {
    for (int i = 0; i < slots.length(); i++) {
      if (slots.get(i) != null) {
        return false;
      }
    }
    return true;
  }

  /** Whether nobody waits for an answer. */
  boolean allAnswered() {
    for (int i = 0; i < slots.length(); i++) {
      Call call = slots.get(i);
      if (call != null && !call.isAnswered()) {
        return false;
      }
    }
    return true;
  }
}
