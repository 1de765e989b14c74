package dev.collet.server;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Reads a message before there is one, on a thread of its own: the classes that this loads, the
 * JSON parser's above all, are then there when the tools of a fresh process are. Nothing depends on
 * it.
 */
final class WarmUp implements Runnable {
  private static final AtomicBoolean BEGAN = new AtomicBoolean();
  private static final byte[] MESSAGE =
      Ascii.bytes(
          "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"_meta\":"
              + "{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
              + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}");

  private WarmUp() {}

  /** Begins, once in a process, and only where another processor is free for it. */
  static void begin() {
    if (BEGAN.get()
        || Runtime.getRuntime().availableProcessors() < 2
        || !BEGAN.compareAndSet(false, true)) {
      return;
    }
    try {
      Thread thread = new Thread(null, new WarmUp(), "collet-warm-up", 0, false);
      thread.setDaemon(true);
      thread.start();
    } catch (OutOfMemoryError e) {
      return; // No thread to be had: then the first message loads what it needs.
    }
  }

  @Override
  public void run() {
    EnvelopeReader reader = new EnvelopeReader(Parsers.of(100), new ToolIndex(List.of(), null));
    Envelope unused = reader.read(MESSAGE, 0, MESSAGE.length, true);
  }
}
