package dev.collet.transport;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.Map;

/** Lines over pipes, in this process. */
final class StdioLink implements Link {
  private final PipedOutputStream input = new PipedOutputStream();
  private final PipedInputStream output = new PipedInputStream(1 << 20);

  StdioLink() throws IOException {
    StdioTransport transport =
        new StdioTransport(new PipedInputStream(input, 1 << 20), new PipedOutputStream(output));
    Threads.daemon("stdio-link").newThread(() -> transport.serve(CaseServer.make())).start();
  }

  @Override
  public Map<String, Object> send(byte[] message) throws Exception {
    write(message);
    return Messages.parse(line());
  }

  @Override
  public void tell(byte[] message) throws Exception {
    write(message);
    Map<String, Object> next = send(Messages.list("\"marker\"").getBytes("UTF-8"));
    if (!"marker".equals(next.get("id"))) {
      throw new AssertionError("An answer came: " + next);
    }
  }

  private void write(byte[] message) throws IOException {
    input.write(message);
    input.write('\n');
    input.flush();
  }

  private String line() throws IOException {
    java.io.ByteArrayOutputStream line = new java.io.ByteArrayOutputStream();
    int b;
    while ((b = output.read()) != '\n') {
      if (b < 0) {
        throw new AssertionError("The server has ended");
      }
      line.write(b);
    }
    return line.toString("UTF-8");
  }

  @Override
  public int status() {
    return 0;
  }

  @Override
  public void close() {
    try {
      input.close();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
