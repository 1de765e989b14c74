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
  private int missing;

  BatchExchange(Exchange outer, int messages) {
    this.outer = outer;
    this.missing = messages;
  }

  private void ended(byte @Nullable [] response) {
    synchronized (this) {
      if (response != null) {
        responses.add(response);
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

    /** What comes after the end is dropped, as by any other exchange. */
    private void over(byte @Nullable [] response) {
      if (isOver.compareAndSet(false, true)) {
        ended(response);
      }
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
