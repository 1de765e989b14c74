package dev.collet.server;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Collects the answers to the messages of a batch, and sends them when all are there. */
final class BatchExchange {
  private final Exchange outer;
  private final List<byte[]> responses = new ArrayList<>();
  private final long mostBytes;
  private long bytes;
  private int missing;

  /**
   * Collects answers to so many messages.
   *
   * @param mostBytes how much of them is kept: a batch must not be a way around what one answer may
   *     hold
   */
  BatchExchange(Exchange outer, int messages, long mostBytes) {
    this.outer = outer;
    this.missing = messages;
    this.mostBytes = mostBytes;
  }

  private static byte[] tooLarge(@Nullable RequestId id) {
    String message =
        "The answers to this batch are too large together: this one is left out, although its"
            + " request was served. Send fewer messages at a time.";
    MessageBuffer out = new MessageBuffer();
    Replies.writeError(out, id, new RpcError(RpcError.INTERNAL, message, 200));
    return out.toByteArray();
  }

  private void ended(@Nullable RequestId id, byte @Nullable [] response) {
    synchronized (this) {
      if (response != null) {
        boolean isKept = bytes + response.length <= mostBytes;
        responses.add(isKept ? response : tooLarge(id));
        bytes += isKept ? response.length : 0;
      }
      if (--missing > 0) {
        return;
      }
    }
    if (responses.isEmpty()) {
      outer.end(202);
      return;
    }
    MessageBuffer out = new MessageBuffer();
    for (int i = 0; i < responses.size(); i++) {
      out.ascii(i == 0 ? "[" : ",").raw(responses.get(i));
    }
    out.ascii("]");
    outer.respond(200, out.array(), 0, out.size());
  }

  /** The way back for one message of the batch. */
  Exchange part() {
    return new Part();
  }

  /** The way back for one message: its answer waits for the others. */
  final class Part implements Exchange {
    private final AtomicBoolean isOver = new AtomicBoolean();
    private volatile @Nullable RequestId id;

    /** What comes after the end is dropped, as by any other exchange. */
    private void over(byte @Nullable [] response) {
      if (isOver.compareAndSet(false, true)) {
        ended(id, response);
      }
    }

    /** Remembers which request is to be answered here. */
    void asked(@Nullable RequestId asked) {
      id = asked;
    }

    @Override
    public boolean isHttp() {
      return outer.isHttp();
    }

    @Override
    public @Nullable Connection connection() {
      return outer.connection();
    }

    @Override
    public @Nullable String header(String name) {
      return outer.header(name);
    }

    @Override
    public boolean canStream() {
      return outer.canStream();
    }

    @Override
    public boolean canLast() {
      return outer.canLast();
    }

    @Override
    public void mayStream() {
      outer.mayStream();
    }

    @Override
    public void event(byte[] message, int offset, int length) {
      if (!isOver.get()) {
        outer.event(message, offset, length);
      }
    }

    @Override
    public void respond(int status, byte[] message, int offset, int length) {
      over(Arrays.copyOfRange(message, offset, offset + length));
    }

    @Override
    public void end(int status) {
      over(null);
    }

    @Override
    public void setHeader(String name, String value) {
      outer.setHeader(name, value);
    }

    @Override
    public void onDisconnect(Runnable listener) {
      outer.onDisconnect(listener);
    }
  }
}
