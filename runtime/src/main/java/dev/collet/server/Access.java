package dev.collet.server;

import dev.collet.Caller;
import java.util.BitSet;
import java.util.List;

/** Who may see which tools: the one predicate that both the list and the call ask. */
final class Access {
  private final List<RegisteredTool> sorted;
  private final boolean isScoped;
  private volatile BitSet enabled;

  Access(ToolIndex tools) {
    sorted = tools.sorted();
    boolean anyScope = false;
    for (RegisteredTool tool : sorted) {
      anyScope |= !tool.descriptor().scopes().isEmpty();
    }
    isScoped = anyScope;
    enabled = new BitSet();
    changed();
  }

  /** Whether this caller may know that the tool exists. */
  static boolean isAllowed(RegisteredTool tool, Caller caller) {
    List<String> scopes = tool.descriptor().scopes();
    return scopes.isEmpty() || caller.scopes().containsAll(scopes);
  }

  /** The positions of the tools that this caller sees; not to be changed. */
  BitSet visible(Caller caller) {
    if (!isScoped) {
      return enabled;
    }
    BitSet visible = (BitSet) enabled.clone();
    for (int i = visible.nextSetBit(0); i >= 0; i = visible.nextSetBit(i + 1)) {
      if (!isAllowed(sorted.get(i), caller)) {
        visible.clear(i);
      }
    }
    return visible;
  }

  /** Whether a cached list may be shown to other callers: {@code public} or {@code private}. */
  String cacheScope() {
    return isScoped ? "private" : "public";
  }

  /** Looks anew at which tools are switched on; what the last of many threads sees, counts. */
  synchronized void changed() {
    BitSet on = new BitSet(sorted.size());
    for (int i = 0; i < sorted.size(); i++) {
      if (sorted.get(i).disabledReason == null) {
        on.set(i);
      }
    }
    enabled = on;
  }
}
