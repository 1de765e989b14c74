package dev.collet.benchmarks.peer;

import dev.collet.benchmarks.workload.Body;
import dev.collet.benchmarks.workload.Contender;
import dev.collet.benchmarks.workload.Location;
import dev.collet.benchmarks.workload.Unit;
import dev.collet.benchmarks.workload.Weather;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.jackson3.DefaultJsonSchemaValidator;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpStatelessServerHandler;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpStatelessServerTransport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

/** The MCP Java SDK's stateless server, validation on in both directions. */
public final class JavaSdk implements Contender, McpStatelessServerTransport {
  private final JacksonMcpJsonMapper mapper = new JacksonMcpJsonMapper(JsonMapper.shared());
  private McpStatelessServerHandler handler;

  /**
   * A server of these tools.
   *
   * @param tools the tools of a {@code tools/list}, all of which do the same
   * @param isImmediate whether tools run on the caller's thread
   */
  public JavaSdk(List<Map<String, Object>> tools, boolean isImmediate) {
    List<SyncToolSpecification> specifications = new ArrayList<>();
    for (Map<String, Object> tool : tools) {
      specifications.add(specification(tool));
    }
    start(specifications, isImmediate);
  }

  JavaSdk(List<SyncToolSpecification> specifications) {
    start(specifications, true);
  }

  private void start(List<SyncToolSpecification> specifications, boolean isImmediate) {
    McpServer.sync(this)
        .serverInfo("bench", "1.0.0")
        .capabilities(McpSchema.ServerCapabilities.builder().tools(false).build())
        .jsonMapper(mapper)
        .jsonSchemaValidator(new DefaultJsonSchemaValidator())
        .immediateExecution(isImmediate)
        .tools(specifications)
        .build();
  }

  /** One tool as the SDK wants it, over the workload's body. */
  @SuppressWarnings("unchecked")
  public static SyncToolSpecification specification(Map<String, Object> tool) {
    McpSchema.Tool definition =
        McpSchema.Tool.builder(
                (String) tool.get("name"), (Map<String, Object>) tool.get("inputSchema"))
            .description((String) tool.get("description"))
            .outputSchema((Map<String, Object>) tool.get("outputSchema"))
            .build();
    JsonMapper json = JsonMapper.shared();
    return SyncToolSpecification.builder()
        .tool(definition)
        .callHandler((context, request) -> call(json, request.arguments()))
        .build();
  }

  @SuppressWarnings("unchecked")
  private static McpSchema.CallToolResult call(JsonMapper json, Map<String, Object> arguments) {
    Weather weather =
        Body.weather(
            json.convertValue(arguments.get("location"), Location.class),
            Unit.valueOf((String) arguments.get("unit")),
            ((Number) arguments.get("days")).intValue(),
            (List<String>) arguments.get("metrics"),
            (String) arguments.get("locale"));
    return McpSchema.CallToolResult.builder()
        .structuredContent(json.convertValue(weather, Map.class))
        .addTextContent(json.writeValueAsString(weather))
        .build();
  }

  @Override
  public byte[] answer(byte[] request) throws Exception {
    McpSchema.JSONRPCRequest message = mapper.readValue(request, McpSchema.JSONRPCRequest.class);
    return mapper.writeValueAsBytes(
        handler.handleRequest(McpTransportContext.EMPTY, message).block());
  }

  @Override
  public void setMcpHandler(McpStatelessServerHandler handler) {
    this.handler = handler;
  }

  @Override
  public Mono<Void> closeGracefully() {
    return Mono.empty();
  }
}
