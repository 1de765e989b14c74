package dev.collet.sdk;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.dispatch.Toolset;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A client of the SDK's own server, speaking to it by bytes. */
final class SdkPeer implements AutoCloseable {
  private static final Pattern ID = Pattern.compile("\"id\":(\"[^\"]*\"|\\d+)");

  private final PipedOutputStream input = new PipedOutputStream();
  private final McpSyncServer server;
  private final BufferedReader reader;
  private int last = 1;

  /** A session with a server of these tools, for a client that can do this. */
  SdkPeer(Toolset toolset, String capabilities) throws IOException {
    PipedInputStream output = new PipedInputStream(1 << 16);
    StdioServerTransportProvider transport =
        new StdioServerTransportProvider(
            McpJsonDefaults.getMapper(),
            new PipedInputStream(input, 1 << 16),
            new PipedOutputStream(output));
    server =
        McpServer.sync(transport)
            .serverInfo("sdk", "1.0.0")
            .tools(JavaSdkTools.of(toolset))
            .build();
    reader = new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8));
    send(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
            + "\"2025-11-25\",\"capabilities\":"
            + capabilities
            + ",\"clientInfo\":{\"name\":\"c\",\"version\":\"1\"}}}");
    assertTrue(receive().contains("\"id\":1"));
    send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
  }

  void call(String tool, String arguments) throws IOException {
    send(
        "{\"jsonrpc\":\"2.0\",\"id\":"
            + ++last
            + ",\"method\":\"tools/call\",\"params\":{\"name\":\""
            + tool
            + "\",\"arguments\":"
            + arguments
            + "}}");
  }

  /** Answers a request of the server's. */
  void answer(String request, String result) throws IOException {
    Matcher id = ID.matcher(request);
    assertTrue(id.find(), request);
    send("{\"jsonrpc\":\"2.0\",\"id\":" + id.group(1) + ",\"result\":" + result + "}");
  }

  private void send(String line) throws IOException {
    input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    input.flush();
  }

  /** The next message of the server's. */
  String receive() throws IOException {
    String line = reader.readLine();
    assertNotNull(line, "the server has said nothing more");
    return line;
  }

  @Override
  public void close() {
    server.close();
  }
}
