package dev.collet.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * The annotation processor that javac runs: hands rounds to a {@link Session}. Never throws; it
 * claims Collet's own annotations and nobody else's.
 */
@AutoService(Processor.class)
public final class ColletProcessor extends AbstractProcessor {
  private @Nullable Session session;

  /** For javac, which finds this class as a service. */
  public ColletProcessor() {}

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    session = new Session(environment, true);
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("dev.collet.*");
  }

  @Override
  public Set<String> getSupportedOptions() {
    return session == null ? Set.of() : session.optionNames();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  // Annotations that nobody claims make javac's lint warn, and these are ours alone.
  @SuppressWarnings("DoNotClaimAnnotations")
  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Session current = session;
    if (current != null) {
      current.guard(() -> current.round(round, true));
    }
    return true;
  }
}
