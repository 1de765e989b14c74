package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.library.Row;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Knows the streams, readers and writers that never throw IOException: those over memory. */
final class Streams {
  private final Context context;
  private final Map<TypeElement, Boolean> infallible = new HashMap<>();

  Streams(Context context) {
    this.context = context;
  }

  /** Whether what a constructor or factory makes of these arguments never throws. */
  boolean isMade(ExecutableElement maker, List<Value> arguments) {
    if (context.isSource(maker)) {
      return false;
    }
    if (has(maker, Row.Kind.INFALLIBLE)) {
      return true;
    }
    return has(maker, Row.Kind.WRAPS) && !arguments.isEmpty() && arguments.get(0).isInfallible();
  }

  /** Whether what a constructor makes throws only where its first argument does. */
  boolean isWrapping(ExecutableElement constructor) {
    return has(constructor, Row.Kind.WRAPS);
  }

  /** Whether every object of the type never throws, whoever has made it. */
  boolean isInfallible(@Nullable TypeMirror type) {
    TypeElement element = context.typeFacts.element(type);
    if (element == null) {
      return false;
    }
    Boolean isInfallible = infallible.get(element);
    if (isInfallible == null) {
      isInfallible = isInfallible(element);
      infallible.put(element, isInfallible);
    }
    return isInfallible;
  }

  private boolean isInfallible(TypeElement element) {
    if (!context.isPlatform(element)) {
      return false;
    }
    for (Element member : element.getEnclosedElements()) {
      if (member.getKind() == ElementKind.CONSTRUCTOR && member instanceof ExecutableElement made) {
        return has(made, Row.Kind.INFALLIBLE);
      }
    }
    return false;
  }

  /** Whether a method throws only where the streams do that it works on. */
  boolean isPassing(ExecutableElement method) {
    return has(method, Row.Kind.PASSES);
  }

  /** Whether objects of the type are streams, readers or writers that may throw. */
  boolean isStream(@Nullable TypeMirror type) {
    TypeElement element = context.typeFacts.element(type);
    if (element == null) {
      return false;
    }
    String name = element.getQualifiedName().toString();
    return name.startsWith("java.io.")
        ? name.endsWith("Stream") || name.endsWith("Reader") || name.endsWith("Writer")
        : name.equals("java.lang.Appendable") || name.equals("java.lang.Readable");
  }

  private boolean has(ExecutableElement method, Row.Kind kind) {
    for (Row row : context.rows.of(method)) {
      if (row.kind() == kind) {
        return true;
      }
    }
    return false;
  }
}
