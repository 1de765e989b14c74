package dev.collet.processor.shape;

import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads the default and the example of {@code @ToolParam} and checks them against the type. */
final class DefaultReader {
  private final Context context;

  DefaultReader(Context context) {
    this.context = context;
  }

  /** What was written, as data; null for what wasn't, and for what is wrong. */
  record Values(@Nullable JsonNode defaultValue, @Nullable JsonNode example) {}

  Values read(
      Shape shape,
      Annotated annotated,
      @Nullable AnnotationMirror mirror,
      boolean isSensitive,
      Place place) {
    if (mirror == null) {
      return new Values(null, null);
    }
    return new Values(
        value("defaultValue", "default", shape, annotated, mirror, isSensitive, place),
        value("example", "example", shape, annotated, mirror, isSensitive, place));
  }

  private @Nullable JsonNode value(
      String member,
      String what,
      Shape shape,
      Annotated annotated,
      AnnotationMirror mirror,
      boolean isSensitive,
      Place place) {
    AnnotationValue written = Annotated.written(mirror, member);
    if (written == null) {
      return null;
    }
    if (isSensitive) {
      context
          .problems()
          .report(
              RuleName.SENSITIVE_DEFAULT,
              place,
              annotated,
              mirror,
              written,
              "The "
                  + what
                  + " of "
                  + place.subject()
                  + " would be published, but the value is @Sensitive. Remove one of the two.");
      return null;
    }
    String text = written.getValue().toString();
    LiteralText.Result result = LiteralText.read(text, shape);
    JsonNode value = result.value();
    List<String> problems =
        value == null ? List.of(result.problem()) : ShapeValue.problems(value, shape);
    if (problems.isEmpty()) {
      return value;
    }
    context
        .problems()
        .report(
            RuleName.INVALID_DEFAULT,
            place,
            annotated,
            mirror,
            written,
            "The "
                + what
                + " "
                + quoted(text)
                + " of "
                + place.subject()
                + " does not fit its type: "
                + String.join("; ", problems)
                + ".");
    return null;
  }

  private static String quoted(String text) {
    String shown = text.length() > 60 ? text.substring(0, 60) + "…" : text;
    return "'" + shown.replace("\n", "\\n") + "'";
  }
}
