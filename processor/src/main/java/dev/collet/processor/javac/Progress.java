package dev.collet.processor.javac;

import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * Turns javac's events into the two moments that matter: bodies are known, and all is over.
 *
 * <p>Under javac's default policy a class is lowered and written while others are not attributed
 * yet; so the first ANALYZE is the only moment at which every tree is whole and no class file is
 * there. Without any ANALYZE ({@code -proc:only}, or an error before) the end must do.
 */
final class Progress implements TaskListener {
  private final Host.Moments moments;
  private final Set<String> analysed = new HashSet<>();
  private final Set<String> generated = new HashSet<>();
  private boolean areBodiesKnown;
  private boolean isOver;

  Progress(Host.Moments moments) {
    this.moments = moments;
  }

  @Override
  public void started(TaskEvent event) {
    TypeElement type = event.getTypeElement();
    if (event.getKind() == TaskEvent.Kind.ANALYZE && type != null && isType(type)) {
      analysed.add(type.getQualifiedName().toString());
    }
  }

  @Override
  public void finished(TaskEvent event) {
    switch (event.getKind()) {
      case ANALYZE -> bodies();
      case GENERATE -> {
        if (event.getTypeElement() != null) {
          generated.add(event.getTypeElement().getQualifiedName().toString());
        }
      }
      case COMPILATION -> {
        bodies();
        if (!isOver) {
          isOver = true;
          moments.compilationIsOver(generated.containsAll(analysed));
        }
      }
      default -> {
        // The other events say nothing about bodies.
      }
    }
  }

  private void bodies() {
    if (!areBodiesKnown) {
      areBodiesKnown = true;
      moments.bodiesAreKnown();
    }
  }

  private static boolean isType(TypeElement type) {
    return !type.getSimpleName().contentEquals("package-info")
        && !type.getQualifiedName().isEmpty();
  }
}
