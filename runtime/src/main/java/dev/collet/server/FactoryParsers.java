package dev.collet.server;

import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;

/** Parsers as Jackson's documentation has them made. */
final class FactoryParsers extends Parsers {
  private final JsonFactory factory;

  FactoryParsers(int maxNesting) {
    super(maxNesting);
    factory =
        JsonFactory.builder()
            .disable(TokenStreamFactory.Feature.CHARSET_DETECTION)
            .streamReadConstraints(constraints(maxNesting))
            .build();
  }

  /** Returns the superclass, so that a caller's verification does not load this class. */
  static Parsers make(int maxNesting) {
    return new FactoryParsers(maxNesting);
  }

  @Override
  JsonParser parser(byte[] json, int offset, int length) {
    return factory.createParser(ObjectReadContext.empty(), json, offset, length);
  }
}
