package dev.collet.benchmarks.javac;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * The least that a processor can do: writes files that lie ready. What javac takes with it is what
 * processing costs whoever does it, since javac enters all classes anew after a round with sources.
 */
public final class CopyingProcessor extends AbstractProcessor {
  static final String FOLDER = "folder";

  private boolean isDone;

  /** For javac. */
  public CopyingProcessor() {}

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("dev.collet.*");
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Set.of(FOLDER);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  // Claimed as Collet's own processor does.
  @SuppressWarnings("DoNotClaimAnnotations")
  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Map<String, String> options = processingEnv.getOptions();
    if (!isDone) {
      isDone = true;
      copy(Path.of(options.getOrDefault(FOLDER, "")));
    }
    return true;
  }

  private void copy(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      for (Path source : sources) {
        String path = folder.relativize(source).toString();
        String name = path.substring(0, path.length() - ".java".length()).replace('/', '.');
        try (Writer out = processingEnv.getFiler().createSourceFile(name).openWriter()) {
          out.write(Files.readString(source));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
