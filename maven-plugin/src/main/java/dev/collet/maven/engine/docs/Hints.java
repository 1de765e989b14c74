package dev.collet.maven.engine.docs;

import dev.collet.schema.manifest.ToolEntry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A tool's hints in words, with MCP's defaults for those it does not give. */
final class Hints {

  /**
   * One hint.
   *
   * @param text such as "read only"
   * @param isWarning whether a person should look twice
   */
  record Hint(String text, boolean isWarning) {}

  private Hints() {}

  /** What a host may assume; see MCP 2026-07-28, schema, ToolAnnotations. */
  static List<Hint> of(ToolEntry tool) {
    List<Hint> hints = new ArrayList<>();
    if (is(tool.hint("readOnlyHint"), false)) {
      hints.add(new Hint("read only", false));
    } else {
      hints.add(
          is(tool.hint("destructiveHint"), true)
              ? new Hint("may destroy" + assumed(tool.hint("destructiveHint")), true)
              : new Hint("only adds", false));
      if (is(tool.hint("idempotentHint"), false)) {
        hints.add(new Hint("safe to repeat", false));
      }
    }
    hints.add(
        is(tool.hint("openWorldHint"), true)
            ? new Hint("reaches outside" + assumed(tool.hint("openWorldHint")), false)
            : new Hint("stays inside", false));
    return List.copyOf(hints);
  }

  private static boolean is(@Nullable Boolean hint, boolean otherwise) {
    return hint == null ? otherwise : hint;
  }

  private static String assumed(@Nullable Boolean hint) {
    return hint == null ? " (not said)" : "";
  }
}
