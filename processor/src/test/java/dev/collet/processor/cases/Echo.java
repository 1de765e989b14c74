package dev.collet.processor.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.collet.processor.emit.Generated;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tools that give back what they get, one for each type, all compiled at once: what is published,
 * what is read and what is written can be compared.
 */
final class Echo {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private final String types;
  private final List<String> tools = new ArrayList<>();
  private Generated.Tools generated;

  /** Starts with declarations of types. */
  Echo(String types) {
    this.types = types;
  }

  /** A tool for a type; what it is called in tests is its number. */
  String of(String type) {
    String name = "tool" + tools.size();
    tools.add(
        """
          @Tool(description = "x") public %s %s(%s value) { return value; }
        """
            .formatted(type.replaceAll("^(@(?!Nullable)\\w+(\\([^)]*\\))? )+", ""), name, type));
    return name;
  }

  private synchronized Generated.Tools generated() {
    if (generated == null) {
      String source =
          """
          package p;
          import com.fasterxml.jackson.annotation.*;
          import com.fasterxml.jackson.databind.PropertyNamingStrategies;
          import com.fasterxml.jackson.databind.annotation.JsonNaming;
          import dev.collet.*;
          import jakarta.validation.constraints.*;
          import java.math.*;
          import java.net.*;
          import java.nio.file.Path;
          import java.time.*;
          import java.util.*;
          import java.util.concurrent.*;
          import org.jspecify.annotations.Nullable;
          public class Echoes {
          %s
          %s
          }
          """
              .formatted(types, String.join("", tools));
      generated = Generated.compile(List.of(), source).tools("p.Echoes");
    }
    return generated;
  }

  JsonNode published(String tool) {
    return JSON.readTree(generated().descriptor(tool).json());
  }

  JsonNode schema(String tool) {
    return published(tool).at("/inputSchema/properties/value");
  }

  /** The value is published, read and comes back as it was. */
  void accepts(String tool, String value) {
    accepts(tool, value, value);
  }

  /** The value is published and read, and comes back in this form. */
  void accepts(String tool, String value, String written) {
    String arguments = arguments(value);
    assertTrue(
        isPublished(tool, "inputSchema", arguments), () -> schema(tool) + " refuses " + value);
    String result = generated().result(tool, arguments);
    assertEquals(JSON.readTree(json(written)), JSON.readTree(result), () -> result);
    assertTrue(
        isPublished(tool, "outputSchema", result),
        () -> published(tool).get("outputSchema") + " refuses " + result);
  }

  /** The value is refused by the schema and by the reader. */
  void refuses(String tool, String value) {
    String arguments = arguments(value);
    assertFalse(
        isPublished(tool, "inputSchema", arguments), () -> schema(tool) + " accepts " + value);
    assertFalse(generated().problems(tool, arguments).isEmpty(), () -> "reads " + value);
  }

  /** A documented difference: no keyword can say what the reader refuses. */
  void refusesAlone(String tool, String value) {
    String arguments = arguments(value);
    assertTrue(
        isPublished(tool, "inputSchema", arguments), () -> schema(tool) + " refuses " + value);
    assertFalse(generated().problems(tool, arguments).isEmpty(), () -> "reads " + value);
  }

  /** What the reader says about the value. */
  String problems(String tool, String value) {
    return String.join("\n", generated().problems(tool, arguments(value)));
  }

  private boolean isPublished(String tool, String schema, String json) {
    JsonNode published = published(tool).get(schema);
    return published == null
        || REGISTRY.getSchema(published).validate(json, InputFormat.JSON).isEmpty();
  }

  private static String arguments(String value) {
    return value.isEmpty() ? "{}" : "{\"value\":" + json(value) + "}";
  }

  private static String json(String text) {
    return text.replace('\'', '"');
  }
}
