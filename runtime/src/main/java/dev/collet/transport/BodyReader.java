package dev.collet.transport;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
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
  private final long timeoutNanos;
  private final long budget;
  private final AtomicLong taken = new AtomicLong();

  /**
   * @param limit the largest body, in bytes
   * @param timeout how long a client may take to send one, however small its pieces are
   */
  public BodyReader(int limit, Duration timeout) {
    this.limit = limit;
    this.timeoutNanos = timeout.toNanos();
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
   * @throws Refused when it is over the limit, ends too early or comes too slowly, or the server
   *     has too many large bodies just now
   * @throws IOException when the client has gone
   */
  public byte[] read(InputStream in, long declared) throws IOException {
    long end = System.nanoTime() + timeoutNanos;
    if (declared > limit) {
      throw tooLarge(in, declared, end);
    }
    if (declared >= 0 && declared <= SMALL) {
      byte[] body = new byte[(int) declared];
      int length = 0;
      int read;
      while (length < body.length
          && (read = read(in, body, length, body.length - length, end)) >= 0) {
        length += read;
      }
      return complete(body, length, declared);
    }
    long counted = 0;
    try {
      byte[] body = new byte[SMALL];
      int length = 0;
      int read;
      while ((read = read(in, body, length, body.length - length, end)) >= 0) {
        length += read;
        if (length > limit) {
          throw tooLarge(in, -1, end);
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
      return complete(body, length, declared);
    } finally {
      taken.addAndGet(-counted);
    }
  }

  /** Each read waits for one byte only, so a slow client passes here with each of them. */
  private static int read(InputStream in, byte[] target, int offset, int length, long end)
      throws IOException {
    int read = in.read(target, offset, length);
    if (read >= 0 && System.nanoTime() - end > 0) {
      throw new Refused(Refusal.of(408, "The request came too slowly"));
    }
    return read;
  }

  private static byte[] complete(byte[] body, int length, long declared) throws Refused {
    if (declared >= 0 && length != declared) {
      throw new Refused(
          Refusal.of(400, "The request ended after " + length + " of " + declared + " bytes"));
    }
    return length == body.length ? body : Arrays.copyOf(body, length);
  }

  /**
   * Reads the body of a request that is refused whatever it holds, and throws it away: an answer
   * that comes while the client still sends is lost on many clients.
   *
   * @param declared its length as announced, or -1 when it wasn't
   * @return whether it came to its end; else nothing more can come over the connection
   */
  public boolean discard(InputStream in, long declared) {
    try {
      return declared == 0 || discard(in, declared, System.nanoTime() + timeoutNanos);
    } catch (IOException e) {
      return false; // The refusal says more than that would.
    }
  }

  private static boolean discard(InputStream in, long declared, long end) throws IOException {
    if (declared > MAX_DRAINED) {
      return false;
    }
    byte[] discarded = new byte[8 << 10];
    long left = MAX_DRAINED;
    int read = 0;
    while (left > 0 && (read = read(in, discarded, 0, discarded.length, end)) >= 0) {
      left -= read;
    }
    return read < 0;
  }

  private Refused tooLarge(InputStream in, long declared, long end) throws IOException {
    boolean unused = discard(in, declared, end);
    return new Refused(
        Refusal.of(413, "The request is larger than " + limit + " bytes, the server's limit"));
  }
}
