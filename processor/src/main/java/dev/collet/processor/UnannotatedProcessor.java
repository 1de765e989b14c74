package dev.collet.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Looks at compilations in which no declaration carries an annotation of Collet's, so that javac
 * does not call {@link ColletProcessor}: their classes may still inherit tools from a library, or
 * hide tools inside methods. It sees every round and claims nothing, so that javac's own word on
 * annotations that nobody claims is not touched.
 */
@AutoService(Processor.class)
public final class UnannotatedProcessor extends AbstractProcessor {
  private @Nullable Session session;
  private boolean isAnnotated;

  /** For javac, which finds this class as a service. */
  public UnannotatedProcessor() {}

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
    isAnnotated = isAnnotated || isAnnotated(round);
    if (session == null && !isAnnotated && !round.processingOver() && isOnClassPath()) {
      session = new Session(processingEnv, false);
    }
    Session current = session;
    if (current != null) {
      current.guard(() -> current.round(round, !isAnnotated));
    }
    return false;
  }

  private boolean isOnClassPath() {
    return processingEnv.getElementUtils().getTypeElement("dev.collet.Tool") != null;
  }

  private boolean isAnnotated(RoundEnvironment round) {
    PackageElement own = processingEnv.getElementUtils().getPackageElement("dev.collet");
    if (own == null) {
      return false;
    }
    TypeElement[] annotations =
        own.getEnclosedElements().stream()
            .filter(type -> type.getKind() == ElementKind.ANNOTATION_TYPE)
            .toArray(TypeElement[]::new);
    return !round.getElementsAnnotatedWithAny(annotations).isEmpty();
  }
}
