package dev.collet.schema;

import com.google.errorprone.annotations.CheckReturnValue;
import com.google.errorprone.annotations.Immutable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * A JSON Pointer (RFC 6901), because a finding in a schema or a value has to say where it is.
 *
 * @param tokens the unescaped reference tokens, outermost first; empty for the whole document
 */
@Immutable
@CheckReturnValue
public record JsonPointer(@SuppressWarnings("Immutable") List<String> tokens)
    implements Comparable<JsonPointer> {

  /** The whole document. */
  public static final JsonPointer ROOT = new JsonPointer(List.of());

  /** Copies the tokens. */
  public JsonPointer {
    tokens = List.copyOf(tokens);
  }

  /**
   * Reads a pointer such as {@code /properties/a~1b}.
   *
   * @throws IllegalArgumentException if the text is neither empty nor starts with a slash, or has a
   *     tilde that is not followed by 0 or 1 (RFC 6901, section 3)
   */
  public static JsonPointer parse(String text) {
    if (text.isEmpty()) {
      return ROOT;
    }
    if (text.charAt(0) != '/') {
      throw new IllegalArgumentException("A JSON Pointer starts with '/': " + text);
    }
    List<String> tokens = new ArrayList<>();
    for (String raw : text.substring(1).split("/", -1)) {
      tokens.add(unescape(raw, text));
    }
    return new JsonPointer(tokens);
  }

  /** This pointer with one more token, which is given unescaped. */
  public JsonPointer append(String token) {
    List<String> longer = new ArrayList<>(tokens.size() + 1);
    longer.addAll(tokens);
    longer.add(token);
    return new JsonPointer(longer);
  }

  /** This pointer followed by the index of an array's element. */
  public JsonPointer append(int index) {
    return append(Integer.toString(index));
  }

  /** This pointer followed by another one. */
  public JsonPointer append(JsonPointer tail) {
    List<String> longer = new ArrayList<>(tokens);
    longer.addAll(tail.tokens);
    return new JsonPointer(longer);
  }

  /** This pointer without its last token; the root's parent is the root. */
  public JsonPointer parent() {
    return tokens.isEmpty() ? this : new JsonPointer(tokens.subList(0, tokens.size() - 1));
  }

  /** The last token, or the empty string for the root. */
  public String last() {
    return tokens.isEmpty() ? "" : tokens.get(tokens.size() - 1);
  }

  /** The value this pointer leads to in a document, if there is one (RFC 6901, section 4). */
  public Optional<JsonNode> find(JsonNode document) {
    JsonNode at = document;
    for (String token : tokens) {
      JsonNode next = null;
      if (at.isObject()) {
        next = at.get(token);
      } else if (at.isArray() && isIndex(token)) {
        next = at.get(Integer.parseInt(token));
      }
      if (next == null) {
        return Optional.empty();
      }
      at = next;
    }
    return Optional.of(at);
  }

  @Override
  public int compareTo(JsonPointer other) {
    int common = Math.min(tokens.size(), other.tokens.size());
    for (int i = 0; i < common; i++) {
      int order = tokens.get(i).compareTo(other.tokens.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(tokens.size(), other.tokens.size());
  }

  /** The pointer's text, escaped; empty for the root. */
  @Override
  public String toString() {
    return tokens.stream()
        .map(token -> "/" + token.replace("~", "~0").replace("/", "~1"))
        .collect(Collectors.joining());
  }

  private static boolean isIndex(String token) {
    return token.length() < 10
        && token.chars().allMatch(c -> c >= '0' && c <= '9')
        && (token.equals("0") || (!token.isEmpty() && token.charAt(0) != '0'));
  }

  private static String unescape(String raw, String whole) {
    for (int i = raw.indexOf('~'); i >= 0; i = raw.indexOf('~', i + 1)) {
      if (i + 1 == raw.length() || (raw.charAt(i + 1) != '0' && raw.charAt(i + 1) != '1')) {
        throw new IllegalArgumentException("In a JSON Pointer '~' is written '~0': " + whole);
      }
    }
    return raw.replace("~1", "/").replace("~0", "~");
  }
}
