package dev.collet.transport;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One request of the JDK's HTTP server. */
final class JdkWire implements HttpWire {
  private final HttpExchange exchange;
  private final OutputStream out;
  private boolean hasBody = true;

  JdkWire(HttpExchange exchange) {
    this.exchange = exchange;
    this.out = exchange.getResponseBody();
  }

  @Override
  public @Nullable String header(String name) {
    List<String> values = exchange.getRequestHeaders().get(name);
    if (values == null || values.isEmpty()) {
      return null;
    }
    return values.size() == 1 ? values.get(0).trim() : String.join(", ", values);
  }

  @Override
  public void setHeader(String name, String value) {
    exchange.getResponseHeaders().set(name, value);
  }

  @Override
  public void start(int status, long length) throws IOException {
    hasBody = length > 0 || length == STREAM;
    exchange.sendResponseHeaders(status, length == STREAM ? 0 : hasBody ? length : -1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    out.write(bytes, offset, length);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void finish() throws IOException {
    if (hasBody) { // without one, the headers were the end; a second end confuses the server
      out.close();
    }
  }

  @Override
  public void abort() {
    exchange.close();
  }
}
