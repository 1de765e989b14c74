package dev.collet.sdk;

import dev.collet.Content;
import dev.collet.ToolResult;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import dev.collet.json.TreeWriter;
import dev.collet.json.UnwritableValue;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Turns what a tool returned into the SDK's result, held to what the tool has published. */
final class SdkResults {
  private final Toolset toolset;
  private final int index;
  private final ToolDescriptor tool;
  private final boolean isStructured;

  /**
   * Results of one tool.
   *
   * @param isStructured whether the SDK publishes an output schema of it
   */
  SdkResults(Toolset toolset, int index, boolean isStructured) {
    this.toolset = toolset;
    this.index = index;
    this.tool = toolset.tools().get(index);
    this.isStructured = isStructured;
  }

  /**
   * The result.
   *
   * @throws UnwritableValue when the value breaks the output schema
   */
  CallToolResult of(@Nullable Object value) throws IOException {
    return switch (tool.result()) {
      case STRUCTURED -> isMissing(value) ? noResult() : structured(value);
      case TEXT ->
          isMissing(value)
              ? noResult()
              : content(value == null ? List.of() : List.of(Content.text(value.toString())));
      case CONTENT -> isMissing(value) ? noResult() : content(blocks(value));
      case RESULT -> value instanceof ToolResult result ? full(result) : noResult();
      case NONE -> content(List.of());
    };
  }

  private boolean isMissing(@Nullable Object value) {
    return value == null && !tool.isNullable();
  }

  /** A failure that the model reads. */
  static CallToolResult error(String text) {
    return CallToolResult.builder()
        .addContent(SdkContent.of(Content.text(text)))
        .isError(true)
        .build();
  }

  private CallToolResult noResult() {
    return error(
        "Tool '" + tool.name() + "' produced no result although its output is not nullable.");
  }

  private static Iterable<?> blocks(@Nullable Object value) {
    if (value == null) {
      return List.of();
    }
    if (value instanceof Object[] array) {
      return Arrays.asList(array);
    }
    return value instanceof Iterable<?> many ? many : List.of(value);
  }

  private static CallToolResult content(Iterable<?> blocks) {
    CallToolResult.Builder builder = CallToolResult.builder().isError(false).content(List.of());
    int position = 0;
    for (Object block : blocks) {
      if (!(block instanceof Content content)) {
        throw new UnwritableValue("/" + position, "expected a content block");
      }
      builder.addContent(SdkContent.of(content));
      position++;
    }
    return builder.build();
  }

  private CallToolResult structured(@Nullable Object value) throws IOException {
    TreeWriter writer = new TreeWriter();
    toolset.write(index, value, writer);
    Object tree = writer.tree();
    CallToolResult.Builder builder =
        CallToolResult.builder().isError(false).addTextContent(json(tree));
    return isStructured && tree instanceof Map<?, ?>
        ? builder.structuredContent(tree).build()
        : builder.build();
  }

  private CallToolResult full(ToolResult result) throws IOException {
    Object tree = result.isError() ? null : tree(result.structured());
    if (tree == null && tool.hasOutputSchema() && !tool.isNullable() && !result.isError()) {
      return error(
          "Tool '"
              + tool.name()
              + "' published an output schema, but its result has no structured content.");
    }
    CallToolResult.Builder builder =
        CallToolResult.builder().isError(result.isError()).content(List.of());
    result.content().forEach(block -> builder.addContent(SdkContent.of(block)));
    if (tree != null && result.content().stream().noneMatch(Content.Text.class::isInstance)) {
      builder.addTextContent(json(tree));
    }
    if (tree instanceof Map<?, ?>) {
      builder.structuredContent(tree);
    }
    return (result.meta().isEmpty() ? builder : builder.meta(result.meta())).build();
  }

  private static @Nullable Object tree(@Nullable Object value) {
    if (value == null) {
      return null;
    }
    TreeWriter writer = new TreeWriter();
    writer.writeAny(value);
    return writer.tree();
  }

  private static String json(@Nullable Object tree) throws IOException {
    return McpJsonDefaults.getMapper().writeValueAsString(tree);
  }
}
