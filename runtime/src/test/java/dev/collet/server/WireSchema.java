package dev.collet.server;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Holds messages of the server against the published wire schemas, where those are at hand. */
public final class WireSchema {
  private static final Map<String, Schema> KNOWN = new ConcurrentHashMap<>();

  private WireSchema() {}

  /** Beside the repository or beside one of the folders around it. */
  static Path folder() {
    String shared = System.getProperty("collet.shared");
    if (shared != null) {
      return Path.of(shared).resolve("data/mcp-schema");
    }
    Path here = Path.of("").toAbsolutePath();
    while (here.getParent() != null && !Files.isDirectory(here.resolve("shared/data/mcp-schema"))) {
      here = here.getParent();
    }
    return here.resolve("shared/data/mcp-schema");
  }

  /** Checks a message of the newest revision. */
  public static void check(String message) {
    check("2026-07-28", "JSONRPCMessage", message);
    if (message.contains("\"tools\":[")) {
      check("2026-07-28", "ListToolsResultResponse", message);
    } else if (message.contains("\"supportedVersions\":[")) {
      check("2026-07-28", "DiscoverResultResponse", message);
    } else if (message.contains("\"resultType\":\"complete\"")
        && message.contains("\"content\":[")) {
      check("2026-07-28", "CallToolResultResponse", message);
    }
  }

  public static void check(String version, String definition, String message) {
    Path file = folder().resolve(version + ".json");
    if (!Files.exists(file)) {
      return; // WireSchemaTest says so.
    }
    Schema schema = KNOWN.computeIfAbsent(version + definition, key -> load(file, definition));
    List<Error> errors = schema.validate(message, InputFormat.JSON);
    if (!errors.isEmpty()) {
      throw new AssertionError(definition + " " + version + ": " + errors + "\n" + message);
    }
  }

  private static Schema load(Path file, String definition) {
    try {
      String all = Files.readString(file);
      int brace = all.indexOf('{');
      String parts = all.contains("\"$defs\"") ? "$defs" : "definitions";
      String pointed =
          "{\"$ref\":\"#/" + parts + "/" + definition + "\"," + all.substring(brace + 1);
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(pointed);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
