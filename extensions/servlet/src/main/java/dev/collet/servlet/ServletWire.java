package dev.collet.servlet;

import dev.collet.transport.HttpWire;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One request of a servlet container. */
final class ServletWire implements HttpWire {
  private final HttpServletRequest request;
  private final HttpServletResponse response;
  private @Nullable OutputStream out;

  ServletWire(HttpServletRequest request, HttpServletResponse response) {
    this.request = request;
    this.response = response;
  }

  @Override
  public @Nullable String header(String name) {
    String first = request.getHeader(name);
    if (first == null) {
      return null;
    }
    List<String> values = Collections.list(request.getHeaders(name));
    return values.size() <= 1 ? first.trim() : String.join(", ", values);
  }

  @Override
  public void setHeader(String name, String value) {
    response.setHeader(name, value);
  }

  @Override
  public void start(int status, long length) throws IOException {
    response.setStatus(status);
    if (length != STREAM) {
      response.setContentLengthLong(Math.max(length, 0));
    }
    if (length != NO_BODY) {
      out = response.getOutputStream();
    }
  }

  /**
   * Writes a copy: a container may still hold on to the bytes when a write that took too long was
   * interrupted, and the caller's array then serves another answer.
   */
  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    stream().write(Arrays.copyOfRange(bytes, offset, offset + length));
  }

  @Override
  public void flush() throws IOException {
    stream().flush();
  }

  @Override
  public void finish() throws IOException {
    if (out == null) {
      response.flushBuffer();
    } else {
      out.close();
    }
  }

  /** Nothing: the container closes the connection when the servlet throws. */
  @Override
  public void abort() {}

  private OutputStream stream() {
    OutputStream stream = out;
    if (stream == null) {
      throw new IllegalStateException("The response has no body, or has not begun");
    }
    return stream;
  }
}
