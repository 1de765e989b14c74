package dev.collet.server;

/** The methods of MCP that a server of tools answers. */
enum Method {
  DISCOVER("server/discover"),
  TOOLS_LIST("tools/list"),
  TOOLS_CALL("tools/call"),
  LISTEN("subscriptions/listen"),
  INITIALIZE("initialize"),
  PING("ping"),
  SET_LEVEL("logging/setLevel"),
  INITIALIZED("notifications/initialized"),
  CANCELLED("notifications/cancelled"),
  OTHER("");

  private static final Method[] ALL = values();

  private final String text;

  Method(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  /** The method of that name, without making a string of it. */
  static Method of(char[] chars, int offset, int length) {
    for (Method method : ALL) {
      if (Chars.equal(method.text, chars, offset, length) && method != OTHER) {
        return method;
      }
    }
    return OTHER;
  }
}
