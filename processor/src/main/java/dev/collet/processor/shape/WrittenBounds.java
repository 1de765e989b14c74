package dev.collet.processor.shape;

import java.math.BigDecimal;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import org.jspecify.annotations.Nullable;

/** Looks through the bounds that constraints name, before anybody counts with them. */
final class WrittenBounds {
  /** As many as readers take. */
  private static final int MAX_DIGITS = 1000;

  private WrittenBounds() {}

  /** What is wrong with the constraint as it is written, and what to do; null for nothing. */
  static @Nullable String whyWrong(AnnotationMirror mirror) {
    return switch (Annotated.simpleNameOf(mirror)) {
      case "DecimalMin", "DecimalMax" -> decimal(mirror);
      case "Size" -> negative(mirror, List.of("min", "max"));
      case "Digits" -> negative(mirror, List.of("integer", "fraction"));
      default -> null;
    };
  }

  private static @Nullable String decimal(AnnotationMirror mirror) {
    String text = Annotated.text(mirror, "value", "0");
    try {
      BigDecimal value = new BigDecimal(text);
      return value.precision() > MAX_DIGITS || Math.abs((long) value.scale()) > MAX_DIGITS
          ? "names a number that no reader takes: at most 1,000 digits and an exponent within"
              + " ±1,000. Correct it."
          : null;
    } catch (NumberFormatException e) {
      return "names '" + text + "', which is no number. Write it as 1.5 or -3.";
    }
  }

  private static @Nullable String negative(AnnotationMirror mirror, List<String> members) {
    for (String member : members) {
      long value = Annotated.number(mirror, member, 0);
      if (value < 0) {
        return "has " + member + " = " + value + ", which is below 0. Correct it.";
      }
    }
    return null;
  }
}
