package dev.collet.processor.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Another processor: it generates one source in each round, and then no more. */
public final class Generating extends AbstractProcessor {
  private final Deque<String> sources;

  /** Generates these, the first in the first round. */
  public Generating(String... sources) {
    this.sources = new ArrayDeque<>(List.of(sources));
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    String source = round.processingOver() ? null : sources.poll();
    if (source != null) {
      try (Writer out =
          processingEnv.getFiler().createSourceFile(Sources.name(source)).openWriter()) {
        out.write(source);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return false;
  }
}
