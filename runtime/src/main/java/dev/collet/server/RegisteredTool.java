package dev.collet.server;

import dev.collet.dispatch.InputValidator;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import org.jspecify.annotations.Nullable;

/** One tool of a server: where its code is, and what changes about it while the server runs. */
final class RegisteredTool {
  private final Toolset toolset;
  private final int index;
  private final ToolDescriptor descriptor;
  private final InputValidator.@Nullable Check check;

  /** Why the tool is switched off, or null while it is on. */
  volatile @Nullable String disabledReason;

  private static final long SLOW_NANOS = 50_000_000;
  private static final int MOST = 8;

  /** Rises with each call that took long, falls with each that did not; races do no harm. */
  private int slowness;

  /**
   * A tool.
   *
   * @throws IllegalStateException when it needs a validator and there is none
   */
  RegisteredTool(Toolset toolset, int index, @Nullable InputValidator validator) {
    this.toolset = toolset;
    this.index = index;
    this.descriptor = toolset.tools().get(index);
    if (!toolset.needsValidator(index)) {
      check = null;
    } else if (validator != null) {
      check = validator.prepare(descriptor);
    } else {
      throw new IllegalStateException(
          "Tool '"
              + descriptor.name()
              + "' ("
              + descriptor.owner()
              + ") declares an inputSchema that only a validator can enforce, and this server has"
              + " none. Give it one: builder.inputValidator(new NetworkntValidator()), from"
              + " collet-validator.");
    }
  }

  /** What looks at arguments beside the toolset's reader, or null. */
  InputValidator.@Nullable Check check() {
    return check;
  }

  Toolset toolset() {
    return toolset;
  }

  int index() {
    return index;
  }

  ToolDescriptor descriptor() {
    return descriptor;
  }

  /** Whether calls tend to take long, so that they had better not keep a transport's thread. */
  boolean isSlow() {
    return slowness > 2;
  }

  /** Remembers how long a call took. */
  void took(long nanos) {
    int before = slowness;
    if (nanos > SLOW_NANOS) {
      slowness = Math.min(MOST, before + 2);
    } else if (before > 0) {
      slowness = before - 1;
    }
  }
}
