package dev.collet.benchmarks.http;

import dev.collet.benchmarks.peer.JavaSdk;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.jackson3.DefaultJsonSchemaValidator;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.transport.HttpServletStatelessServerTransport;
import io.modelcontextprotocol.spec.McpSchema;
import jakarta.servlet.Servlet;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** The MCP Java SDK's stateless servlet over the workload. */
final class SdkServlets {
  private SdkServlets() {}

  @SuppressWarnings("unchecked")
  static Servlet make(boolean isImmediate) throws Exception {
    JacksonMcpJsonMapper mapper = new JacksonMcpJsonMapper(JsonMapper.shared());
    HttpServletStatelessServerTransport transport =
        HttpServletStatelessServerTransport.builder()
            .jsonMapper(mapper)
            .messageEndpoint("/mcp")
            .build();
    Path tools = Path.of(System.getProperty("bench.tools"));
    List<Map<String, Object>> list =
        JsonMapper.shared().readValue(Files.readAllBytes(tools), List.class);
    McpServer.sync(transport)
        .serverInfo("bench", "1.0.0")
        .capabilities(McpSchema.ServerCapabilities.builder().tools(false).build())
        .jsonMapper(mapper)
        .jsonSchemaValidator(new DefaultJsonSchemaValidator())
        .immediateExecution(isImmediate)
        .tools(list.stream().map(JavaSdk::specification).toList())
        .build();
    return transport;
  }
}
