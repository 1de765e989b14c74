package dev.collet.json;

/** The name of a member, encoded once: what a writer copies instead of escaping it each time. */
public final class JsonName {
  private final String text;
  private final byte[] encoded;

  private JsonName(String text) {
    this.text = text;
    Utf8Writer out = new Utf8Writer();
    out.writeString(text);
    byte[] quoted = out.toByteArray();
    encoded = new byte[quoted.length + 2];
    encoded[0] = ',';
    System.arraycopy(quoted, 0, encoded, 1, quoted.length);
    encoded[encoded.length - 1] = ':';
  }

  /** The name. */
  public static JsonName of(String text) {
    return new JsonName(text);
  }

  /** The name as it is. */
  public String text() {
    return text;
  }

  /** A comma, the name in quotes, a colon; not to be changed. */
  byte[] encoded() {
    return encoded;
  }
}
