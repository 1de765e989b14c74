package dev.collet.reliability.fuzz;

import dev.collet.transport.HttpWire;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A request that has headers and nothing else. */
record HeaderWire(Map<String, String> headers) implements HttpWire {
  @Override
  public @Nullable String header(String name) {
    return headers.get(name);
  }

  @Override
  public void setHeader(String name, String value) {}

  @Override
  public void start(int status, long length) {}

  @Override
  public void write(byte[] bytes, int offset, int length) {}

  @Override
  public void flush() {}

  @Override
  public void finish() {}

  @Override
  public void abort() {}
}
