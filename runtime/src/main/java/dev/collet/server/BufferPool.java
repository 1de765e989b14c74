package dev.collet.server;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Lends buffers, so that a call allocates none. Not bound to threads: virtual ones come and go.
 * Holds at most 32 buffers of at most 256 KiB each.
 */
final class BufferPool {
  private static final int SLOTS = 32;
  private static final int LARGEST_KEPT = 256 << 10;

  private final AtomicReferenceArray<@Nullable MessageBuffer> slots =
      new AtomicReferenceArray<>(SLOTS);

  /** An empty buffer. */
  MessageBuffer take() {
    int start = (int) Thread.currentThread().getId();
    for (int i = 0; i < 4; i++) {
      int slot = start + i & SLOTS - 1;
      MessageBuffer buffer = slots.getPlain(slot);
      if (buffer != null && slots.compareAndSet(slot, buffer, null)) {
        return buffer;
      }
    }
    return new MessageBuffer();
  }

  /** Takes a buffer back; the borrower must not touch it any more. */
  void giveBack(MessageBuffer buffer) {
    if (buffer.array().length > LARGEST_KEPT) {
      return;
    }
    buffer.clear();
    int start = (int) Thread.currentThread().getId();
    for (int i = 0; i < 4; i++) {
      int slot = start + i & SLOTS - 1;
      if (slots.getPlain(slot) == null && slots.compareAndSet(slot, null, buffer)) {
        return;
      }
    }
  }
}
