package dev.collet.transport;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the two headers that name media types, {@code Content-Type} and {@code Accept}. */
final class MediaTypes {
  static final String JSON = "application/json";
  static final String STREAM = "text/event-stream";

  /** What most clients send, to answer without looking further. */
  private static final String USUAL_ACCEPT = "application/json, text/event-stream";

  private MediaTypes() {}

  /** Whether a body is JSON in UTF-8; a charset that isn't named is UTF-8, as JSON wants it. */
  static boolean isJson(@Nullable String contentType) {
    if (contentType == null) {
      return false;
    }
    if (contentType.equals(JSON)) {
      return true;
    }
    String[] parts = contentType.toLowerCase(Locale.ROOT).split(";", -1);
    if (!parts[0].trim().equals(JSON)) {
      return false;
    }
    for (int i = 1; i < parts.length; i++) {
      String parameter = parts[i].trim();
      if (parameter.startsWith("charset=")) {
        String charset = parameter.substring("charset=".length()).replace("\"", "").trim();
        if (!charset.equals("utf-8") && !charset.equals("utf8") && !charset.equals("us-ascii")) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether an answer of this type is welcome. Without the header, everything is. */
  static boolean accepts(@Nullable String accept, String type) {
    if (accept == null || accept.equals(USUAL_ACCEPT)) {
      return true;
    }
    String group = type.substring(0, type.indexOf('/') + 1) + "*";
    boolean found = false;
    for (String range : accept.toLowerCase(Locale.ROOT).split(",", -1)) {
      int semicolon = range.indexOf(';');
      String name = (semicolon < 0 ? range : range.substring(0, semicolon)).trim();
      boolean isExact = name.equals(type);
      if (isExact || name.equals(group) || name.equals("*/*")) {
        boolean refused = semicolon >= 0 && isZero(range.substring(semicolon + 1));
        if (isExact) {
          return !refused;
        }
        found |= !refused;
      }
    }
    return found;
  }

  private static boolean isZero(String parameters) {
    for (String parameter : parameters.split(";", -1)) {
      if (parameter.trim().matches("q\\s*=\\s*0(\\.0*)?")) {
        return true;
      }
    }
    return false;
  }
}
