package dev.collet.server;

import dev.collet.Caller;
import dev.collet.dispatch.ProtocolVersion;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * HTTP sessions of older revisions without any memory: what was agreed on is sealed inside the
 * session id, so that every replica knows it. Only sessions that were ended are remembered, the
 * last 10,000 of them. See MCP 2025-11-25, basic/transports, "Session Management".
 */
final class Sessions {
  private static final int MAX_ENDED = 10_000;

  private final Seal seal;
  private final Set<String> ended =
      Collections.synchronizedSet(
          Collections.newSetFromMap(
              new LinkedHashMap<>() {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
                  return size() > MAX_ENDED;
                }
              }));

  Sessions(Seal seal) {
    this.seal = seal;
  }

  /** The id of a new session. */
  String begin(ProtocolVersion version, ClientCapabilities can, Caller caller) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("id", Seal.randomId());
    tree.put("caller", caller.id());
    tree.put("version", version.text());
    tree.put("form", can.form());
    tree.put("url", can.url());
    tree.put("sampling", can.sampling());
    tree.put("roots", can.roots());
    return seal.close(tree);
  }

  /** The session of that id, or null when it is none of this caller's, or has ended. */
  @Nullable Session find(String id, Caller caller) {
    Map<String, Object> tree = seal.open(id);
    if (tree == null || ended.contains(id) || !caller.id().equals(tree.get("caller"))) {
      return null;
    }
    ProtocolVersion version = ProtocolVersion.of(String.valueOf(tree.get("version")));
    if (version == null) {
      return null;
    }
    ClientCapabilities can =
        new ClientCapabilities(
            Boolean.TRUE.equals(tree.get("form")),
            Boolean.TRUE.equals(tree.get("url")),
            Boolean.TRUE.equals(tree.get("sampling")),
            Boolean.TRUE.equals(tree.get("roots")));
    return new Session(version, can, id);
  }

  /** Ends the session; false when there is none. */
  boolean end(String id, Caller caller) {
    return find(id, caller) != null && ended.add(id);
  }
}
