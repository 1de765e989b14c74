package dev.collet.schema.pattern;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Counts and names a pattern's groups ahead of parsing, since references may come before them. */
record CaptureNames(int count, Map<String, Integer> names) {

  static CaptureNames of(String text) {
    int count = 0;
    boolean inClass = false;
    Map<String, Integer> names = new HashMap<>();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == '[') {
        inClass = true;
      } else if (c == ']') {
        inClass = false;
      } else if (c == '(' && !inClass) {
        boolean named =
            text.startsWith("(?<", i) && !text.startsWith("(?<=", i) && !text.startsWith("(?<!", i);
        if (named || !text.startsWith("(?", i)) {
          count++;
        }
        int end = named ? text.indexOf('>', i) : -1;
        if (end > 0) {
          names.put(text.substring(i + 3, end), count);
        }
      }
    }
    return new CaptureNames(count, names);
  }

  @Nullable Integer index(String name) {
    return names.get(name);
  }
}
