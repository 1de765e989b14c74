package dev.collet.reliability.fuzz;

import dev.collet.transport.StdioPipe;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Bytes on standard input: the first says in what pieces the others come. */
public final class StdioFuzzer {
  private StdioFuzzer() {}

  /** Called by Jazzer at the start: loading classes is no part of a hang. */
  public static void fuzzerInitialize() {
    seeds().forEach(StdioFuzzer::fuzzerTestOneInput);
  }

  /** Called by Jazzer for each input. */
  public static void fuzzerTestOneInput(byte[] input) {
    if (input.length == 0) {
      return;
    }
    int piece = 1 + (input[0] & 0xFF);
    InputStream in = new Pieces(input, piece);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int status = StdioPipe.serve(FuzzServer.make(), in, out, Duration.ofSeconds(5));
    ErrorLog.check();
    if (status != 0) {
      throw new Finding("Ended with status " + status);
    }
    String answers = out.toString(StandardCharsets.UTF_8);
    if (!answers.isEmpty() && !answers.endsWith("\n")) {
      throw new Finding("The last line has no end: " + answers);
    }
    String asked = new String(input, 1, input.length - 1, StandardCharsets.ISO_8859_1);
    long lines = asked.chars().filter(c -> c == '\n').count() + 1;
    // A batch's answer is one line; a subscription's acknowledgment and end are two.
    long most = asked.contains("subscriptions/listen") ? 3 * lines : lines;
    List<String> said = answers.lines().toList();
    if (said.size() > most) {
      throw new Finding(said.size() + " lines in answer to " + lines + ": " + answers);
    }
    said.forEach(Oracle::message);
  }

  /** Input that comes in pieces of one size. */
  private static final class Pieces extends ByteArrayInputStream {
    private final int size;

    Pieces(byte[] input, int size) {
      super(input, 1, input.length - 1);
      this.size = size;
    }

    @Override
    public synchronized int read(byte[] bytes, int offset, int length) {
      return super.read(bytes, offset, Math.min(length, size));
    }
  }

  static List<byte[]> seeds() {
    List<byte[]> seeds = new ArrayList<>();
    StringBuilder all = new StringBuilder("\u00ff");
    for (String message : EnvelopeFuzzer.messages()) {
      seeds.add(FuzzServer.bytes("\u0007" + message + "\r\n"));
      all.append(message).append('\n');
    }
    seeds.add(all.toString().getBytes(StandardCharsets.ISO_8859_1));
    seeds.add(FuzzServer.bytes(" \ufeff\n\r\n" + FuzzServer.request("tools/list", "")));
    return seeds;
  }
}
