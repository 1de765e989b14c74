package dev.collet.samples.flights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {
  @Test
  void nothingMeansHttpOnPort3000() {
    Options options = Options.parse();
    assertEquals(3000, options.port());
    assertFalse(options.isStdio());
    assertFalse(options.isSep2145());
  }

  @Test
  void everyOptionIsRead() {
    Options options =
        Options.parse(
            "--port",
            "8080",
            "--stdio",
            "--db",
            "file:x",
            "--error-policy",
            "sep-2145",
            "--demo-auth",
            "--protocol-output",
            "/dev/fd/3");
    assertEquals(8080, options.port());
    assertTrue(options.isStdio());
    assertTrue(options.isSep2145());
    assertTrue(options.isDemoAuth());
    assertEquals("/dev/fd/3", options.protocolOutput());
    assertTrue(
        options.databaseUrl().matches("jdbc:h2:file:/.*/x;WRITE_DELAY=0"), options.databaseUrl());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--port",
        "--port x",
        "--port 70000",
        "--prot",
        "--db oracle",
        "--error-policy none"
      })
  void aWrongWordIsNamed(String line) {
    String[] words = line.split(" ");
    String message =
        assertThrows(IllegalArgumentException.class, () -> Options.parse(words)).getMessage();
    assertTrue(message.contains(words[words.length - 1]), message);
  }
}
