package dev.collet;

import dev.collet.json.JsonReader;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a user fills in: a flat object of texts, numbers, booleans and choices. Generated code makes
 * one of each record that a tool asks for. See MCP 2026-07-28, client/elicitation, "Requested
 * Schema".
 *
 * @param <T> what the answer becomes
 */
public interface Form<T> {
  /** The form's schema as one line of JSON. */
  String schema();

  /**
   * Reads an answer. What is wrong with it is in {@link JsonReader#problems()} afterwards; the user
   * is then asked again.
   *
   * @return the answer; null when there are problems
   */
  @Nullable T read(JsonReader content);

  /**
   * A form by hand, answered by a JDK tree that nothing is known about but that it is an object.
   *
   * @param schema the schema as one line of JSON
   */
  static Form<Map<String, Object>> of(String schema) {
    return new Form<>() {
      @Override
      public String schema() {
        return schema;
      }

      @Override
      @SuppressWarnings({"unchecked", "NullAway"}) // JSON's null is a value of the map
      public @Nullable Map<String, Object> read(JsonReader content) {
        return (Map<String, Object>) (Map<String, ?>) content.readAnyObject();
      }
    };
  }
}
