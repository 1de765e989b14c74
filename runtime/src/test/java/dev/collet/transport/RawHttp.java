package dev.collet.transport;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** An HTTP client that is as rude as a test needs it. */
final class RawHttp implements AutoCloseable {
  final Socket socket;
  private final int port;

  RawHttp(int port) throws IOException {
    this.port = port;
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(20_000);
  }

  /** Sends text as it is. */
  RawHttp send(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    return this;
  }

  /** Sends a well-formed request with further header lines. */
  RawHttp post(String headers, String body) throws IOException {
    int length = body.getBytes(StandardCharsets.UTF_8).length;
    byte[] request =
        ("POST /mcp HTTP/1.1\r\nHost: localhost:%d\r\nContent-Type: application/json\r\n"
                + "Accept: application/json, text/event-stream\r\n"
                + "Content-Length: %d\r\n%s\r\n%s")
            .formatted(port, length, headers, body)
            .getBytes(StandardCharsets.UTF_8);
    socket.getOutputStream().write(request);
    return this;
  }

  /** Reads until the text has come, and returns all that was read. */
  String readUntil(String text) throws IOException {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    InputStream in = socket.getInputStream();
    while (!read.toString(StandardCharsets.UTF_8).contains(text)) {
      int b = in.read();
      if (b < 0) {
        throw new IOException("Ended after: " + read.toString(StandardCharsets.UTF_8));
      }
      read.write(b);
    }
    return read.toString(StandardCharsets.UTF_8);
  }

  /** Reads all until the server closes the connection. */
  String readAll() throws IOException {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
