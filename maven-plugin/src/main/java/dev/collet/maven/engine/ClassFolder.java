package dev.collet.maven.engine;

import dev.collet.schema.manifest.ManifestException;
import dev.collet.schema.manifest.ToolFragment;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reads what lies in a folder of compiled classes, always in the same order. */
final class ClassFolder {

  private final Path folder;

  ClassFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * All classes, by binary name.
   *
   * @throws Failure if a class file is damaged
   */
  Map<String, CompiledClass> classes() throws IOException, Failure {
    Map<String, CompiledClass> found = new TreeMap<>();
    for (Path file : files(folder, ".class")) {
      String name = file.getFileName().toString();
      // Versioned copies repeat classes for other releases of Java; the two infos are no classes.
      if (!folder.relativize(file).startsWith("META-INF")
          && !name.equals("module-info.class")
          && !name.equals("package-info.class")) {
        try {
          CompiledClass read = CompiledClassReader.read(Files.readAllBytes(file));
          found.put(read.name(), read);
        } catch (IllegalArgumentException e) {
          throw new Failure(file + " is no class file (" + e.getMessage() + "). Run mvn clean.", e);
        }
      }
    }
    return found;
  }

  /**
   * The fragments, by their class's binary name.
   *
   * @throws Failure if one can't be read
   */
  Map<String, ToolFragment> fragments() throws IOException, Failure {
    Map<String, ToolFragment> found = new TreeMap<>();
    for (Path file : files(folder.resolve(ToolFragment.FOLDER), ".json")) {
      String name = file.getFileName().toString().replaceFirst("\\.json$", "");
      ToolFragment fragment = parse(file);
      if (!fragment.className().equals(name)) {
        throw new Failure(
            file
                + " speaks of class "
                + fragment.className()
                + ", not of the class it is named after. Run mvn clean.");
      }
      found.put(name, fragment);
    }
    return found;
  }

  private static ToolFragment parse(Path file) throws IOException, Failure {
    Optional<String> text = text(file);
    if (text.isEmpty()) {
      throw new Failure(
          file + " is not UTF-8. Run mvn clean, so that the processor writes it anew.");
    }
    try {
      return ToolFragment.parse(text.get());
    } catch (ManifestException e) {
      throw new Failure(
          file
              + ": "
              + e.getMessage()
              + ". Give collet-processor and collet-maven-plugin the same version, and run mvn clean.",
          e);
    }
  }

  /** A file's text; empty when it is not UTF-8. */
  static Optional<String> text(Path file) throws IOException {
    try {
      return Optional.of(Files.readString(file, StandardCharsets.UTF_8));
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.getFileName().toString().endsWith(ending))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    }
  }
}
