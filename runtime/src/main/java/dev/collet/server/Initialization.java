package dev.collet.server;

import dev.collet.Caller;
import dev.collet.dispatch.ProtocolVersion;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Answers {@code initialize}; see MCP 2025-11-25, basic/lifecycle, "Initialization". */
final class Initialization {
  static final byte[] EMPTY = Ascii.bytes("{}");

  private final Replies replies;
  private final Sessions sessions;
  private final Connections connections;
  private final Settings settings;

  Initialization(Replies replies, Sessions sessions, Connections connections, Settings settings) {
    this.replies = replies;
    this.sessions = sessions;
    this.connections = connections;
    this.settings = settings;
  }

  void handle(Envelope envelope, RequestId id, Exchange exchange, Caller caller) {
    Map<String, Object> params = MetaTree.object(envelope, "params");
    if (params == null || !(params.get("protocolVersion") instanceof String wanted)) {
      RpcError error =
          new RpcError(
              RpcError.INVALID_PARAMS,
              "params.protocolVersion must be a string. This server speaks "
                  + String.join(", ", Versions.ALL)
                  + "; the first without initialize.",
              exchange.isHttp() ? 400 : 200);
      replies.error(exchange, id, error);
      return;
    }
    ProtocolVersion known = ProtocolVersion.of(wanted);
    ProtocolVersion version =
        known == null || known.isModern() ? ProtocolVersion.NEWEST_LEGACY : known;
    ClientCapabilities capabilities = capabilities(envelope);
    Connection connection = exchange.connection();
    if (connection != null) {
      connection.begin(new Session(version, capabilities, ""));
      connections.add(connection);
    } else if (exchange.isHttp()) {
      exchange.setHeader(Eras.SESSION_HEADER, sessions.begin(version, capabilities, caller));
    }
    replies.result(exchange, id, result(version));
  }

  private static ClientCapabilities capabilities(Envelope envelope) {
    try (JsonParser parser = MetaTree.parser(envelope)) {
      parser.nextToken();
      return MetaTree.find(parser, "params", "capabilities")
              && parser.currentToken() == JsonToken.START_OBJECT
          ? CapabilitiesReader.read(parser, envelope)
          : ClientCapabilities.NONE;
    }
  }

  private byte[] result(ProtocolVersion version) {
    Map<String, Object> capabilities = new LinkedHashMap<>();
    capabilities.put("tools", Map.of("listChanged", true));
    if (settings.hasLogging) {
      capabilities.put("logging", Map.of());
    }
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("protocolVersion", version.text());
    tree.put("capabilities", capabilities);
    tree.put("serverInfo", settings.info.tree(version));
    if (settings.instructions != null) {
      tree.put("instructions", settings.instructions);
    }
    return new MessageBuffer().tree(tree).toByteArray();
  }
}
