package dev.collet.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.collet.processor.ColletProcessor;
import dev.collet.processor.testing.Sources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is published for tools: compiles sources with the processor and reads the fragments. */
public final class Published {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private static final Schema META =
      REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

  private final Map<String, JsonNode> tools = new LinkedHashMap<>();

  private Published() {}

  /** Compiles; every schema that is published must be one by the rules of 2020-12. */
  public static Published of(String... sources) {
    return of(compile(sources), "");
  }

  static Compilation compile(String... sources) {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new ColletProcessor())
            .compile(Arrays.stream(sources).map(Sources::file).toList());
    assertEquals(Compilation.Status.SUCCESS, compilation.status(), () -> errors(compilation));
    return compilation;
  }

  /** A class in package p with these members and the imports that tests need. */
  public static String classOf(String name, String members) {
    return """
        package p;
        import com.fasterxml.jackson.annotation.*;
        import dev.collet.*;
        import jakarta.validation.constraints.*;
        import java.math.*;
        import java.net.*;
        import java.nio.file.Path;
        import java.time.*;
        import java.util.*;
        import java.util.concurrent.*;
        import org.jspecify.annotations.Nullable;
        class %s {
        %s
        }
        """
        .formatted(name, members);
  }

  /** What a compilation has published for classes whose name ends so. */
  static Published of(Compilation compilation, String className) {
    Published published = new Published();
    for (JavaFileObject file : compilation.generatedFiles()) {
      if (file.getName().contains("META-INF/collet/tools/")
          && (className.isEmpty() || file.getName().endsWith("/p." + className + ".json"))) {
        published.add(file);
      }
    }
    return published;
  }

  private void add(JavaFileObject file) {
    try {
      JsonNode fragment = JSON.readTree(file.getCharContent(false).toString());
      for (JsonNode entry : fragment.get("tools")) {
        JsonNode tool = entry.get("tool");
        tools.put(tool.get("name").stringValue(), tool);
        assertValid(tool.get("inputSchema"));
        if (tool.has("outputSchema")) {
          assertValid(tool.get("outputSchema"));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertValid(JsonNode schema) {
    List<Error> errors = META.validate(schema.toString(), InputFormat.JSON);
    assertTrue(errors.isEmpty(), () -> errors + "\n" + schema.toPrettyString());
  }

  private static String errors(Compilation compilation) {
    return String.join("\n", compilation.errors().stream().map(Object::toString).toList());
  }

  /** The tool object. */
  public JsonNode tool(String name) {
    JsonNode tool = tools.get(name);
    assertTrue(tool != null, () -> name + " is not among " + tools.keySet());
    return tool;
  }

  /** The names of the tools. */
  public List<String> names() {
    return List.copyOf(tools.keySet());
  }

  /** A tool's input schema. */
  public JsonNode input(String name) {
    return tool(name).get("inputSchema");
  }

  /** The schema of one argument. */
  public JsonNode argument(String name, String argument) {
    JsonNode schema = input(name).get("properties").get(argument);
    assertTrue(schema != null, () -> input(name).toPrettyString());
    return schema;
  }

  /** A tool's output schema. */
  public JsonNode output(String name) {
    JsonNode schema = tool(name).get("outputSchema");
    assertTrue(schema != null, () -> tool(name).toPrettyString());
    return schema;
  }

  /** JSON in which quotes may be single ones. */
  public static JsonNode json(String text) {
    return JSON.readTree(text.replace('\'', '"'));
  }

  /** Says that a schema is this one, but for the ranges of Java's integers. */
  public static void assertSchema(String expected, JsonNode actual) {
    JsonNode shown = Ranges.without(actual);
    assertEquals(json(expected), shown, () -> shown.toPrettyString());
  }

  /** Says whether an instance is valid. */
  public static boolean isValid(JsonNode schema, String instance) {
    return REGISTRY
        .getSchema(schema)
        .validate(instance.replace('\'', '"'), InputFormat.JSON)
        .isEmpty();
  }
}
