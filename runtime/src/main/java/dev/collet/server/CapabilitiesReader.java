package dev.collet.server;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Reads what a client can do; see MCP 2026-07-28, schema, "ClientCapabilities". */
final class CapabilitiesReader {
  private CapabilitiesReader() {}

  /** Reads the object that the parser stands before. */
  static ClientCapabilities read(JsonParser parser, Envelope envelope) {
    String name = parser.nextName();
    if (name == null) {
      return ClientCapabilities.NONE;
    }
    SeenNames names = new SeenNames();
    boolean form = false;
    boolean url = false;
    boolean sampling = false;
    boolean roots = false;
    for (; name != null; name = parser.nextName()) {
      if (!names.add(name)) {
        EnvelopeReader.fault(
            envelope, "The client's capabilities have \"" + Excerpt.of(name) + "\" twice.");
      }
      boolean isObject = parser.nextToken() == JsonToken.START_OBJECT;
      if (isObject && name.equals("elicitation")) {
        int modes = readModes(parser, envelope);
        form = (modes & FORM) != 0;
        url = (modes & URL) != 0;
        continue;
      }
      sampling |= isObject && name.equals("sampling");
      roots |= isObject && name.equals("roots");
      EnvelopeReader.skip(parser, envelope);
    }
    return new ClientCapabilities(form, url, sampling, roots);
  }

  private static final int FORM = 1;
  private static final int URL = 2;

  /** An empty object means forms, as it did before there was anything else. */
  private static int readModes(JsonParser parser, Envelope envelope) {
    String name = parser.nextName();
    if (name == null) {
      return FORM;
    }
    SeenNames names = new SeenNames();
    int modes = 0;
    for (; name != null; name = parser.nextName()) {
      if (!names.add(name)) {
        EnvelopeReader.fault(envelope, "elicitation has \"" + Excerpt.of(name) + "\" twice.");
      }
      if (parser.nextToken() == JsonToken.START_OBJECT) {
        modes |= name.equals("form") ? FORM : name.equals("url") ? URL : 0;
      }
      EnvelopeReader.skip(parser, envelope);
    }
    return modes;
  }
}
