package dev.collet.json;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A fixed set of texts, and which of them a text is. */
public final class Choices {
  /** Up to this many, comparing one after the other beats hashing. */
  private static final int FEW = 8;

  private final String[] texts;
  private final int shown;
  private final @Nullable Map<String, Integer> indexes;

  private Choices(String[] texts, int shown) {
    this.texts = texts;
    this.shown = shown;
    if (texts.length > FEW) {
      indexes = new HashMap<>();
      for (int i = 0; i < texts.length; i++) {
        indexes.putIfAbsent(texts[i], i);
      }
    } else {
      indexes = null;
    }
  }

  /** These texts, in order. */
  public static Choices of(String... texts) {
    return new Choices(texts.clone(), texts.length);
  }

  /** The same texts, then further ones that are accepted but not named in messages. */
  public Choices orElse(String... aliases) {
    String[] all = new String[texts.length + aliases.length];
    System.arraycopy(texts, 0, all, 0, texts.length);
    System.arraycopy(aliases, 0, all, texts.length, aliases.length);
    return new Choices(all, shown);
  }

  /** The position of a text, or -1. */
  int indexOf(String text) {
    if (indexes != null) {
      Integer index = indexes.get(text);
      return index == null ? -1 : index;
    }
    for (int i = 0; i < texts.length; i++) {
      if (texts[i].equals(text)) {
        return i;
      }
    }
    return -1;
  }

  /** The position of a text, or -1. */
  int indexOf(char[] buffer, int offset, int length) {
    if (indexes != null) {
      return indexOf(new String(buffer, offset, length));
    }
    for (int i = 0; i < texts.length; i++) {
      String text = texts[i];
      if (text.length() == length && isAt(text, buffer, offset)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isAt(String text, char[] buffer, int offset) {
    for (int i = 0; i < text.length(); i++) {
      if (buffer[offset + i] != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** What is expected, in words: all the texts, so that a model can choose. */
  String form() {
    StringBuilder form = new StringBuilder(shown == 1 ? "" : "one of ");
    for (int i = 0; i < shown; i++) {
      form.append(i == 0 ? "" : ", ").append(Excerpt.quoted(texts[i]));
    }
    return form.toString();
  }
}
