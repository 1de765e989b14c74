package dev.collet.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Tells a call's arguments from others, whatever the order of their members and the white space
 * between them. Keeps its own stack: how deep arguments may be must not depend on a thread's.
 */
final class ArgumentsDigest {
  private final MessageDigest digest = Seal.sha256();
  private final Deque<Iterator<?>> open = new ArrayDeque<>();

  private ArgumentsDigest() {}

  /** The digest as text. */
  static String of(Map<String, Object> arguments) {
    ArgumentsDigest made = new ArgumentsDigest();
    made.add(arguments);
    while (!made.open.isEmpty()) {
      Iterator<?> rest = made.open.element();
      if (!rest.hasNext()) {
        made.open.pop();
        made.token("end", "");
      } else if (rest.next() instanceof Member member) {
        made.token("name", member.name());
        made.add(member.value());
      }
    }
    return Base64.getEncoder().encodeToString(made.digest.digest());
  }

  /** A member of an object, or with an empty name an element of an array. */
  private record Member(String name, @Nullable Object value) {}

  private void add(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      token("object", "");
      Map<String, Member> sorted = new TreeMap<>();
      map.forEach((name, member) -> sorted.put(String.valueOf(name), member(name, member)));
      open.push(sorted.values().iterator());
    } else if (value instanceof List<?> list) {
      token("array", "");
      open.push(list.stream().map(element -> member("", element)).iterator());
    } else {
      token(value instanceof String ? "text" : "value", String.valueOf(value));
    }
  }

  private static Member member(Object name, @Nullable Object value) {
    return new Member(String.valueOf(name), value);
  }

  /** No two rows of tokens have the same bytes: each says how long it is. */
  private void token(String kind, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    digest.update((kind + " " + bytes.length + " ").getBytes(StandardCharsets.US_ASCII));
    digest.update(bytes);
  }
}
