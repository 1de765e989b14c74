package dev.collet.server;

import dev.collet.Caller;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Takes a batch of messages, which only 2025-03-26 has: each is served as if it had come alone, and
 * the answers go back as one array.
 */
final class Batches {
  private static final int MOST = 100;

  /** Serves one message. */
  @FunctionalInterface
  interface Single {
    void accept(byte[] body, int offset, int length, Exchange exchange, Caller caller);
  }

  private final Replies replies;
  private final long mostBytes;

  /** Batches whose answers together are as large as a few results may be. */
  Batches(Replies replies, Limits limits) {
    this.replies = replies;
    this.mostBytes = 4L * limits.maxResultBytes();
  }

  void accept(Envelope batch, Exchange exchange, Caller caller, Single single) {
    List<int[]> ranges = ranges(batch);
    if (ranges.isEmpty() || ranges.size() > MOST) {
      String message = "A batch has 1 to " + MOST + " messages.";
      replies.error(exchange, null, RpcError.invalidRequest(message));
      return;
    }
    BatchExchange collected = new BatchExchange(exchange, ranges.size(), mostBytes);
    for (int[] range : ranges) {
      single.accept(batch.body, range[0], range[1], collected.part(), caller);
    }
  }

  /** Offset and length of each element. */
  private static List<int[]> ranges(Envelope batch) {
    List<int[]> ranges = new ArrayList<>();
    try (JsonParser parser = MetaTree.parser(batch)) {
      parser.nextToken();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        int start = (int) parser.currentTokenLocation().getByteOffset();
        parser.skipChildren();
        parser.finishToken();
        int end = (int) parser.currentLocation().getByteOffset();
        ranges.add(new int[] {batch.offset + start, end - start});
      }
    }
    return ranges;
  }
}
