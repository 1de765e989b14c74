package dev.collet.schema.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command says what it found, and its exit code says it to scripts. */
class MainTest {

  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private int run(String... arguments) {
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    return Main.run(List.of(arguments), stream, stream);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void exitCodesTellTheVerdicts() throws IOException {
    String integer = file("integer.json", "{\"type\":\"integer\"}");
    String number = file("number.json", "{\"type\":\"number\"}");
    String remote = file("remote.json", "{\"$ref\":\"https://example.com/n\"}");
    assertEquals(0, run(integer, number));
    assertEquals(1, run(number, integer));
    assertTrue(out.toString(StandardCharsets.UTF_8).contains("#/type rejects"));
    assertEquals(2, run(integer, remote));
    assertEquals(0, run("--document", "https://example.com/n=" + number, integer, remote));
    assertEquals(2, run("--budget", "1", integer, number));
  }

  @Test
  void wrongUseHasItsOwnExitCode() throws IOException {
    String broken = file("broken.json", "{");
    assertEquals(64, run(broken, broken));
    assertEquals(64, run("--budget", "many", broken, broken));
    assertEquals(64, run("--none", broken, broken));
    assertEquals(64, run(folder.resolve("absent").toString(), broken));
  }
}
