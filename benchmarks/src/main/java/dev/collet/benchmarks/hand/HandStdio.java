package dev.collet.benchmarks.hand;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The hand-written server on standard input and output, for measuring the start. */
public final class HandStdio {
  private HandStdio() {}

  /** Serves until the input ends; the tools are the resources {@code names.txt} and tools.json. */
  public static void main(String[] arguments) throws IOException {
    List<String> names = new ArrayList<>();
    try (InputStream in = HandStdio.class.getResourceAsStream("/bench/names.txt")) {
      new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
          .lines()
          .forEach(names::add);
    }
    byte[] tools;
    try (InputStream in = HandStdio.class.getResourceAsStream("/bench/tools.json")) {
      tools = in.readAllBytes();
    }
    HandServer server = new HandServer(names, tools);
    PrintStream out = System.out;
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      out.write(server.answer(line.getBytes(StandardCharsets.UTF_8)));
      out.write('\n');
      out.flush();
    }
  }
}
