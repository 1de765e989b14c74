package it;

import dev.collet.Tool;

/** Has an exception that nobody maps, a bad name, and something for Error Prone. */
public class Rates {
  /**
   * Gives the rate of a currency.
   *
   * @param text the rate as text
   */
  @Tool
  public int rate(String text) {
    return Parser.parse(text);
  }

  /** Has a name that clients refuse. */
  @Tool(name = "all rates")
  public String all() {
    return "";
  }

  static boolean isSame(Integer one) {
    return one.equals("1");
  }
}
