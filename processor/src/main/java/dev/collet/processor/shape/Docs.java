package dev.collet.processor.shape;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A documentation comment as plain text: what it says itself, and its {@code @param} tags. Inline
 * tags and HTML are resolved, paragraphs and list items keep their lines.
 *
 * @param text the comment without block tags, or null when there is none
 * @param params the texts of {@code @param} by name
 */
public record Docs(@Nullable String text, Map<String, String> params) {
  private static final Docs NONE = new Docs(null, Map.of());
  private static final Pattern BLOCK_TAG = Pattern.compile("(?m)^[ \\t]*@(?=[A-Za-z])");
  private static final Pattern BLOCK =
      Pattern.compile("(?i)</?(p|ul|ol|dl|table|tr|blockquote|pre|h[1-6]|div|br)\\b[^>]*>");
  private static final Pattern ITEM = Pattern.compile("(?i)<(li|dt|dd)\\b[^>]*>");
  private static final Pattern ELEMENT = Pattern.compile("(?i)</?[a-z][a-z0-9]*(\\s[^<>]*)?/?>");
  private static final Pattern PARAM =
      Pattern.compile("param\\s+(<?[\\p{L}\\p{N}_$]+>?)\\s*(.*)", Pattern.DOTALL);

  /** Reads a comment as {@code Elements.getDocComment} gives it; null has no text. */
  public static Docs of(@Nullable String comment) {
    if (comment == null) {
      return NONE;
    }
    String[] parts = BLOCK_TAG.split(Literals.protect(comment));
    Map<String, String> params = new LinkedHashMap<>();
    for (int i = 1; i < parts.length; i++) {
      var matcher = PARAM.matcher(parts[i]);
      if (matcher.matches()) {
        String text = plain(matcher.group(2));
        if (!text.isEmpty()) {
          params.putIfAbsent(matcher.group(1), text);
        }
      }
    }
    String text = parts.length == 0 ? "" : plain(parts[0]);
    return new Docs(text.isEmpty() ? null : text, Map.copyOf(params));
  }

  private static String plain(String text) {
    String result = DocTags.resolve(text);
    if (result.indexOf('<') >= 0) {
      result = BLOCK.matcher(result).replaceAll("\n\n");
      result = ITEM.matcher(result).replaceAll("\n- ");
      result = ELEMENT.matcher(result).replaceAll("");
    }
    result = Literals.restore(DocTags.entities(lines(result)));
    return result.strip();
  }

  /** Lines of one paragraph are one line; paragraphs and list items stay apart. */
  private static String lines(String text) {
    StringBuilder result = new StringBuilder();
    for (String line : text.split("\n", -1)) {
      String stripped = line.strip();
      boolean isItem = stripped.startsWith("- ");
      if (stripped.isEmpty()) {
        if (!result.isEmpty() && !result.toString().endsWith("\n\n")) {
          result.append(result.charAt(result.length() - 1) == '\n' ? "\n" : "\n\n");
        }
        continue;
      }
      if (!result.isEmpty() && result.charAt(result.length() - 1) != '\n') {
        result.append(isItem ? "\n" : " ");
      }
      result.append(stripped);
    }
    return result.toString().replace("\n\n- ", "\n- ");
  }

  /** Code and literal text, kept from everything else that is done to the comment. */
  private static final class Literals {
    private static final int BASE = 0xE000;
    private static final String PROTECTED = "<>&@{}\n";

    static String protect(String comment) {
      StringBuilder result = new StringBuilder();
      int at = 0;
      while (at < comment.length()) {
        String tag = literalTagAt(comment, at);
        int end = tag == null ? -1 : DocTags.closingBrace(comment, at);
        if (tag == null || end < 0) {
          result.append(comment.charAt(at++));
          continue;
        }
        String body = comment.substring(at + tag.length(), end).strip();
        for (char c : body.toCharArray()) {
          int index = PROTECTED.indexOf(c);
          result.append(index < 0 ? c : (char) (BASE + index));
        }
        at = end + 1;
      }
      return result.toString();
    }

    private static @Nullable String literalTagAt(String text, int at) {
      for (String tag : new String[] {"{@code", "{@literal"}) {
        if (text.regionMatches(at, tag, 0, tag.length())
            && at + tag.length() < text.length()
            && !Character.isLetter(text.charAt(at + tag.length()))) {
          return tag;
        }
      }
      return null;
    }

    static String restore(String text) {
      StringBuilder result = new StringBuilder();
      for (char c : text.toCharArray()) {
        int index = c - BASE;
        result.append(index >= 0 && index < PROTECTED.length() ? PROTECTED.charAt(index) : c);
      }
      return result.toString();
    }
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "Docs[%s, %s]", text, params);
  }
}
