package dev.collet.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Forms as MCP 2025-06-18 knows them: titles of choices stand in {@code enumNames}, only booleans
 * have defaults, and nothing offers several choices at once.
 */
final class OldForms {
  private OldForms() {}

  /**
   * The form's schema for clients of that revision.
   *
   * @return one line of JSON; null when the form offers several choices at once
   */
  static @Nullable String of(String schema) {
    Map<String, @Nullable Object> form = new LinkedHashMap<>(ToolForms.parse(schema));
    if (!(form.get("properties") instanceof Map<?, ?> properties)) {
      return schema;
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    for (Map.Entry<?, ?> property : properties.entrySet()) {
      if (!(property.getValue() instanceof Map<?, ?> field)) {
        return schema;
      }
      if ("array".equals(field.get("type"))) {
        return null;
      }
      fields.put(String.valueOf(property.getKey()), field(field));
    }
    form.put("properties", fields);
    return new String(new MessageBuffer().tree(form).toByteArray(), StandardCharsets.UTF_8);
  }

  private static Map<String, @Nullable Object> field(Map<?, ?> field) {
    Map<String, @Nullable Object> old = new LinkedHashMap<>();
    field.forEach((name, value) -> old.put(String.valueOf(name), value));
    if (!"boolean".equals(field.get("type"))) {
      old.remove("default");
    }
    if (old.remove("oneOf") instanceof List<?> choices) {
      List<@Nullable Object> values = new ArrayList<>();
      List<@Nullable Object> names = new ArrayList<>();
      for (Object choice : choices) {
        Map<?, ?> each = (Map<?, ?>) Objects.requireNonNull(choice);
        values.add(each.get("const"));
        names.add(each.get("title"));
      }
      old.put("enum", values);
      old.put("enumNames", names);
    }
    return old;
  }
}
