package dev.collet.maven.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** Looks files up in the jars and folders that a module depends on. */
public final class ClassPath {

  /** No dependencies. */
  public static final ClassPath EMPTY = new ClassPath(List.of());

  private final List<Entry> entries;

  /**
   * One dependency.
   *
   * @param name what people know it by, such as {@code com.example:tools:1.0}
   * @param path its jar or folder of classes; it may be missing
   */
  public record Entry(String name, Path path) {

    /** The content of one of its files. */
    public Optional<byte[]> read(String file) throws IOException {
      if (Files.isDirectory(path)) {
        Path found = path.resolve(file);
        return Files.isRegularFile(found)
            ? Optional.of(Files.readAllBytes(found))
            : Optional.empty();
      }
      if (!Files.isRegularFile(path)) {
        return Optional.empty();
      }
      try (ZipFile jar = new ZipFile(path.toFile())) {
        ZipEntry found = jar.getEntry(file);
        if (found == null) {
          return Optional.empty();
        }
        try (InputStream in = jar.getInputStream(found)) {
          return Optional.of(in.readAllBytes());
        }
      } catch (ZipException e) {
        // Not everything a module depends on is an archive: a pom, a native library.
        return Optional.empty();
      }
    }
  }

  /** These dependencies, in this order. */
  public ClassPath(List<Entry> entries) {
    this.entries = List.copyOf(entries);
  }

  /** All dependencies. */
  public List<Entry> entries() {
    return entries;
  }

  /** The first dependency that has a file. */
  Optional<Entry> find(String file) throws IOException {
    for (Entry entry : entries) {
      if (entry.read(file).isPresent()) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }
}
