package dev.collet.maven.engine;

import dev.collet.schema.manifest.ManifestException;
import dev.collet.schema.manifest.ToolManifest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/** Reads and writes manifests and lock files, and says which file it was when one is at fault. */
public final class ManifestFile {

  private ManifestFile() {}

  /**
   * Reads a manifest or lock file.
   *
   * @throws Failure if it is missing or is none
   */
  public static ToolManifest read(Path file) throws IOException, Failure {
    return read(file, ToolManifest::parse);
  }

  /**
   * Reads what a server answered to {@code tools/list}, or a manifest.
   *
   * @throws Failure if it is missing or is neither
   */
  public static ToolManifest readToolsList(Path file) throws IOException, Failure {
    return read(file, ToolManifest::parseToolsList);
  }

  private static ToolManifest read(Path file, Function<String, ToolManifest> parser)
      throws IOException, Failure {
    if (!Files.isRegularFile(file)) {
      throw new Failure(file + " does not exist.");
    }
    Optional<String> text = ClassFolder.text(file);
    if (text.isEmpty()) {
      throw new Failure(file + " is not UTF-8.");
    }
    return parse(text.get(), file.toString(), parser);
  }

  /**
   * Reads a manifest from a dependency's bytes.
   *
   * @throws Failure if they are none
   */
  static ToolManifest parse(byte[] bytes, String name) throws Failure {
    return parse(new String(bytes, StandardCharsets.UTF_8), name, ToolManifest::parse);
  }

  private static ToolManifest parse(String text, String name, Function<String, ToolManifest> parser)
      throws Failure {
    try {
      return parser.apply(text);
    } catch (ManifestException e) {
      throw new Failure(name + ": " + e.getMessage() + ".", e);
    }
  }

  /**
   * Writes a manifest, and leaves a file that says the same alone, so that nothing is built anew
   * for it.
   *
   * @return whether the file is different now
   */
  public static boolean write(Path file, ToolManifest manifest) throws IOException {
    return write(file, manifest.text());
  }

  /** Writes a text as UTF-8 unless it is there already. */
  static boolean write(Path file, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (Files.isRegularFile(file) && Arrays.equals(Files.readAllBytes(file), bytes)) {
      return false;
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.write(file, bytes);
    return true;
  }
}
