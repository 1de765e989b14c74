package dev.collet.processor.report;

import java.util.Collection;

/** Finds what somebody may have meant, so that a mistyped name's message can say it. */
public final class Nearest {
  private static final int MOST_EDITS = 3;

  private Nearest() {}

  /** {@code " Did you mean X?"} with the prefix before X, or nothing when nothing is near. */
  public static String hint(String typed, Collection<String> known, String prefix) {
    String best = "";
    int least = MOST_EDITS + 1;
    for (String candidate : known) {
      int edits = edits(typed, candidate);
      if (edits < least) {
        least = edits;
        best = candidate;
      }
    }
    return best.isEmpty() ? "" : " Did you mean " + prefix + best + "?";
  }

  private static int edits(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, Math.min(previous[j], row[j - 1]) + 1);
      }
      previous = row;
    }
    return previous[b.length()];
  }
}
