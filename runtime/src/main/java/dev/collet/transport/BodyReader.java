package dev.collet.transport;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Reads request bodies of bounded size, also where many clients send large ones at the same time.
 * Memory is taken as the bytes come, whatever length was announced.
 */
public final class BodyReader {
  /** What a small body may take without being counted. */
  private static final int SMALL = 64 << 10;

  /** How much of a body that is too large is thrown away, so that the client hears the answer. */
  private static final long MAX_DRAINED = 64L << 20;

  private final int limit;
  private final long budget;
  private final AtomicLong taken = new AtomicLong();

  /**
   * @param limit the largest body, in bytes
   */
  public BodyReader(int limit) {
    this.limit = limit;
    this.budget = Math.max(2L * limit, Runtime.getRuntime().maxMemory() / 4);
  }

  /** A body that isn't taken. */
  public static final class Refused extends IOException {
    private static final long serialVersionUID = 1;
    private final transient Refusal refusal;

    Refused(Refusal refusal) {
      super(refusal.message());
      this.refusal = refusal;
    }

    /** What to answer. */
    public Refusal refusal() {
      return refusal;
    }
  }

  /**
   * Reads a body to its end.
   *
   * @param declared its length as announced, or -1 when it wasn't
   * @throws Refused when it is over the limit, or the server has too many large bodies just now
   * @throws IOException when the client has gone
   */
  public byte[] read(InputStream in, long declared) throws IOException {
    if (declared > limit) {
      throw tooLarge(in, declared);
    }
    if (declared >= 0 && declared <= SMALL) {
      byte[] body = in.readNBytes((int) declared);
      return complete(body, declared);
    }
    long counted = 0;
    try {
      byte[] body = new byte[SMALL];
      int length = 0;
      int read;
      while ((read = in.read(body, length, body.length - length)) >= 0) {
        length += read;
        if (length > limit) {
          throw tooLarge(in, -1);
        }
        if (length == body.length) {
          int larger = Math.min(limit + 1, body.length * 2);
          long more = (long) larger - body.length;
          counted += more;
          if (taken.addAndGet(more) > budget) {
            throw new Refused(
                new Refusal(503, "Too many large requests just now", "Retry-After", "1"));
          }
          body = Arrays.copyOf(body, larger);
        }
      }
      return complete(length == body.length ? body : Arrays.copyOf(body, length), declared);
    } finally {
      taken.addAndGet(-counted);
    }
  }

  private static byte[] complete(byte[] body, long declared) throws IOException {
    if (declared >= 0 && body.length != declared) {
      throw new IOException("The client has gone in the middle of its request");
    }
    return body;
  }

  /** An answer that comes while the client still sends is lost on many clients: read on first. */
  private Refused tooLarge(InputStream in, long declared) throws IOException {
    if (declared <= MAX_DRAINED) {
      byte[] discarded = new byte[8 << 10];
      long left = MAX_DRAINED;
      int read;
      while (left > 0 && (read = in.read(discarded)) >= 0) {
        left -= read;
      }
    }
    return new Refused(
        Refusal.of(413, "The request is larger than " + limit + " bytes, the server's limit"));
  }
}
