package dev.collet.server;

import java.util.Map;

/**
 * What a call knows from its earlier rounds.
 *
 * @param answers what the client answered to which key, as it came
 * @param remembered what the tool has kept
 */
record CallState(Map<String, Object> answers, Map<String, Object> remembered) {
  static final CallState NEW = new CallState(Map.of(), Map.of());
}
