package dev.collet.processor.testing;

import dev.collet.processor.ColletProcessor;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Stands before our processor, so that a test can change what it is handed. */
public abstract class Delegating extends AbstractProcessor {
  protected final ColletProcessor processor = new ColletProcessor();

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    processor.init(environment);
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return processor.getSupportedAnnotationTypes();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return processor.process(annotations, round);
  }
}
