package dev.collet.maven.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** Looks files up in the jars and folders that a module depends on; each jar is opened once. */
public final class ClassPath implements AutoCloseable {

  private final List<Entry> entries;

  /** One dependency. */
  public static final class Entry {
    private final String name;
    private final Path path;
    private @Nullable ZipFile jar;
    private boolean isOpened;

    /**
     * A dependency that nothing has been read from yet.
     *
     * @param name what people know it by, such as {@code com.example:tools:1.0}
     * @param path its jar or folder of classes; it may be missing
     */
    public Entry(String name, Path path) {
      this.name = name;
      this.path = path;
    }

    /** What people know it by. */
    public String name() {
      return name;
    }

    /** Its jar or folder of classes. */
    public Path path() {
      return path;
    }

    /** The content of one of its files. */
    Optional<byte[]> read(String file) throws IOException {
      if (Files.isDirectory(path)) {
        Path found = path.resolve(file);
        return Files.isRegularFile(found)
            ? Optional.of(Files.readAllBytes(found))
            : Optional.empty();
      }
      ZipFile zip = jar();
      ZipEntry found = zip == null ? null : zip.getEntry(file);
      if (zip == null || found == null) {
        return Optional.empty();
      }
      try (InputStream in = zip.getInputStream(found)) {
        return Optional.of(in.readAllBytes());
      }
    }

    private @Nullable ZipFile jar() throws IOException {
      if (!isOpened && Files.isRegularFile(path)) {
        try {
          jar = new ZipFile(path.toFile());
        } catch (ZipException e) {
          // Not everything a module depends on is an archive: a pom, a native library.
          jar = null;
        }
      }
      isOpened = true;
      return jar;
    }

    private void close() throws IOException {
      if (jar != null) {
        jar.close();
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

  /** A file of the first dependency that has it. */
  Optional<byte[]> find(String file) throws IOException {
    for (Entry entry : entries) {
      Optional<byte[]> found = entry.read(file);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  @Override
  public void close() throws IOException {
    List<IOException> faults = new ArrayList<>();
    for (Entry entry : entries) {
      try {
        entry.close();
      } catch (IOException e) {
        faults.add(e);
      }
    }
    if (!faults.isEmpty()) {
      throw faults.get(0);
    }
  }
}
