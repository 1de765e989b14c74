package dev.collet.sdk;

import dev.collet.ProtocolError;
import dev.collet.ToolError;
import dev.collet.dispatch.InputValidator;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import dev.collet.dispatch.Unwrap;
import dev.collet.json.Problem;
import dev.collet.json.TreeReader;
import dev.collet.json.UnwritableValue;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Runs one tool for the SDK: tree in, tree out, and every failure as a result that can be read. */
final class SdkCall {
  private static final System.Logger LOG = System.getLogger(SdkCall.class.getName());

  private static final int MOST_PROBLEMS = 20;

  private final Toolset toolset;
  private final int index;
  private final ToolDescriptor tool;
  private final SdkResults results;
  private final InputValidator.@Nullable Check check;

  SdkCall(Toolset toolset, int index, boolean isStructured, @Nullable InputValidator validator) {
    this.toolset = toolset;
    this.index = index;
    this.tool = toolset.tools().get(index);
    this.results = new SdkResults(toolset, index, isStructured);
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
        return SdkResults.error(invalid(reader.problems()));
      }
      if (!refused.isEmpty()) {
        return SdkResults.error(invalid(refused));
      }
      Object value = toolset.call(index, arguments, context);
      if (tool.isAsync() && value instanceof CompletionStage<?> stage) {
        value = await(stage);
      }
      return results.of(value);
    } catch (Throwable thrown) {
      if (arguments == null && !refused.isEmpty()) {
        return SdkResults.error(invalid(refused));
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

  /** What the stage brings, also one that is no future; an interruption ends the wait. */
  private static @Nullable Object await(CompletionStage<?> stage) throws Throwable {
    CompletableFuture<@Nullable Object> future = new CompletableFuture<>();
    stage.whenComplete(
        (value, thrown) -> {
          if (thrown == null) {
            future.complete(value);
          } else {
            future.completeExceptionally(thrown);
          }
        });
    return future.get();
  }

  private CallToolResult failure(@Nullable Object arguments, Throwable thrown) {
    Throwable inner = Unwrap.unwrap(thrown);
    if (inner instanceof ToolError) {
      return SdkResults.error(reason(inner.getMessage()));
    }
    if (inner instanceof ProtocolError error) {
      String message = error.getMessage();
      throw McpError.builder(error.code())
          .message(message == null || message.isBlank() ? reason(null) : message)
          .data(error.data())
          .build();
    }
    if (inner instanceof UnwritableValue unwritable) {
      LOG.log(System.Logger.Level.ERROR, "Tool '" + tool.name() + "' broke its promise", inner);
      String where = unwritable.pointer().isEmpty() ? "the root" : unwritable.pointer();
      return SdkResults.error(
          "Tool '"
              + tool.name()
              + "' produced a result that breaks its output schema at "
              + where
              + ": "
              + unwritable.getMessage());
    }
    String mapped = mapped(arguments, inner, thrown);
    if (mapped != null) {
      return SdkResults.error(reason(mapped));
    }
    if (inner instanceof InterruptedException) {
      Thread.currentThread().interrupt();
    }
    return unexpected(inner);
  }

  /** The author's mapping of what is inside the wrappers, else of the wrapper, else null. */
  private @Nullable String mapped(@Nullable Object arguments, Throwable inner, Throwable thrown) {
    try {
      String text = toolset.mapError(index, arguments, inner);
      return text != null || inner == thrown ? text : toolset.mapError(index, arguments, thrown);
    } catch (RuntimeException | Error e) {
      LOG.log(System.Logger.Level.ERROR, "The error mapping of '" + tool.name() + "' failed", e);
      return null;
    }
  }

  private CallToolResult unexpected(Throwable thrown) {
    String id = UUID.randomUUID().toString().substring(0, 8);
    LOG.log(System.Logger.Level.ERROR, "Tool '" + tool.name() + "' failed [" + id + "]", thrown);
    return SdkResults.error(
        "Tool '" + tool.name() + "' failed unexpectedly. The server's log has the details: " + id);
  }

  /** An author's own words, or a sentence in their place when there are none. */
  private String reason(@Nullable String words) {
    return words == null || words.isBlank()
        ? "Tool '" + tool.name() + "' failed without giving a reason."
        : words;
  }
}
