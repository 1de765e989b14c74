package dev.collet.json;

import java.util.ArrayDeque;
import java.util.Deque;
import tools.jackson.core.TokenStreamContext;

/** Makes JSON Pointers from where a parser stands, so that nothing is kept while all is well. */
final class StreamPointer {
  private StreamPointer() {}

  /** The names and indexes from a depth on down to a context. */
  static int segments(TokenStreamContext context, int depth) {
    int count = 0;
    for (TokenStreamContext at = context;
        at != null && at.getNestingDepth() >= depth;
        at = at.getParent()) {
      count += hasSegment(at) ? 1 : 0;
    }
    return count;
  }

  /** The first so many of these as a pointer. */
  static String of(TokenStreamContext context, int depth, int segments) {
    Deque<TokenStreamContext> path = new ArrayDeque<>();
    for (TokenStreamContext at = context;
        at != null && at.getNestingDepth() >= depth;
        at = at.getParent()) {
      if (hasSegment(at)) {
        path.push(at);
      }
    }
    StringBuilder pointer = new StringBuilder();
    int count = 0;
    for (TokenStreamContext at : path) {
      if (count++ >= segments) {
        break;
      }
      if (at.inArray()) {
        pointer.append('/').append(at.getCurrentIndex());
      } else {
        ReaderBase.appendSegment(pointer, at.currentName());
      }
    }
    return pointer.toString();
  }

  private static boolean hasSegment(TokenStreamContext context) {
    return context.inArray() ? context.hasCurrentIndex() : context.hasCurrentName();
  }
}
