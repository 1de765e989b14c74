package dev.collet.processor.shape;

import java.util.Locale;
import java.util.function.UnaryOperator;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** Jackson's own naming strategies; one of the user's would have to be run. */
final class NamingStrategies {
  private NamingStrategies() {}

  static UnaryOperator<String> of(
      Annotated annotated, TypeElement element, Context context, Place place) {
    AnnotationMirror mirror = annotated.find(Jackson.NAMING_2, Jackson.NAMING_3);
    AnnotationValue value = mirror == null ? null : Annotated.written(mirror, "value");
    if (value == null || !(value.getValue() instanceof DeclaredType strategy)) {
      return name -> name;
    }
    String name = strategy.asElement().getSimpleName().toString();
    UnaryOperator<String> naming = named(name);
    if (naming == null) {
      context.unsupported(
          place,
          "@JsonNaming("
              + name
              + ".class) on "
              + element.getSimpleName()
              + " is a strategy of its own, which can't be run while javac compiles. Name the"
              + " members with @JsonProperty.");
      return each -> each;
    }
    return naming;
  }

  private static @Nullable UnaryOperator<String> named(String strategy) {
    return switch (strategy) {
      case "SnakeCaseStrategy" -> name -> separated(name, "_");
      case "UpperSnakeCaseStrategy" -> name -> separated(name, "_").toUpperCase(Locale.ROOT);
      case "KebabCaseStrategy" -> name -> separated(name, "-").replace('_', '-');
      case "LowerDotCaseStrategy" -> name -> separated(name, ".").replace('_', '.');
      case "LowerCaseStrategy" -> name -> name.toLowerCase(Locale.ROOT);
      case "UpperCamelCaseStrategy" ->
          name -> name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
      case "LowerCamelCaseStrategy", "PropertyNamingStrategy" -> name -> name;
      default -> null;
    };
  }

  /**
   * {@code userName} becomes {@code user_name}; a run of capitals is one word: {@code aURL}, a_url.
   */
  private static String separated(String name, String separator) {
    StringBuilder result = new StringBuilder();
    boolean wasUpper = false;
    boolean isFirst = true;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (i == 0 && c == '_') {
        continue;
      }
      if (Character.isUpperCase(c)) {
        if (!wasUpper && !isFirst && result.charAt(result.length() - 1) != '_') {
          result.append(separator);
        }
        result.append(Character.toLowerCase(c));
        wasUpper = true;
      } else {
        result.append(c);
        wasUpper = false;
      }
      isFirst = false;
    }
    return result.toString();
  }
}
