package dev.collet.server;

import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;

/** How this server reads JSON. */
final class Json {
  /** For messages that passed the limits before, and for what authors hand over. */
  static final JsonFactory FACTORY = factory(100_000);

  private Json() {}

  /**
   * A factory whose parsers accept UTF-8 only and nothing that is not JSON. Texts and numbers have
   * no limit of their own: the message has one, and numbers are refused where they are converted.
   */
  static JsonFactory factory(int maxNesting) {
    return JsonFactory.builder()
        .disable(TokenStreamFactory.Feature.CHARSET_DETECTION)
        .streamReadConstraints(
            StreamReadConstraints.builder()
                .maxNestingDepth(maxNesting)
                .maxNumberLength(Integer.MAX_VALUE)
                .maxStringLength(Integer.MAX_VALUE)
                .maxNameLength(Integer.MAX_VALUE)
                .build())
        .build();
  }
}
