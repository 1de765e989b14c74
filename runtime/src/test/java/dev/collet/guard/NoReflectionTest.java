package dev.collet.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Nothing in the runtime finds out at run time what javac knew: it reads the class files. */
class NoReflectionTest {
  private static final Path CLASSES = Path.of("target", "classes");

  static boolean isForbidden(String reference) {
    return reference.contains("java/lang/reflect/")
        || reference.startsWith("java/lang/Class.forName")
        || reference.contains("java/util/ServiceLoader");
  }

  @Test
  void noClassRefersToReflection() throws IOException {
    List<String> found = new ArrayList<>();
    int files = 0;
    try (Stream<Path> paths = Files.walk(CLASSES)) {
      for (Path path : paths.filter(file -> file.toString().endsWith(".class")).toList()) {
        files++;
        for (String reference : ClassFileReferences.of(Files.readAllBytes(path))) {
          if (isForbidden(reference)) {
            found.add(CLASSES.relativize(path) + " -> " + reference);
          }
        }
      }
    }
    assertTrue(files > 20, "only " + files + " class files");
    assertEquals(List.of(), found);
  }

  @Test
  void theReaderSeesWhatItLooksFor() throws IOException {
    Path self =
        Path.of("target", "test-classes", "dev/collet/guard/NoReflectionTest$Reflects.class");
    Set<String> references = ClassFileReferences.of(Files.readAllBytes(self));
    assertTrue(references.contains("java/lang/Class.forName"), references.toString());
    assertTrue(references.contains("java/util/ServiceLoader.load"), references.toString());
    assertTrue(references.contains("java/lang/reflect/Method.getDeclaringClass"));
  }

  /** What must be found when it is there. */
  static final class Reflects {
    Object reflect() throws ReflectiveOperationException {
      return java.util.ServiceLoader.load(
          Class.forName("x").getDeclaredMethod("y").getDeclaringClass());
    }
  }
}
