package dev.collet.server;

import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;

/**
 * Makes the parser of a message: it takes UTF-8 only, and nothing that is not JSON. Texts and
 * numbers have no limit of their own: the message has one, and numbers are refused where they are
 * converted.
 */
abstract class Parsers {
  /** Apart, since no class may need its own subclasses to be initialised. */
  private static final class AnyDepth {
    static final Parsers PARSERS = of(100_000);
  }

  private final int maxNesting;

  Parsers(int maxNesting) {
    this.maxNesting = maxNesting;
  }

  /** Parsers that refuse what is nested deeper. */
  static Parsers of(int maxNesting) {
    try {
      DirectParsers direct = new DirectParsers(maxNesting);
      direct.parser(new byte[0], 0, 0).close();
      return direct;
    } catch (LinkageError e) {
      // Another version of Jackson than the one we were compiled with, with other constructors.
      return FactoryParsers.make(maxNesting);
    }
  }

  /** Parsers for messages that passed the limits before, and for what authors hand over. */
  static Parsers anyDepth() {
    return AnyDepth.PARSERS;
  }

  /** A parser before the first token of the text. */
  abstract JsonParser parser(byte[] json, int offset, int length);

  /** A parser before the first token of the text. */
  final JsonParser parser(byte[] json) {
    return parser(json, 0, json.length);
  }

  final int maxNesting() {
    return maxNesting;
  }

  static StreamReadConstraints constraints(int maxNesting) {
    return StreamReadConstraints.builder()
        .maxNestingDepth(maxNesting)
        .maxNumberLength(Integer.MAX_VALUE)
        .maxStringLength(Integer.MAX_VALUE)
        .maxNameLength(Integer.MAX_VALUE)
        .build();
  }
}
