package dev.collet.json;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Knows where in the result a writer is, for the message when something can't be written. */
abstract class WriterBase {
  /** Values nested deeper than this are taken for a cycle. */
  static final int DEEPEST = 500;

  private static final int FIRST_SIZE = 16;

  private @Nullable Object[] names = new @Nullable Object[FIRST_SIZE];
  private int[] counts = new int[FIRST_SIZE];
  private int depth;

  /** An object or array begins. */
  final void enter() {
    if (++depth == counts.length) {
      if (depth > DEEPEST) {
        throw unwritable("nested deeper than " + DEEPEST + " levels, or a cycle");
      }
      names = Arrays.copyOf(names, Math.min(depth * 2, DEEPEST + 1));
      counts = Arrays.copyOf(counts, Math.min(depth * 2, DEEPEST + 1));
    }
    counts[depth] = 0;
    names[depth] = null;
  }

  /** An object or array ends. */
  final void leave() {
    depth--;
  }

  /** A member begins; true when it is the object's first. */
  final boolean next(Object name) {
    names[depth] = name;
    return counts[depth]++ == 0;
  }

  /** An element begins; true when it is the array's first. */
  final boolean next() {
    return counts[depth]++ == 0;
  }

  /**
   * Throws what a getter threw, checked or not, as it is.
   *
   * @return never; so that generated code can say {@code throw}
   */
  public final RuntimeException rethrown(Throwable thrown) {
    return Rethrow.<RuntimeException>unchecked(thrown);
  }

  /** What to throw when the value can't be written here. */
  public final UnwritableValue unwritable(String message) {
    StringBuilder pointer = new StringBuilder();
    for (int i = 1; i <= depth && i < counts.length; i++) {
      Object name = names[i];
      if (name != null) {
        String text = name instanceof JsonName known ? known.text() : name.toString();
        ReaderBase.appendSegment(pointer, text);
      } else if (counts[i] > 0) {
        pointer.append('/').append(counts[i] - 1);
      }
    }
    return new UnwritableValue(pointer.toString(), message);
  }

  final <T> T notNull(@Nullable T value, String form) {
    if (value == null) {
      throw unwritable("expected " + form + ", got null");
    }
    return value;
  }

  final void checkFinite(boolean isFinite) {
    if (!isFinite) {
      throw unwritable("the number is not finite, and JSON has no form for it");
    }
  }

  /** Back to the start. */
  final void resetPosition() {
    depth = 0;
  }
}
