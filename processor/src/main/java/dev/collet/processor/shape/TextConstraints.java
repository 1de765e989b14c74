package dev.collet.processor.shape;

import dev.collet.processor.shape.Shape.TextBounds;
import dev.collet.processor.shape.Shape.TextBounds.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.element.AnnotationMirror;
import org.jspecify.annotations.Nullable;

/** Jakarta Validation's bounds of texts. Lengths count code points, as JSON Schema does. */
final class TextConstraints {
  /** What {@code String.trim} leaves something of. */
  private static final Pattern NOT_BLANK =
      new Pattern("[^\\u0000-\\u0020]", "a text that is not blank");

  private static final Pattern EMAIL =
      new Pattern(
          "^[^@\\u0000-\\u0020\\u007f]+@[^@\\u0000-\\u0020\\u007f]+$",
          "an e-mail address such as ann@example.com");

  private TextConstraints() {}

  static Shape.TextShape sized(Shape.TextShape text, int min, int max) {
    TextBounds bounds = text.bounds();
    return with(
        text,
        new TextBounds(
            Math.max(bounds.minLength(), min),
            Constraints.tighter(bounds.maxLength(), max),
            bounds.patterns(),
            bounds.format()));
  }

  /** The text with the constraint added; says why when a pattern can't be kept. */
  static Shape.TextShape apply(
      Shape.TextShape text, AnnotationMirror mirror, Consumer<String> refusal) {
    return switch (Annotated.simpleNameOf(mirror)) {
      case "NotBlank" -> sized(matching(text, NOT_BLANK, null), 1, -1);
      case "Email" -> email(text, mirror, refusal);
      default -> pattern(text, mirror, refusal);
    };
  }

  private static Shape.TextShape email(
      Shape.TextShape text, AnnotationMirror mirror, Consumer<String> refusal) {
    Shape.TextShape email = matching(text, EMAIL, "email");
    String regexp = Annotated.text(mirror, "regexp", ".*");
    return regexp.equals(".*") ? email : pattern(email, mirror, refusal);
  }

  private static Shape.TextShape pattern(
      Shape.TextShape text, AnnotationMirror mirror, Consumer<String> refusal) {
    if (!Annotated.values(mirror, "flags").isEmpty()) {
      refusal.accept("has flags, which JSON Schema's patterns don't know. Write them out.");
      return text;
    }
    try {
      String regex = RegexDialect.toEcma(Annotated.text(mirror, "regexp", ""));
      return matching(text, new Pattern("^(?:" + regex + ")$", null), null);
    } catch (RegexDialect.Untranslatable e) {
      refusal.accept(e.getMessage());
      return text;
    }
  }

  private static Shape.TextShape matching(
      Shape.TextShape text, Pattern pattern, @Nullable String format) {
    TextBounds bounds = text.bounds();
    List<Pattern> patterns = new ArrayList<>(bounds.patterns());
    if (!patterns.contains(pattern)) {
      patterns.add(pattern);
    }
    return with(
        text,
        new TextBounds(
            bounds.minLength(),
            bounds.maxLength(),
            List.copyOf(patterns),
            format == null ? bounds.format() : format));
  }

  private static Shape.TextShape with(Shape.TextShape text, TextBounds bounds) {
    return new Shape.TextShape(text.type(), text.kind(), bounds);
  }
}
