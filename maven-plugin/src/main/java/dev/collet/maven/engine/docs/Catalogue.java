package dev.collet.maven.engine.docs;

import dev.collet.schema.manifest.ToolManifest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the catalogue's files. */
public final class Catalogue {

  private Catalogue() {}

  /** Writes {@code tools.md} and {@code tools.html}, and says where they are. */
  public static List<Path> write(String title, ToolManifest manifest, Path folder)
      throws IOException {
    Files.createDirectories(folder);
    Path markdown = folder.resolve("tools.md");
    Path html = folder.resolve("tools.html");
    Files.writeString(markdown, MarkdownCatalogue.write(title, manifest), StandardCharsets.UTF_8);
    Files.writeString(html, HtmlCatalogue.write(title, manifest), StandardCharsets.UTF_8);
    return List.of(markdown, html);
  }
}
