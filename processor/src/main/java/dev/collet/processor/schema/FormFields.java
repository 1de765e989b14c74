package dev.collet.processor.schema;

import dev.collet.processor.shape.Shape;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Which values a form has a field for, and why not. */
final class FormFields {
  /** What a field may say about its value, beside type, description and default. */
  static final List<String> KEYWORDS =
      List.of("minLength", "maxLength", "format", "minimum", "maximum");

  /** What every field may say, or what is told in other ways. */
  private static final Set<String> PLAIN =
      Set.of("type", "description", "default", "examples", "x-mcp-header");

  private static final Set<String> FORMATS =
      Set.of("email", "uri", "uri-reference", "date", "date-time");

  private FormFields() {}

  /** What keeps a value out of a form, as the end of a sentence; null when nothing does. */
  static @Nullable String fault(Shape shape, ObjectNode rendered) {
    boolean isScalar =
        shape instanceof Shape.BooleanShape
            || shape instanceof Shape.TextShape
            || shape instanceof Shape.IntegerShape
            || shape instanceof Shape.NumberShape;
    if (!isScalar) {
      return structure(shape);
    }
    String format = rendered.path("format").asString("");
    if (!format.isEmpty() && !FORMATS.contains(format)) {
      return "is a text of the format "
          + format
          + ", and the formats of a form are date, date-time, email and uri. Ask for a String, and"
          + " parse it in the tool";
    }
    for (String keyword : rendered.propertyNames()) {
      if (!PLAIN.contains(keyword) && !KEYWORDS.contains(keyword)) {
        return keyword(shape, keyword);
      }
    }
    return null;
  }

  private static String structure(Shape shape) {
    if (shape instanceof Shape.ArrayShape) {
      return "is a list of values to be typed in; a form offers lists only of an enum's constants."
          + " Ask for a String, or for an enum";
    }
    if (shape instanceof Shape.AnyShape) {
      return "may be any JSON value; a field of a form is a text, a number, a boolean or a choice."
          + " Write its type";
    }
    return "is an object; a form is flat: texts, numbers, booleans and choices. Put its components"
        + " in its place, or ask for it in a question of its own";
  }

  private static String keyword(Shape shape, String keyword) {
    return switch (keyword) {
      case "pattern", "allOf" ->
          isOwnForm(shape)
              ? "is a text of a form of its own ("
                  + ((Shape.TextShape) shape).kind().expectation()
                  + "), and the formats of a form are date, date-time, email and uri. Ask for a"
                  + " String, and parse it in the tool"
              : "has a pattern, which a form can't tell the user. Check it in the tool, and ask again"
                  + " there";
      case "contentEncoding" -> "is base64 text, which nobody types in. Take it as an argument";
      case "exclusiveMinimum", "exclusiveMaximum" ->
          "has a bound that is itself excluded; a form has inclusive ones. Write @DecimalMin or"
              + " @DecimalMax with the nearest value, or check it in the tool";
      case "multipleOf" ->
          "has a limit to its fraction digits, which a form can't tell. Round in the tool";
      default -> "says " + keyword + ", which a form can't";
    };
  }

  private static boolean isOwnForm(Shape shape) {
    return shape instanceof Shape.TextShape text && text.kind().pattern() != null;
  }

  static void copy(ObjectNode from, ObjectNode to, List<String> keywords) {
    for (String keyword : keywords) {
      if (from.has(keyword)) {
        to.set(keyword, from.get(keyword));
      }
    }
  }
}
