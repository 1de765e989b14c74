package dev.collet.auth.jwt;

import java.util.Collection;
import java.util.TreeSet;

/** Writes {@code WWW-Authenticate}: RFC 6750, section 3, and RFC 9728, section 5.1. */
final class Challenges {
  private final String metadataUri;

  Challenges(String metadataUri) {
    this.metadataUri = metadataUri;
  }

  /** For a request without credentials. */
  String missing() {
    return "Bearer resource_metadata=" + quoted(metadataUri);
  }

  /** For a token that is not good. */
  String invalid(String reason) {
    return missing() + ", error=\"invalid_token\", error_description=" + quoted(reason);
  }

  /** For a caller who may not. */
  String insufficient(Collection<String> scopes) {
    String wanted = String.join(" ", new TreeSet<>(scopes));
    return missing() + ", error=\"insufficient_scope\", scope=" + quoted(wanted);
  }

  /** A quoted-string; what can't stand in a header is replaced. */
  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') {
        quoted.append('\'');
      } else {
        quoted.append(c >= ' ' && c < 0x7f ? c : '?');
      }
    }
    return quoted.append('"').toString();
  }
}
