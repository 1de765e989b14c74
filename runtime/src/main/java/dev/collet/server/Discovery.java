package dev.collet.server;

/** Prepares the answer to {@code server/discover}; see MCP 2026-07-28, server/discover. */
final class Discovery {
  private Discovery() {}

  static byte[] result(Settings settings) {
    String instructions = settings.instructions;
    MessageBuffer out = new MessageBuffer();
    out.ascii("{\"resultType\":\"complete\",\"supportedVersions\":");
    out.tree(Versions.ALL);
    out.ascii(",\"capabilities\":");
    out.ascii("{\"tools\":{\"listChanged\":true}")
        .ascii(settings.hasLogging ? ",\"logging\":{}}" : "}");
    if (instructions != null) {
      out.ascii(",\"instructions\":").string(instructions);
    }
    out.ascii(",\"ttlMs\":").number(settings.ttlMillis).ascii(",\"cacheScope\":\"public\",");
    out.raw(settings.info.metaMember()).ascii("}");
    return out.toByteArray();
  }
}
