package it;

/** Comes after and before the tool, depending on who orders the files. */
class Parser {
  static int parse(String text) {
    return Integer.parseInt(text);
  }
}
