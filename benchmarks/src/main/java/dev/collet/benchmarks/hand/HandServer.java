package dev.collet.benchmarks.hand;

import dev.collet.benchmarks.workload.Body;
import dev.collet.benchmarks.workload.Contender;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads the envelope and the arguments in one pass, makes the checks that 2026-07-28 asks for,
 * calls the method, and builds the reply around prepared bytes.
 */
public final class HandServer implements Contender {
  private final JsonFactory json = new JsonFactory();
  private final Set<String> names = new HashSet<>();
  private final byte[] list;

  /**
   * A server of tools that all do the same.
   *
   * @param names of the tools
   * @param tools the {@code tools} array of the list, as JSON
   */
  public HandServer(Iterable<String> names, byte[] tools) {
    names.forEach(this.names::add);
    this.list = tools;
  }

  @Override
  public byte[] answer(byte[] request) {
    try (JsonParser parser = json.createParser(ObjectReadContext.empty(), request)) {
      Envelope envelope = Envelope.read(parser);
      if ("tools/list".equals(envelope.method)) {
        return HandReply.list(envelope.id, list);
      }
      HandArguments arguments = envelope.arguments;
      if (arguments == null || !names.contains(envelope.tool)) {
        String refusal =
            "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32602,\"message\":\"Unknown\"}}";
        return refusal.getBytes(StandardCharsets.UTF_8);
      }
      return HandReply.call(
          envelope.id,
          Body.weather(
              arguments.location,
              arguments.unit,
              arguments.days,
              arguments.metrics,
              arguments.locale));
    }
  }
}
