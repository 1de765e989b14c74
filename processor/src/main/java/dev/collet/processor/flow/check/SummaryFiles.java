package dev.collet.processor.flow.check;

import dev.collet.processor.flow.library.ModelFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.annotation.processing.Filer;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/**
 * Carries what is known about a module's methods to the modules that use it: a model file for each
 * class, {@code META-INF/collet/throws/BINARY-NAME.tsv}.
 */
final class SummaryFiles {
  private static final String FOLDER = "META-INF/collet/throws/";
  private static final String HEADER =
      "# What can leave the methods of this class. Written by Collet's processor; format:"
          + " docs/flow.md.\n";

  private final Filer filer;
  private final Elements elements;

  SummaryFiles(Filer filer, Elements elements) {
    this.filer = filer;
    this.elements = elements;
  }

  /** What the module of a class has written about it; an empty file when it has not. */
  ModelFile read(String type) {
    String path = FOLDER + type + ".tsv";
    try (InputStream in =
        filer.getResource(StandardLocation.CLASS_PATH, "", path).openInputStream()) {
      ModelFile file = new ModelFile(path, new String(in.readAllBytes(), StandardCharsets.UTF_8));
      file.methods(type);
      return file;
    } catch (IOException | IllegalArgumentException e) {
      // Not on the class path, or not for us.
      return beside(type, path);
    }
  }

  /** What lies in the same jar or folder as the class itself, on the module path. */
  private ModelFile beside(String type, String path) {
    try {
      ModelFile file = new ModelFile(path, BesideClass.read(elements, type, path));
      file.methods(type);
      return file;
    } catch (IOException | IllegalArgumentException e) {
      // The class is one of many without a summary.
      return new ModelFile(path, "");
    }
  }

  /** Writes a file for each class of which there is something to say. */
  void write(List<SummaryLines.Summary> summaries) throws IOException {
    for (SummaryLines.Summary summary : summaries) {
      String file = FOLDER + summary.name() + ".tsv";
      try (Writer out =
          filer
              .createResource(StandardLocation.CLASS_OUTPUT, "", file, summary.type())
              .openWriter()) {
        out.write(HEADER + summary.name() + "\n" + summary.lines());
      }
    }
  }
}
