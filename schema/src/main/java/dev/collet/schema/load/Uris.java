package dev.collet.schema.load;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** The few operations on URI references that identifiers need (RFC 3986, section 5). */
final class Uris {

  private Uris() {}

  /** Resolves a reference against a base that may be empty or opaque, such as a URN. */
  static String resolve(String base, String reference) {
    if (reference.isEmpty()) {
      return base;
    }
    if (reference.startsWith("#")) {
      return withoutFragment(base) + reference;
    }
    try {
      URI relative = new URI(reference);
      if (base.isEmpty() || relative.isAbsolute()) {
        return relative.normalize().toString();
      }
      URI from = new URI(base);
      if (from.isOpaque()) {
        return reference;
      }
      // java.net.URI drops a base without path in front of a relative path
      if (from.getRawAuthority() != null && from.getRawPath().isEmpty()) {
        from = new URI(base + "/");
      }
      return from.resolve(relative).toString();
    } catch (URISyntaxException e) {
      throw new UnsupportedSchemaException("'" + reference + "' is not a URI reference");
    }
  }

  static String withoutFragment(String uri) {
    int hash = uri.indexOf('#');
    return hash < 0 ? uri : uri.substring(0, hash);
  }

  /** The percent-decoded fragment; empty where there is none. */
  static String fragment(String uri) {
    int hash = uri.indexOf('#');
    if (hash < 0) {
      return "";
    }
    try {
      return URLDecoder.decode(uri.substring(hash + 1).replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw new UnsupportedSchemaException("'" + uri + "' has a fragment that can't be decoded");
    }
  }
}
