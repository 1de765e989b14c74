package dev.collet.server;

import dev.collet.json.UnwritableValue;
import org.jspecify.annotations.Nullable;

/** Puts JSON-RPC's frame around results and errors, and sends them. */
final class Replies {
  static final byte[] HEAD = Ascii.bytes("{\"jsonrpc\":\"2.0\",\"id\":");
  static final byte[] RESULT = Ascii.bytes(",\"result\":");
  private static final byte[] END = Ascii.bytes("}");
  private static final byte[] HEAD_WITHOUT_ID = Ascii.bytes("{\"jsonrpc\":\"2.0\",\"error\":");
  private static final byte[] ERROR = Ascii.bytes(",\"error\":");

  private final BufferPool buffers;

  Replies(BufferPool buffers) {
    this.buffers = buffers;
  }

  /** Sends a result that was prepared as JSON. */
  void result(Exchange exchange, RequestId id, byte[] result) {
    MessageBuffer out = buffers.take();
    try {
      beginResult(out, id);
      // Growing in steps would make a long list's buffer too large for the pool.
      out.expect(result.length + END.length);
      out.raw(result).raw(END);
      exchange.respond(200, out.array(), 0, out.size());
    } finally {
      buffers.giveBack(out);
    }
  }

  /** Sends an error; the id is left out when it could not be read. */
  void error(Exchange exchange, @Nullable RequestId id, RpcError error) {
    MessageBuffer out = buffers.take();
    try {
      writeError(out, id, error);
      exchange.respond(error.status(), out.array(), 0, out.size());
    } finally {
      buffers.giveBack(out);
    }
  }

  /** Logs what went wrong on our side, and sends the id that leads to it. */
  void internalError(Exchange exchange, @Nullable RequestId id, String what, Throwable thrown) {
    String message =
        "Internal error. The server's log has the details: " + Log.lastFailure(what, thrown);
    error(exchange, id, new RpcError(RpcError.INTERNAL, message, 500));
  }

  static void beginResult(MessageBuffer out, RequestId id) {
    out.raw(HEAD);
    id.write(out);
    out.raw(RESULT);
  }

  static void writeError(MessageBuffer out, @Nullable RequestId id, RpcError error) {
    if (id == null) {
      out.raw(HEAD_WITHOUT_ID);
    } else {
      out.raw(HEAD);
      id.write(out);
      out.raw(ERROR);
    }
    out.ascii("{\"code\":").number(error.code()).ascii(",\"message\":").string(error.message());
    if (error.data() != null) {
      int before = out.size();
      try {
        out.ascii(",\"data\":");
        out.tree(error.data());
      } catch (UnwritableValue e) {
        // Data is a courtesy; an error that can't be sent because of it would help nobody.
        out.truncate(before);
      }
    }
    out.ascii("}}");
  }
}
