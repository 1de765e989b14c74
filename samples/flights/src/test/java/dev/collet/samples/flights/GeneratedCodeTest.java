package dev.collet.samples.flights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds generated class files to what is promised of them: nothing is looked up at run time. */
class GeneratedCodeTest {
  private static final List<String> FORBIDDEN =
      List.of("java/lang/reflect/", "forName", "java/util/ServiceLoader");

  @Test
  void generatedClassesReferToNoReflection() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("target/classes"))) {
      List<Path> generated =
          files.filter(file -> file.getFileName().toString().contains("Toolset")).toList();
      assertTrue(generated.size() >= 3, "generated classes: " + generated);
      for (Path file : generated) {
        String constants = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertEquals(
            List.of(), FORBIDDEN.stream().filter(constants::contains).toList(), file.toString());
      }
    }
  }
}
