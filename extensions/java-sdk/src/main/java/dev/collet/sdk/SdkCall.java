package dev.collet.sdk;

import dev.collet.Content;
import dev.collet.ProtocolError;
import dev.collet.ToolError;
import dev.collet.ToolResult;
import dev.collet.dispatch.InputValidator;
import dev.collet.dispatch.ResultKind;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import dev.collet.json.Problem;
import dev.collet.json.TreeReader;
import dev.collet.json.TreeWriter;
import dev.collet.json.UnwritableValue;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Runs one tool for the SDK: tree in, tree out, and every failure as a result that can be read. */
final class SdkCall {
  private static final System.Logger LOG = System.getLogger(SdkCall.class.getName());

  private static final int MOST_PROBLEMS = 20;

  private final Toolset toolset;
  private final int index;
  private final ToolDescriptor tool;
  private final boolean isStructured;
  private final InputValidator.@Nullable Check check;

  SdkCall(Toolset toolset, int index, boolean isStructured, @Nullable InputValidator validator) {
    this.toolset = toolset;
    this.index = index;
    this.tool = toolset.tools().get(index);
    this.isStructured = isStructured;
    if (!toolset.needsValidator(index)) {
      this.check = null;
    } else if (validator != null) {
      this.check = validator.prepare(tool);
    } else {
      throw new IllegalStateException(
          "Tool '"
              + tool.name()
              + "' declares an inputSchema that only a validator can enforce. Give one:"
              + " JavaSdkTools.of(new NetworkntValidator(), toolset), from collet-validator.");
    }
  }

  CallToolResult run(CallToolRequest request, SdkContext context) {
    Map<String, Object> tree = request.arguments();
    TreeReader reader = new TreeReader(tree == null ? Map.of() : tree);
    List<Problem> refused =
        check == null ? List.of() : check.problems(tree == null ? Map.of() : tree, MOST_PROBLEMS);
    Object arguments = null;
    try {
      arguments = toolset.read(index, reader);
      if (!reader.problems().isEmpty() || arguments == null) {
        return error(invalid(reader.problems()));
      }
      if (!refused.isEmpty()) {
        return error(invalid(refused));
      }
      Object value = toolset.call(index, arguments, context);
      if (tool.isAsync() && value instanceof CompletionStage<?> stage) {
        value = stage.toCompletableFuture().join();
      }
      return result(value);
    } catch (Throwable thrown) {
      if (arguments == null && !refused.isEmpty()) {
        return error(invalid(refused));
      }
      return failure(arguments, thrown);
    }
  }

  private String invalid(List<Problem> problems) {
    StringBuilder text = new StringBuilder("Invalid input for tool '" + tool.name() + "':");
    problems.forEach(
        problem ->
            text.append("\n- ").append(where(problem)).append(": ").append(problem.message()));
    return text.toString();
  }

  private static String where(Problem problem) {
    return problem.pointer().isEmpty() ? "arguments" : problem.pointer();
  }

  private CallToolResult result(@Nullable Object value) throws IOException {
    ResultKind kind = tool.result();
    if (kind == ResultKind.STRUCTURED) {
      return structured(value);
    }
    if (value instanceof ToolResult result) {
      CallToolResult.Builder builder = CallToolResult.builder().isError(result.isError());
      result.content().forEach(block -> builder.addContent(SdkContent.of(block)));
      if (result.structured() instanceof Map<?, ?>) {
        builder.structuredContent(result.structured());
      }
      return (result.meta().isEmpty() ? builder : builder.meta(result.meta())).build();
    }
    CallToolResult.Builder builder = CallToolResult.builder().isError(false).content(List.of());
    if (value instanceof Content block) {
      builder.addContent(SdkContent.of(block));
    } else if (value instanceof Iterable<?> blocks) {
      blocks.forEach(block -> builder.addContent(SdkContent.of((Content) block)));
    } else if (value != null) {
      builder.addTextContent(value.toString());
    }
    return builder.build();
  }

  private CallToolResult structured(@Nullable Object value) throws IOException {
    TreeWriter writer = new TreeWriter();
    toolset.write(index, value, writer);
    Object tree = writer.tree();
    String text = McpJsonDefaults.getMapper().writeValueAsString(tree);
    CallToolResult.Builder builder = CallToolResult.builder().isError(false).addTextContent(text);
    return isStructured && tree instanceof Map<?, ?>
        ? builder.structuredContent(tree).build()
        : builder.build();
  }

  private CallToolResult failure(@Nullable Object arguments, Throwable thrown) {
    Throwable inner =
        thrown instanceof CompletionException && thrown.getCause() != null
            ? thrown.getCause()
            : thrown;
    if (inner instanceof ToolError) {
      return error(String.valueOf(inner.getMessage()));
    }
    if (inner instanceof ProtocolError error) {
      throw McpError.builder(error.code()).message(String.valueOf(error.getMessage())).build();
    }
    if (inner instanceof UnwritableValue) {
      LOG.log(System.Logger.Level.ERROR, "Tool '" + tool.name() + "' broke its promise", inner);
      return error("The result of tool '" + tool.name() + "' breaks its output schema.");
    }
    String mapped = toolset.mapError(index, arguments, inner);
    if (mapped != null) {
      return error(mapped);
    }
    if (inner instanceof InterruptedException) {
      Thread.currentThread().interrupt();
    }
    String id = UUID.randomUUID().toString().substring(0, 8);
    LOG.log(System.Logger.Level.ERROR, "Tool '" + tool.name() + "' failed [" + id + "]", inner);
    return error(
        "Tool '" + tool.name() + "' failed unexpectedly. The server's log has the details: " + id);
  }

  private static CallToolResult error(String text) {
    return CallToolResult.builder()
        .addContent(new McpSchema.TextContent(null, text, null))
        .isError(true)
        .build();
  }
}
