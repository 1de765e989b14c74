package dev.collet.sdk;

import dev.collet.json.TreeWriter;

/** Texts as they may leave: half of a surrogate pair would make the message unreadable. */
final class SdkText {
  private SdkText() {}

  /** The text, with U+FFFD for each surrogate that has no partner. */
  static String of(String text) {
    TreeWriter writer = new TreeWriter();
    writer.writeString(text);
    return String.valueOf(writer.tree());
  }
}
