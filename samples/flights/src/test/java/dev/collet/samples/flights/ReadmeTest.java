package dev.collet.samples.flights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs what README.md shows, so that it stays true. */
class ReadmeTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();
  private static final Path PROCESSOR =
      ROOT.resolve("processor/target/collet-processor-0.1.0-SNAPSHOT.jar");
  private static final Path RUNTIME =
      ROOT.resolve("runtime/target/collet-runtime-0.1.0-SNAPSHOT.jar");

  @TempDir Path folder;

  @Test
  void javacPrintsWhatTheReadmeShows() throws Exception {
    assumeJars();
    String tool = block("```java\\n");
    Path source = folder.resolve("WeatherTools.java");
    Files.writeString(source, "import dev.collet.Tool;\nimport java.time.LocalDate;\n\n" + tool);
    String printed =
        run(
            List.of(
                javac(),
                "-cp",
                RUNTIME.toString(),
                "-processorpath",
                PROCESSOR.toString(),
                "-d",
                "out",
                "WeatherTools.java"),
            1);
    String shown = block("What javac prints[^\\n]*\\n\\n```\\n");
    assertEquals(facts(shown), facts(printed), printed);
  }

  @Test
  void theJavacLineOfTheReadmeCompiles() throws Exception {
    assumeJars();
    String readme = readme();
    Matcher line = Pattern.compile("(?m)^javac (?:.*\\\\\\n)*.*").matcher(readme);
    assertTrue(line.find(), "no javac line in README.md");
    Path source = folder.resolve("src/WeatherTools.java");
    Files.createDirectories(source.getParent());
    Files.writeString(
        source,
        """
        import dev.collet.Tool;

        /** Tells the weather. */
        public final class WeatherTools {
          /** Tells the weather of a city. */
          @Tool
          public String weather(String city) {
            return "sunny in " + city;
          }
        }
        """);
    Files.copy(RUNTIME, folder.resolve(RUNTIME.getFileName()));
    Files.copy(PROCESSOR, folder.resolve(PROCESSOR.getFileName()));
    List<String> words =
        new ArrayList<>(List.of(line.group().replace("\\\n", " ").trim().split("\\s+")));
    words.set(0, javac());
    run(words, 0);
    assertTrue(Files.exists(folder.resolve("out/WeatherToolsToolset.class")));
    assertTrue(Files.exists(folder.resolve("out/META-INF/collet/tools/WeatherTools.json")));
  }

  /** The lines that say what is wrong, without line numbers and the quoted source. */
  private static List<String> facts(String printed) {
    return printed
        .lines()
        .filter(line -> line.contains("error: ["))
        .map(line -> line.substring(line.indexOf("error: [")))
        .toList();
  }

  private String run(List<String> command, int expectedExit) throws Exception {
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("javac.log").toFile())
            .start();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS), "javac hangs");
    String printed = Files.readString(folder.resolve("javac.log"));
    assertEquals(expectedExit, process.exitValue(), printed);
    return printed;
  }

  private static String javac() {
    return Path.of(System.getProperty("java.home"), "bin", "javac").toString();
  }

  private static void assumeJars() {
    assumeTrue(
        Files.exists(PROCESSOR) && Files.exists(RUNTIME),
        "the jars are made in the package phase: run mvn verify");
  }

  private static String readme() throws IOException {
    return Files.readString(ROOT.resolve("README.md"), StandardCharsets.UTF_8);
  }

  /** The first fenced block after the opening. */
  private static String block(String opening) throws IOException {
    Matcher block = Pattern.compile("(?ms)^" + opening + "(.*?)^```$").matcher(readme());
    assertTrue(block.find(), "README.md has no block after " + opening);
    return block.group(1);
  }
}
