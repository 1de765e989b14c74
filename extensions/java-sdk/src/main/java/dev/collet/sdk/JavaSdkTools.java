package dev.collet.sdk;

import dev.collet.dispatch.InputValidator;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpServerFeatures;
import io.modelcontextprotocol.server.McpStatelessServerFeatures;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Offers generated toolsets to servers of the MCP Java SDK ({@code
 * io.modelcontextprotocol.sdk:mcp}, 2.1):
 *
 * <pre>{@code
 * McpServer.sync(transport)
 *     .tools(JavaSdkTools.of(new FlightToolsToolset(new FlightTools())))
 *     .validateToolInputs(false) // the toolset does, and says what is wrong
 *     .build();
 * }</pre>
 *
 * <p>Arguments and results are the JDK trees that the SDK hands over; nothing is serialised twice.
 * An output that is no object goes out as text only, since the SDK's revisions of MCP know no other
 * structured content. Access, rate limits, time limits and listeners are the SDK's.
 */
public final class JavaSdkTools {
  private JavaSdkTools() {}

  /**
   * The tools for a server with sessions. They may ask the user, report progress and log.
   *
   * @throws IllegalStateException when a tool needs an {@link InputValidator}
   */
  public static List<McpServerFeatures.SyncToolSpecification> of(Toolset... toolsets) {
    return tools(null, toolsets);
  }

  /** The same, with a validator for tools that declare a schema which needs one. */
  public static List<McpServerFeatures.SyncToolSpecification> of(
      InputValidator validator, Toolset... toolsets) {
    return tools(validator, toolsets);
  }

  private static List<McpServerFeatures.SyncToolSpecification> tools(
      @Nullable InputValidator validator, Toolset... toolsets) {
    List<McpServerFeatures.SyncToolSpecification> specifications = new ArrayList<>();
    for (Toolset toolset : toolsets) {
      for (int i = 0; i < toolset.tools().size(); i++) {
        McpSchema.Tool tool = tool(toolset.tools().get(i));
        SdkCall call = new SdkCall(toolset, i, tool.outputSchema() != null, validator);
        specifications.add(
            new McpServerFeatures.SyncToolSpecification(
                tool,
                (exchange, request) ->
                    call.run(request, new SdkContext(toolset, request, exchange))));
      }
    }
    return specifications;
  }

  /**
   * The tools for a server without sessions. There, a tool that asks the user fails.
   *
   * @throws IllegalStateException when a tool needs an {@link InputValidator}
   */
  public static List<McpStatelessServerFeatures.SyncToolSpecification> stateless(
      Toolset... toolsets) {
    return statelessTools(null, toolsets);
  }

  /** The same, with a validator for tools that declare a schema which needs one. */
  public static List<McpStatelessServerFeatures.SyncToolSpecification> stateless(
      InputValidator validator, Toolset... toolsets) {
    return statelessTools(validator, toolsets);
  }

  private static List<McpStatelessServerFeatures.SyncToolSpecification> statelessTools(
      @Nullable InputValidator validator, Toolset... toolsets) {
    List<McpStatelessServerFeatures.SyncToolSpecification> specifications = new ArrayList<>();
    for (Toolset toolset : toolsets) {
      for (int i = 0; i < toolset.tools().size(); i++) {
        McpSchema.Tool tool = tool(toolset.tools().get(i));
        SdkCall call = new SdkCall(toolset, i, tool.outputSchema() != null, validator);
        specifications.add(
            new McpStatelessServerFeatures.SyncToolSpecification(
                tool,
                (transport, request) -> call.run(request, new SdkContext(toolset, request, null))));
      }
    }
    return specifications;
  }

  private static McpSchema.Tool tool(ToolDescriptor descriptor) {
    McpSchema.Tool tool;
    try {
      tool = McpJsonDefaults.getMapper().readValue(descriptor.json(), McpSchema.Tool.class);
    } catch (IOException e) {
      throw new IllegalStateException(
          "The SDK can't read the tool '" + descriptor.name() + "': " + e.getMessage(), e);
    }
    Map<String, Object> output = tool.outputSchema();
    if (output == null || "object".equals(output.get("type"))) {
      return tool;
    }
    return McpSchema.Tool.builder(tool.name(), tool.inputSchema())
        .title(tool.title())
        .description(tool.description())
        .annotations(tool.annotations())
        .icons(tool.icons())
        .meta(tool.meta())
        .build();
  }
}
