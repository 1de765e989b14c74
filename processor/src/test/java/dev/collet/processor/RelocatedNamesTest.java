package dev.collet.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Packaging renames the libraries inside the processor's jar, in string constants, too: a constant
 * that means a class of the user's must not look like one of those.
 */
class RelocatedNamesTest {
  private static final List<String> RELOCATED =
      List.of("tools.jackson", "com.palantir.javapoet", "dk.brics.automaton", "dev.collet.schema");

  @Test
  void noConstantIsRenamed() throws IOException {
    List<String> found = new ArrayList<>();
    int files = 0;
    try (Stream<Path> paths = Files.walk(Path.of("target/classes"))) {
      for (Path path : paths.filter(file -> file.toString().endsWith(".class")).toList()) {
        files++;
        for (String constant : strings(path)) {
          String name = constant.replace('/', '.');
          if (RELOCATED.stream().anyMatch(name::startsWith)) {
            found.add(path.getFileName() + ": " + constant);
          }
        }
      }
    }
    assertTrue(files > 100);
    assertEquals(List.of(), found);
  }

  private static List<String> strings(Path classFile) throws IOException {
    List<String> strings = new ArrayList<>();
    try (DataInputStream in = new DataInputStream(Files.newInputStream(classFile))) {
      in.skipNBytes(8);
      int count = in.readUnsignedShort();
      String[] texts = new String[count];
      List<Integer> constants = new ArrayList<>();
      for (int i = 1; i < count; i++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> texts[i] = in.readUTF();
          case 5, 6 -> {
            in.skipNBytes(8);
            i++;
          }
          case 8 -> constants.add(in.readUnsignedShort());
          case 7, 16, 19, 20 -> in.skipNBytes(2);
          case 15 -> in.skipNBytes(3);
          default -> in.skipNBytes(4);
        }
      }
      constants.forEach(index -> strings.add(texts[index]));
    }
    return strings;
  }
}
