package dev.collet.server;

import org.jspecify.annotations.Nullable;

/** Prepares the answer to {@code server/discover}; see MCP 2026-07-28, server/discover. */
final class Discovery {
  private Discovery() {}

  static byte[] result(
      ServerInfo info, @Nullable String instructions, long ttlMillis, boolean hasLogging) {
    MessageBuffer out = new MessageBuffer();
    out.ascii("{\"resultType\":\"complete\",\"supportedVersions\":");
    out.tree(Versions.ALL);
    out.ascii(",\"capabilities\":");
    out.ascii("{\"tools\":{\"listChanged\":true}").ascii(hasLogging ? ",\"logging\":{}}" : "}");
    if (instructions != null) {
      out.ascii(",\"instructions\":").string(instructions);
    }
    out.ascii(",\"ttlMs\":").number(ttlMillis).ascii(",\"cacheScope\":\"public\",");
    out.raw(info.metaMember()).ascii("}");
    return out.toByteArray();
  }
}
