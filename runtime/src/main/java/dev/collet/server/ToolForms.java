package dev.collet.server;

import dev.collet.dispatch.ProtocolVersion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;

/**
 * Gives a published tool the form that a revision of MCP knows: members that came later are left
 * out, and an output that is no object is wrapped in one, because it had to be until 2026-07-28.
 */
final class ToolForms {
  private enum Output {
    /** There is none, or it is an object anyway. */
    AS_IS,
    /** Schema and value go into an object with the member {@code result}. */
    WRAPPED,
    /** Its references would break inside of another schema: neither schema nor value is sent. */
    DROPPED
  }

  private static final Set<String> SINCE_2025_06_18 = Set.of("title", "outputSchema", "_meta");

  private final Map<String, Output> outputs = new ConcurrentHashMap<>();

  /** The tool object for that revision, as one line of JSON. */
  String json(RegisteredTool tool, ProtocolVersion version) {
    // Raw line breaks can only stand between tokens: inside strings JSON forbids them.
    String json = tool.descriptor().json().replace('\n', ' ').replace('\r', ' ');
    if (version.isModern()) {
      return json;
    }
    Map<String, @Nullable Object> tree = new LinkedHashMap<>(parse(json));
    if (version.compareTo(ProtocolVersion.V2025_11_25) < 0) {
      tree.remove("icons");
    }
    if (version.compareTo(ProtocolVersion.V2025_06_18) < 0) {
      tree.keySet().removeAll(SINCE_2025_06_18);
    }
    if (tree.containsKey("outputSchema")) {
      switch (output(tool)) {
        case AS_IS -> {}
        case WRAPPED -> tree.put("outputSchema", wrap(tree.get("outputSchema")));
        case DROPPED -> tree.remove("outputSchema");
      }
    }
    return new String(
        new MessageBuffer().tree(tree).toByteArray(), java.nio.charset.StandardCharsets.UTF_8);
  }

  /** Whether legacy clients see the tool's output wrapped in an object. */
  boolean isWrapped(RegisteredTool tool) {
    return output(tool) == Output.WRAPPED;
  }

  /** Whether legacy clients see the tool's output as text only. */
  boolean isDropped(RegisteredTool tool) {
    return output(tool) == Output.DROPPED;
  }

  private Output output(RegisteredTool tool) {
    return outputs.computeIfAbsent(
        tool.descriptor().name(),
        name -> find(parse(tool.descriptor().json()).get("outputSchema")));
  }

  private static Output find(@Nullable Object schema) {
    if (!(schema instanceof Map<?, ?> map) || "object".equals(map.get("type"))) {
      return Output.AS_IS;
    }
    return canMove(map) ? Output.WRAPPED : Output.DROPPED;
  }

  /** Whether every reference in the schema goes to {@code $defs}, which can move to a new root. */
  private static boolean canMove(@Nullable Object tree) {
    if (tree instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        boolean isReference = "$ref".equals(entry.getKey()) && entry.getValue() instanceof String;
        boolean isElsewhere =
            isReference && !String.valueOf(entry.getValue()).startsWith("#/$defs/");
        if (isElsewhere
            || Set.of("$id", "$anchor", "$dynamicRef", "$dynamicAnchor").contains(entry.getKey())
            || !canMove(entry.getValue())) {
          return false;
        }
      }
    } else if (tree instanceof List<?> list) {
      return list.stream().allMatch(ToolForms::canMove);
    }
    return true;
  }

  private static Map<String, Object> wrap(@Nullable Object schema) {
    Map<String, Object> inner = new LinkedHashMap<>();
    Map<String, Object> outer = new LinkedHashMap<>();
    ((Map<?, ?>) java.util.Objects.requireNonNull(schema))
        .forEach(
            (name, value) ->
                (Set.of("$defs", "$schema").contains(name) ? outer : inner)
                    .put(String.valueOf(name), value));
    Map<String, Object> wrapped = new LinkedHashMap<>();
    wrapped.put("type", "object");
    wrapped.put("properties", Map.of("result", inner));
    wrapped.put("required", List.of("result"));
    wrapped.putAll(outer);
    return wrapped;
  }

  /** A JSON object as a tree. */
  static Map<String, Object> parse(String json) {
    try (JsonParser parser = Parsers.anyDepth().parser(Ascii.utf8(json))) {
      parser.nextToken();
      return MetaTree.readObject(parser);
    }
  }
}
