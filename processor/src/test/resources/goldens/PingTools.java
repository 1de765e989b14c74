package goldens;

import dev.collet.Tool;
import dev.collet.ToolContext;

/** No arguments, a context, nothing to return. */
final class PingTools {
  /** Answers. */
  @Tool
  String ping(ToolContext context) {
    return context.caller().toString();
  }

  /** Starts anew. */
  @Tool
  void restart() {}
}
