package dev.collet.transport;

import java.time.Duration;

/**
 * Settings that the JDK's HTTP server reads from system properties once, when its classes load.
 * Without the first, each answer takes 40 ms; without the second, a client that never ends its
 * request holds a thread for ever. What the user has set stays.
 */
final class JdkServerProperties {
  private JdkServerProperties() {}

  /** Must be called before the first class of the JDK's server is used. */
  static void set(Duration requestTimeout, int maxHeaderBytes, int maxConnections) {
    setDefault("sun.net.httpserver.nodelay", "true");
    setDefault("sun.net.httpserver.maxReqTime", Long.toString(requestTimeout.toSeconds()));
    setDefault("sun.net.httpserver.maxReqHeaderSize", Integer.toString(maxHeaderBytes));
    setDefault("sun.net.httpserver.maxIdleConnections", Integer.toString(maxConnections));
    setDefault("jdk.httpserver.maxConnections", Integer.toString(maxConnections));
    // maxRspTime would also end event streams; OpenReplies watches each write instead.
  }

  private static void setDefault(String name, String value) {
    if (System.getProperty(name) == null) {
      System.setProperty(name, value);
    }
  }
}
