package dev.collet.server;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes and checks {@code requestState}: bound to the caller, the tool, the arguments and a time.
 * See MCP 2026-07-28, basic/patterns/mrtr, "Security Considerations".
 */
final class RequestStates {
  private final Seal seal;
  private final Duration lifetime;
  private final @Nullable SpentStates spent;

  RequestStates(Seal seal, Duration lifetime, @Nullable SpentStates spent) {
    this.seal = seal;
    this.lifetime = lifetime;
    this.spent = spent;
  }

  Duration lifetime() {
    return lifetime;
  }

  /** The text that the client sends back with the answers. */
  String close(Request request, String tool, CallState state) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("id", Seal.randomId());
    tree.put("caller", request.caller().id());
    tree.put("tool", tool);
    tree.put("arguments", digest(request.envelope()));
    tree.put("expires", Instant.now().plus(lifetime).getEpochSecond());
    tree.put("answers", state.answers());
    tree.put("remembered", state.remembered());
    return seal.close(tree);
  }

  /**
   * What the request brings from earlier rounds.
   *
   * @return null when its state was tampered with, is too old, was used, or is of another call
   */
  @Nullable CallState open(Request request, String tool) {
    String text = request.envelope().requestState;
    Map<String, Object> answers = new HashMap<>();
    if (request.envelope().hasInputResponses) {
      Map<String, Object> responses =
          MetaTree.object(request.envelope(), "params", "inputResponses");
      answers.putAll(responses == null ? Map.of() : responses);
    }
    Map<String, Object> remembered = Map.of();
    if (text != null) {
      Map<String, Object> tree = seal.open(text);
      if (tree == null
          || !request.caller().id().equals(tree.get("caller"))
          || !tool.equals(tree.get("tool"))
          || !digest(request.envelope()).equals(tree.get("arguments"))
          || !(tree.get("expires") instanceof Long expires)
          || Instant.now().getEpochSecond() > expires
          || !(tree.get("id") instanceof String id)) {
        return null;
      }
      if (spent != null && !spent.spend(id, Instant.ofEpochSecond(expires))) {
        return null;
      }
      // Over those that came now: what a tool has acted on in an earlier round stays as it was.
      answers.putAll(object(tree.get("answers")));
      remembered = object(tree.get("remembered"));
    }
    return new CallState(answers, remembered);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(@Nullable Object tree) {
    return tree instanceof Map ? (Map<String, Object>) tree : Map.of();
  }

  private static String digest(Envelope envelope) {
    Map<String, Object> arguments = MetaTree.object(envelope, "params", "arguments");
    return ArgumentsDigest.of(arguments == null ? Map.of() : arguments);
  }
}
