package dev.collet;

import com.google.errorprone.annotations.CheckReturnValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A result in full, for tools that choose their own content.
 *
 * @param content the blocks, in order
 * @param structured a JDK tree (Map, List, String, Number, Boolean) that goes out as {@code
 *     structuredContent}, or null for none
 * @param isError whether the tool failed
 * @param meta the result's {@code _meta}; empty when there is none
 */
@CheckReturnValue
public record ToolResult(
    List<Content> content, @Nullable Object structured, boolean isError, Map<String, Object> meta) {
  /** Copies the content. */
  public ToolResult {
    content = List.copyOf(content);
  }

  /** A result of these blocks. */
  public static ToolResult of(Content... content) {
    return new ToolResult(List.of(content), null, false, Map.of());
  }

  /** A result of one text. */
  public static ToolResult text(String text) {
    return of(Content.text(text));
  }

  /** A failure that the model can read. */
  public static ToolResult error(String text) {
    return new ToolResult(List.of(Content.text(text)), null, true, Map.of());
  }
}
