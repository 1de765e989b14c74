package dev.collet.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What goes wrong for others over stdio, against a server process. */
class StdioCasesTest {
  /** A63: quick answers come before slow ones, and each comes once. */
  @Test
  void aSlowToolDoesNotBlockTheOthers() throws Exception {
    try (ChildServer server = new ChildServer()) {
      server.send(Messages.call(1, "nap", "{\"ms\":4000}"));
      server.send(Messages.call(2, "fast", "{}")).send(Messages.list(3));
      for (int id = 4; id <= 40; id++) {
        server.send(Messages.call(id, "nap", "{\"ms\":4000}"));
      }
      TreeSet<Integer> first = new TreeSet<>(List.of(id(server), id(server)));
      assertEquals(new TreeSet<>(List.of(2, 3)), first);
      TreeSet<Integer> rest = new TreeSet<>();
      for (int i = 0; i < 38; i++) {
        assertTrue(rest.add(id(server)));
      }
      assertFalse(rest.contains(2) || rest.contains(3));
      assertEquals(List.of(), server.end());
      assertEquals(0, server.exitCode());
    }
  }

  /** A64, A74: one line for each answer, whatever is printed meanwhile. */
  @Test
  void linesNeverMix() throws Exception {
    try (ChildServer server = new ChildServer()) {
      for (int id = 0; id < 100; id++) {
        server.send(Messages.call(id, "large", "{\"bytes\":200000}"));
        if (id % 10 == 0) {
          server.send(Messages.call(1_000 + id, "noisy", "{}"));
        }
      }
      TreeSet<Integer> ids = new TreeSet<>();
      for (int i = 0; i < 110; i++) {
        assertTrue(ids.add(id(server)));
      }
      IntStream.range(0, 100).forEach(id -> assertTrue(ids.contains(id)));
      assertEquals(List.of(), server.end());
      assertEquals(0, server.exitCode());
      String errors = server.allErrors();
      assertTrue(errors.contains("{\"loading\":true}"), errors);
      for (String printed :
          List.of("no newline{\"jsonrpc\":\"2.0\"}", "java.lang.Exception: x", "from a thread")) {
        assertTrue(errors.split(java.util.regex.Pattern.quote(printed), -1).length > 10, errors);
      }
    }
  }

  /** A65: a cancelled call gets no answer, and its thread learns of it. */
  @Test
  void cancellation() throws Exception {
    try (ChildServer server = new ChildServer()) {
      String cancelled =
          "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{%s}}";
      server.send(Messages.call("\"7\"", "nap", "{\"ms\":60000}"));
      server.send(cancelled.formatted("\"requestId\":\"7\",\"reason\":\"user\""));
      server.send(cancelled.formatted("\"requestId\":\"unknown\""));
      server.send(cancelled.formatted(""));
      server.send(Messages.call(8, "fast", "{}"));
      assertEquals(8, id(server));
      assertEquals(List.of(), server.end());
      assertEquals(0, server.exitCode());
      assertTrue(server.allErrors().contains("nap interrupted"));
    }
  }

  /**
   * A66: tools that ignore their end are answered for, and neither hold up the others nor the end.
   */
  @Test
  void hungTools() throws Exception {
    try (ChildServer server = new ChildServer()) {
      for (int id = 1; id <= 64; id++) {
        server.send(Messages.call(id, "hang", "{}"));
      }
      TreeSet<Integer> ids = new TreeSet<>();
      for (int i = 0; i < 64; i++) {
        Map<String, Object> answer = server.answer();
        assertEquals(true, Messages.at(answer, "result", "isError"));
        assertTrue(String.valueOf(Messages.text(answer)).contains("1 s"), answer.toString());
        assertTrue(ids.add((Integer) answer.get("id")));
      }
      server.send(Messages.call(65, "fast", "{}"));
      assertEquals(65, id(server));
      assertEquals(List.of(), server.end());
      assertTrue(server.process.waitFor(10, TimeUnit.SECONDS));
      assertEquals(0, server.exitCode());
    }
  }

  /** A70, A71, A72, A73: bytes in, bytes out, whatever the platform says. */
  @Test
  void bytesAreTheSameOnEveryPlatform() throws Exception {
    try (ChildServer server =
        new ChildServer(
            Map.of("LC_ALL", "C"),
            List.of(
                "-Dfile.encoding=ISO-8859-1",
                "-Dstdout.encoding=UTF-16",
                "-Dline.separator=\r\n"))) {
      server.send(bytes("\u00ef\u00bb\u00bf"));
      server.send(Messages.call(1, "echo", "{\"s\":\"Zoë 東京 🚲\"}") + "\r");
      assertEquals("Zoë 東京 🚲", Messages.text(server.answer()));
      server.send(Messages.list(2).replace(",\"method\"", ",\t\r\"method\""));
      String line = server.line();
      assertTrue(line.startsWith("{"), line); // and Messages.parse refuses a CR
      assertEquals(2, Messages.parse(line).get("id"));
      server.send(Messages.call(3, "echo", "{\"s\":\"a\ufeffb\"}"));
      assertEquals("a\ufeffb", Messages.text(server.answer()));
    }
  }

  /** A75: what is under way is answered, and left-over threads do not keep the process. */
  @Test
  void theEndOfTheInput() throws Exception {
    try (ChildServer server = new ChildServer()) {
      server.send(Messages.call(1, "leave_thread", "{}"));
      assertEquals(1, id(server));
      server.send(Messages.call(2, "nap", "{\"ms\":500}"));
      server.send(bytes(Messages.call(3, "fast", "{}"))); // a last line without its end
      List<String> rest = server.end();
      assertEquals(2, rest.size(), rest.toString());
      assertEquals("slept", Messages.text(Messages.parse(rest.get(1))));
      assertEquals(0, server.exitCode());
    }
  }

  /** A75: the last answers come also when a call never ends. */
  @Test
  void theEndOfTheInputIsNotForEver() throws Exception {
    try (ChildServer server = new ChildServer()) {
      server.send(Messages.call(1, "nap", "{\"ms\":3600000}"));
      List<String> rest = server.end();
      assertEquals(1, rest.size(), rest.toString());
      assertEquals(true, Messages.at(Messages.parse(rest.get(0)), "result", "isError"));
      assertEquals(0, server.exitCode());
    }
  }

  /** A75: a client that closes its end is no error, and no flood of messages. */
  @Test
  void aClientThatIsGone() throws Exception {
    try (ChildServer server = new ChildServer()) {
      server.send(Messages.call(1, "fast", "{}"));
      assertEquals(1, id(server));
      server.process.getInputStream().close();
      for (int id = 2; id < 10 && server.process.isAlive(); id++) {
        try {
          server.send(Messages.call(id, "fast", "{}"));
        } catch (IOException e) {
          break; // it has ended
        }
        Thread.sleep(50);
      }
      assertEquals(0, server.exitCode());
      assertTrue(server.allErrors().lines().count() < 5, server.allErrors());
    }
  }

  /** A75: an error of the input is a failure. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void anInputThatCannotBeRead(@TempDir Path folder) throws Exception {
    Process process = new ProcessBuilder(shell(folder)).start(); // reading a folder fails
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals(1, process.exitValue(), Files.readString(folder.resolve("err")));
  }

  private static List<String> shell(Path folder) {
    List<String> command = new java.util.ArrayList<>();
    command.addAll(
        List.of("sh", "-c", "exec \"$@\" < / > \"$0/out\" 2> \"$0/err\"", folder.toString()));
    command.addAll(ChildServer.command(List.of()));
    return command;
  }

  /** The protocol can move to another descriptor, out of reach of child processes. */
  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void anotherDescriptor() throws Exception {
    List<String> command = new java.util.ArrayList<>();
    command.addAll(List.of("sh", "-c", "exec 3>&1 1>&2; exec \"$@\" /dev/fd/3", "sh"));
    command.addAll(ChildServer.command(List.of()));
    Process process = new ProcessBuilder(command).start();
    try {
      process.getOutputStream().write((Messages.call(1, "noisy", "{}") + "\n").getBytes("UTF-8"));
      process.getOutputStream().close();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals("ok", Messages.text(Messages.parse(out.stripTrailing())));
      assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    } finally {
      process.destroyForcibly();
    }
  }

  private static int id(ChildServer server) throws InterruptedException {
    Map<String, Object> answer = server.answer();
    assertTrue(answer.containsKey("result"), answer.toString());
    return (Integer) answer.get("id");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
