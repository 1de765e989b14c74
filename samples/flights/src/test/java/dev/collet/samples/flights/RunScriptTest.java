package dev.collet.samples.flights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The start script itself, with a server whose tool starts a child that inherits standard output:
 * what the child prints must not come between the messages.
 */
@EnabledOnOs({OS.LINUX, OS.MAC})
class RunScriptTest {
  private static final String CALL =
      "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"tools/call\",\"params\":{\"name\":\"loud\","
          + "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
          + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}\n";

  /** A copy of the script where it finds a jar, and a java of the test's own. */
  private static Path layOut(Path folder, String javaScript) throws IOException {
    Path home = Files.createDirectories(folder.resolve("samples/flights"));
    Path script = Files.copy(Path.of("run"), home.resolve("run"));
    Files.copy(Path.of("typical-requests.jsonl"), home.resolve("typical-requests.jsonl"));
    assertTrue(script.toFile().setExecutable(true));
    Files.createFile(folder.resolve("pom.xml"));
    for (String module : List.of("runtime", "schema", "processor", "maven-plugin")) {
      Files.createDirectory(folder.resolve(module));
    }
    Files.createDirectories(home.resolve("target/lib"));
    Files.createFile(home.resolve("target/collet-sample-flights-0.1.0-SNAPSHOT.jar"));
    Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.writeString(java, javaScript);
    assertTrue(java.toFile().setExecutable(true));
    return script;
  }

  /** A java that runs the test's server instead of the jar. */
  private static String loud() {
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return """
        #!/bin/sh
        shift 2 # -jar and the jar
        exec '%s/bin/java' -cp '%s' %s "$@"
        """
        .formatted(System.getProperty("java.home"), classPath, LoudMain.class.getName());
  }

  @Test
  void theClassDataArchiveIsMadeOnceAndThenUsed(@TempDir Path folder) throws Exception {
    Path script =
        layOut(
            folder,
            """
            #!/bin/sh
            echo "$@" >> '%s/calls'
            case "$1" in
              -XX:ArchiveClassesAtExit=*) : > "${1#*=}" ;;
            esac
            """
                .formatted(folder));
    for (int start = 0; start < 2; start++) {
      ProcessBuilder builder =
          new ProcessBuilder("bash", script.toString(), "--cds", "--port", "1");
      builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
      Process process = builder.redirectErrorStream(true).start();
      process.getOutputStream().close();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(0, process.waitFor(), out);
    }
    List<String> calls = Files.readAllLines(folder.resolve("calls"));
    assertEquals(3, calls.size(), calls.toString());
    assertTrue(calls.get(0).startsWith("-XX:ArchiveClassesAtExit="), calls.get(0));
    for (String call : calls.subList(1, 3)) {
      assertTrue(call.startsWith("-XX:SharedArchiveFile="), call);
      assertTrue(call.endsWith("0.1.0-SNAPSHOT.jar --port 1"), call);
    }
  }

  @Test
  void aChildThatPrintsIsKeptOutOfTheProtocol(@TempDir Path folder) throws Exception {
    Path script = layOut(folder, loud());
    Path errors = folder.resolve("errors");
    ProcessBuilder builder =
        new ProcessBuilder("bash", script.toString(), "--stdio").redirectError(errors.toFile());
    builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
    Process process = builder.start();
    try {
      for (int id = 1; id <= 5; id++) {
        process.getOutputStream().write(CALL.formatted(id).getBytes(StandardCharsets.UTF_8));
      }
      process.getOutputStream().close();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertTrue(process.waitFor(60, TimeUnit.SECONDS));
      assertEquals(0, process.exitValue(), Files.readString(errors));
      List<String> lines = out.lines().toList();
      assertEquals(5, lines.size(), out + Files.readString(errors));
      for (String line : lines) {
        JsonNode answer = JsonMapper.shared().readTree(line);
        assertEquals("ran", answer.at("/result/content/0/text").asString(), line);
      }
    } finally {
      process.destroyForcibly();
    }
    String printed = Files.readString(errors);
    assertEquals(5, printed.lines().filter(line -> line.equals("a child prints")).count(), printed);
    assertTrue(printed.contains("{\"jsonrpc\":\"2.0\",\"id\":99}"), printed);
    assertTrue(printed.contains("the tool prints"), printed);
  }
}
