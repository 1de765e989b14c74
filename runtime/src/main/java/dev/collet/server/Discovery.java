package dev.collet.server;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Prepares the answer to {@code server/discover}; see MCP 2026-07-28, server/discover. */
final class Discovery {
  private Discovery() {}

  static byte[] result(ServerInfo info, @Nullable String instructions, long ttlMillis) {
    MessageBuffer out = new MessageBuffer();
    out.ascii("{\"resultType\":\"complete\",\"supportedVersions\":");
    out.tree(Versions.ALL);
    out.ascii(",\"capabilities\":");
    out.tree(Map.of("tools", Map.of("listChanged", true)));
    if (instructions != null) {
      out.ascii(",\"instructions\":").string(instructions);
    }
    out.ascii(",\"ttlMs\":").number(ttlMillis).ascii(",\"cacheScope\":\"public\",");
    out.raw(info.metaMember()).ascii("}");
    return out.toByteArray();
  }
}
