package dev.collet.processor.shape;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Finds what makes an object of a class: an annotated creator, or the one constructor there is. */
final class Creators {
  private final Context context;

  Creators(Context context) {
    this.context = context;
  }

  /** The constructor or static factory with {@code @JsonCreator}, or null. */
  @Nullable ExecutableElement annotated(TypeElement element) {
    List<ExecutableElement> candidates =
        new ArrayList<>(ElementFilter.constructorsIn(element.getEnclosedElements()));
    for (ExecutableElement method : ElementFilter.methodsIn(element.getEnclosedElements())) {
      if (method.getModifiers().contains(Modifier.STATIC)) {
        candidates.add(method);
      }
    }
    for (ExecutableElement candidate : candidates) {
      if (!mode(candidate).equals("NONE") && !mode(candidate).equals("DISABLED")) {
        return candidate;
      }
    }
    return null;
  }

  /** The creator's mode, or NONE when it isn't annotated. */
  static String mode(ExecutableElement candidate) {
    AnnotationMirror mirror = Annotated.of(candidate).find(Jackson.CREATOR);
    return mirror == null ? "NONE" : Annotated.constant(mirror, "mode", "DEFAULT");
  }

  /** Whether a creator takes the whole value and not its members. */
  static boolean isDelegating(TypeElement element, ExecutableElement creator) {
    if (creator.getParameters().size() != 1) {
      return false;
    }
    String mode = mode(creator);
    if (!mode.equals("DEFAULT")) {
      return mode.equals("DELEGATING");
    }
    VariableElement parameter = creator.getParameters().get(0);
    boolean isNamed = Annotated.of(parameter).has(Jackson.PROPERTY);
    return !isNamed && (jsonValue(element) != null || !hasProperty(element, parameter));
  }

  private static boolean hasProperty(TypeElement element, VariableElement parameter) {
    String name = parameter.getSimpleName().toString();
    return element.getEnclosedElements().stream()
        .anyMatch(
            each ->
                !each.equals(parameter)
                    && (each.getSimpleName().contentEquals(name)
                        || each.getSimpleName()
                            .contentEquals(
                                "get"
                                    + Character.toUpperCase(name.charAt(0))
                                    + name.substring(1))));
  }

  /** The method with {@code @JsonValue}, or null. */
  static @Nullable ExecutableElement jsonValue(TypeElement element) {
    for (ExecutableElement method : ElementFilter.methodsIn(element.getEnclosedElements())) {
      AnnotationMirror mirror = Annotated.of(method).find(Jackson.VALUE);
      if (mirror != null && Annotated.flag(mirror, "value", true)) {
        return method;
      }
    }
    return null;
  }

  /** The constructor without parameters that generated code can call, or null. */
  @Nullable ExecutableElement empty(TypeElement element) {
    for (ExecutableElement constructor : reachable(element)) {
      if (constructor.getParameters().isEmpty()) {
        return constructor;
      }
    }
    return null;
  }

  /** The only constructor with parameters that generated code can call, or null. */
  @Nullable ExecutableElement only(TypeElement element) {
    List<ExecutableElement> found = new ArrayList<>(reachable(element));
    found.removeIf(each -> each.getParameters().isEmpty());
    return found.size() == 1 ? found.get(0) : null;
  }

  private List<ExecutableElement> reachable(TypeElement element) {
    List<ExecutableElement> found = new ArrayList<>();
    for (ExecutableElement constructor :
        ElementFilter.constructorsIn(element.getEnclosedElements())) {
      boolean isSynthetic =
          constructor.getParameters().stream()
              .anyMatch(each -> each.asType().toString().endsWith("DefaultConstructorMarker"));
      if (context.canReach(constructor) && !isSynthetic) {
        found.add(constructor);
      }
    }
    return found;
  }

  /** The properties' names that the parameters stand for; null when one has none. */
  @Nullable List<String> names(ExecutableElement creator) {
    AnnotationMirror given = Annotated.of(creator).find("java.beans.ConstructorProperties");
    if (given != null) {
      return Annotated.texts(given, "value");
    }
    List<String> names = new ArrayList<>();
    for (VariableElement parameter : creator.getParameters()) {
      String name = parameter.getSimpleName().toString();
      if (ParameterNames.isPlaceholder(name) && !context.inCompilation().test(parameter)) {
        AnnotationMirror property = Annotated.of(parameter).find(Jackson.PROPERTY);
        name = property == null ? "" : Annotated.text(property, "value", "");
        if (name.isEmpty()) {
          return null;
        }
      }
      names.add(name);
    }
    return names;
  }
}
