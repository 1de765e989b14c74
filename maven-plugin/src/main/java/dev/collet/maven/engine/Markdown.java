package dev.collet.maven.engine;

/** Puts text into Markdown so that it is shown as it is, in a table's cell as well. */
public final class Markdown {

  private Markdown() {}

  /** Text whose signs mean nothing. */
  public static String text(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '\n', '\r' -> out.append(' ');
        case '\\', '`', '*', '_', '[', ']', '|', '#', '~', '$' -> out.append('\\').append(c);
        default -> out.append(c);
      }
    }
    return out.toString();
  }

  /** The same, with line ends kept as breaks. */
  public static String lines(String text) {
    return text.lines().map(Markdown::text).reduce((a, b) -> a + "<br>" + b).orElse("");
  }

  /** A code span; safe with backticks inside, and with bars in a table. */
  public static String code(String text) {
    String line = text.replace('\n', ' ').replace('\r', ' ').replace("|", "\\|");
    int longest = 0;
    int run = 0;
    for (int i = 0; i < line.length(); i++) {
      run = line.charAt(i) == '`' ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    String fence = "`".repeat(longest + 1);
    boolean pad = line.startsWith("`") || line.endsWith("`") || line.isBlank();
    return fence + (pad ? " " + line + " " : line) + fence;
  }
}
