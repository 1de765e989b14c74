package dev.collet.reliability.fuzz;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Throws bytes at an HTTP server, and looks at what comes back. */
final class RawConnection {
  private static final int PATIENCE_MILLIS = (int) Oracle.PATIENCE_MILLIS;
  private static final Pattern STATUS = Pattern.compile("(?m)^HTTP/1\\.[01] ([0-9]{3})");
  private static final Pattern MESSAGE = Pattern.compile("(?m)^(?:data: )?(\\{\"jsonrpc\".*)$");

  /** The next answer of the same connection; what a client sent may say HTTP/1.1 in a message. */
  private static final Pattern NEXT = Pattern.compile("(?<=})HTTP/1\\.[01] [0-9]{3}[^\"]*$");

  private static final int HEALTH_EVERY = 50;
  private static int runs;

  private RawConnection() {}

  /** Sends the bytes, ends, and checks all answers; now and then also that others are served. */
  static void check(int port, byte[] bytes) {
    String answer = exchange(port, bytes);
    ErrorLog.check();
    Matcher status = STATUS.matcher(answer);
    while (status.find()) {
      int code = Integer.parseInt(status.group(1));
      // 501: a transfer coding that the HTTP server does not know. 505: not HTTP/1.
      if (code >= 500 && code != 501 && code != 505) {
        throw new Finding("Status " + code + ": " + answer);
      }
    }
    Matcher message = MESSAGE.matcher(answer);
    while (message.find()) {
      String line = message.group(1);
      Matcher next = NEXT.matcher(line);
      Oracle.message((next.find() ? line.substring(0, next.start()) : line).trim());
    }
    if (++runs % HEALTH_EVERY == 0) {
      String echo = "Mcp-Method: tools/call\r\nMcp-Name: echo\r\nConnection: close\r\n";
      String call =
          HttpSeeds.post(echo, FuzzServer.call("echo", "{\"text\":\"are you well?\"}", ""));
      String well = exchange(port, FuzzServer.bytes(call));
      if (!well.contains("are you well?")) {
        throw new Finding("The next client is not served: " + well);
      }
    }
  }

  private static String exchange(int port, byte[] bytes) {
    try (Socket socket = new Socket()) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.connect(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
      try {
        socket.getOutputStream().write(bytes);
        socket.shutdownOutput();
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      } catch (SocketTimeoutException e) {
        throw new Finding("The connection does not end", e);
      } catch (IOException e) {
        return ""; // The server has closed it while we sent: it need not listen to everything.
      }
    } catch (IOException e) {
      throw new Finding("The server takes no connections", e);
    }
  }
}
