package dev.collet.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The published schemas of the protocol, where they are at hand. */
final class WireSchemas {
  private static final Map<String, Schema> KNOWN = new ConcurrentHashMap<>();

  private WireSchemas() {}

  /** Holds a request, whose envelope may be missing, against its definition. */
  static void check(String version, String definition, JsonNode request) {
    Path file = folder().resolve(version + ".json");
    if (!Files.exists(file)) {
      return; // The runtime's WireSchemaTest says so.
    }
    ObjectNode whole = (ObjectNode) request.deepCopy();
    whole.put("jsonrpc", "2.0");
    if (!whole.has("id")) {
      whole.put("id", 1);
    }
    Schema schema = KNOWN.computeIfAbsent(version + definition, any -> load(file, definition));
    assertEquals(List.of(), schema.validate(whole));
  }

  private static Path folder() {
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

  private static Schema load(Path file, String definition) {
    try {
      ObjectNode document = (ObjectNode) Wire.JSON.readTree(Files.readString(file));
      String parts = document.has("$defs") ? "$defs" : "definitions";
      document.put("$ref", "#/" + parts + "/" + definition);
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(document);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
