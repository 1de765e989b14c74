package dev.collet.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Generated code of representative tools, as people read it. {@code -Dgoldens=accept} rewrites the
 * files; the change is then reviewed like any other.
 */
class GoldenTest {
  private static final Path GOLDENS = Path.of("src/test/resources/goldens");

  @TestFactory
  Stream<DynamicTest> goldens() throws IOException {
    List<Path> sources;
    try (Stream<Path> files = Files.list(GOLDENS)) {
      sources = files.filter(each -> each.toString().endsWith("Tools.java")).sorted().toList();
    }
    assertEquals(13, sources.size());
    // One compilation for all: the sources share nothing.
    Generated generated =
        Generated.compile(sources.stream().map(GoldenTest::read).toArray(String[]::new));
    return sources.stream()
        .map(
            source ->
                DynamicTest.dynamicTest(
                    source.getFileName().toString(), () -> compare(generated, source)));
  }

  private static void compare(Generated generated, Path source) throws IOException {
    String simpleName = source.getFileName().toString().replace(".java", "Toolset");
    String actual = generated.source("goldens." + simpleName);
    Path golden = GOLDENS.resolve(simpleName + ".txt");
    if ("accept".equals(System.getProperty("goldens"))) {
      Files.writeString(golden, actual);
    }
    assertEquals(read(golden), actual);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
