package dev.collet.json;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the name that a misspelt one was meant to be. */
final class Nearest {
  private static final int MOST_CHARS = 64;

  private Nearest() {}

  /** The known name within two edits (ignoring case and separators), or null. */
  static @Nullable String of(String name, MemberNames names) {
    if (name.length() > MOST_CHARS) {
      return null;
    }
    String wanted = plain(name);
    String best = null;
    int least = Math.min(3, Math.max(1, wanted.length() / 2));
    for (int i = 0; i < names.size(); i++) {
      String known = names.name(i);
      if (known.length() <= MOST_CHARS) {
        int distance = distance(wanted, plain(known));
        if (distance < least) {
          least = distance;
          best = known;
        }
      }
    }
    return best;
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
  }

  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
