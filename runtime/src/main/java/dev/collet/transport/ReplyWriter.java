package dev.collet.transport;

import dev.collet.transport.ReplyPart.Kind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Turns the parts of an answer into one JSON body, or into an event stream once a part comes that
 * is not the answer. Used by one thread at a time.
 */
final class ReplyWriter {
  private static final byte[] EVENT = ascii("event: message\ndata: ");
  private static final byte[] EVENT_END = ascii("\n\n");
  private static final byte[] COMMENT = ascii(":\n\n");

  /** Of a large message so much is written at a time, so that progress is seen. */
  private static final int PIECE = 64 << 10;

  private final HttpWire wire;
  private final boolean acceptsJson;
  private final Runnable onProgress;
  private boolean isStream;

  /**
   * @param onProgress runs whenever the client has taken something and there is more
   */
  ReplyWriter(HttpWire wire, boolean acceptsJson, Runnable onProgress) {
    this.wire = wire;
    this.acceptsJson = acceptsJson;
    this.onProgress = onProgress;
  }

  void write(ReplyPart part) throws IOException {
    boolean isAnswer = part.isLast();
    if (!isStream && isAnswer && (acceptsJson || part.status() != 200)) {
      writeBody(part);
      return;
    }
    if (!isStream) {
      startStream();
    }
    switch (part.kind()) {
      case COMMENT -> wire.write(COMMENT, 0, COMMENT.length);
      case EVENT, RESPONSE -> {
        wire.write(EVENT, 0, EVENT.length);
        writeMessage(part);
        wire.write(EVENT_END, 0, EVENT_END.length);
      }
      case END -> {}
    }
    if (isAnswer) {
      wire.finish();
    } else {
      wire.flush();
    }
  }

  private void writeBody(ReplyPart part) throws IOException {
    if (part.kind() == Kind.END) {
      wire.start(part.status(), HttpWire.NO_BODY);
    } else {
      wire.setHeader("Content-Type", "application/json");
      wire.start(part.status(), part.length());
      writeMessage(part);
    }
    wire.finish();
  }

  private void writeMessage(ReplyPart part) throws IOException {
    int position = part.offset();
    int left = part.length();
    while (left > PIECE) {
      wire.write(part.bytes(), position, PIECE);
      position += PIECE;
      left -= PIECE;
      onProgress.run();
    }
    wire.write(part.bytes(), position, left);
  }

  private void startStream() throws IOException {
    isStream = true;
    wire.setHeader("Content-Type", "text/event-stream");
    wire.setHeader("Cache-Control", "no-store");
    wire.setHeader("X-Accel-Buffering", "no"); // a proxy must not hold events back
    wire.start(200, HttpWire.STREAM);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
