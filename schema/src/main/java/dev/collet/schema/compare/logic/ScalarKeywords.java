package dev.collet.schema.compare.logic;

import dev.collet.schema.JsonNumbers;
import dev.collet.schema.compare.language.Language;
import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.UnsupportedSchemaException;
import dev.collet.schema.pattern.Pattern262;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The validation vocabulary's keywords for any type, numbers and strings (sections 6.1 to 6.3). */
final class ScalarKeywords {

  private final Formulas formulas;
  private final Values values;

  ScalarKeywords(Formulas formulas) {
    this.formulas = formulas;
    this.values = new Values(formulas);
  }

  void add(SchemaNode node, List<Formula> parts) {
    JsonNode type = Keyword.value(node, "type");
    if (type != null) {
      parts.add(type(type));
    }
    JsonNode constant = node.keyword("const");
    if (constant != null) {
      parts.add(values.equalTo(constant));
    }
    JsonNode enumeration = Keyword.value(node, "enum");
    if (enumeration != null) {
      parts.add(values.oneOf(new ArrayList<>(enumeration.values())));
    }
    numbers(node, parts);
    strings(node, parts);
    JsonNode format = Keyword.value(node, "format");
    if (format != null && node.resource().dialect().formatAsserted()) {
      String reason = "format '" + format.stringValue() + "' is asserted, and is not looked into";
      parts.add(formulas.opaque(List.of("format", format.stringValue()), reason));
    }
  }

  private Formula type(JsonNode type) {
    List<Formula> options = new ArrayList<>();
    for (JsonNode name : type.isArray() ? type.values() : List.of(type)) {
      options.add(
          switch (name.stringValue()) {
            case "null" -> formulas.types(JsonType.NULL.mask());
            case "boolean" -> formulas.types(JsonType.BOOLEAN.mask());
            case "number" -> formulas.types(JsonType.NUMBER.mask());
            case "string" -> formulas.types(JsonType.STRING.mask());
            case "array" -> formulas.types(JsonType.ARRAY.mask());
            case "object" -> formulas.types(JsonType.OBJECT.mask());
            default ->
                formulas.isType(JsonType.NUMBER, new Constraint.MultipleOf(BigDecimal.ONE, true));
          });
    }
    return formulas.any(options);
  }

  private void numbers(SchemaNode node, List<Formula> parts) {
    JsonNode minimum = Keyword.value(node, "minimum");
    if (minimum != null) {
      add(parts, JsonType.NUMBER, new Constraint.AtLeast(JsonNumbers.exact(minimum), false));
    }
    JsonNode above = Keyword.value(node, "exclusiveMinimum");
    if (above != null) {
      add(parts, JsonType.NUMBER, new Constraint.AtLeast(JsonNumbers.exact(above), true));
    }
    JsonNode maximum = Keyword.value(node, "maximum");
    if (maximum != null) {
      add(parts, JsonType.NUMBER, new Constraint.AtMost(JsonNumbers.exact(maximum), false));
    }
    JsonNode below = Keyword.value(node, "exclusiveMaximum");
    if (below != null) {
      add(parts, JsonType.NUMBER, new Constraint.AtMost(JsonNumbers.exact(below), true));
    }
    JsonNode multiple = Keyword.value(node, "multipleOf");
    if (multiple != null) {
      add(parts, JsonType.NUMBER, new Constraint.MultipleOf(JsonNumbers.exact(multiple), true));
    }
  }

  private void strings(SchemaNode node, List<Formula> parts) {
    long min = Keyword.count(node, "minLength", 0);
    if (min > 0) {
      add(parts, JsonType.STRING, new Constraint.LengthAtLeast(min));
    }
    long max = Keyword.count(node, "maxLength", Constraint.UNLIMITED);
    if (max < Constraint.UNLIMITED) {
      add(parts, JsonType.STRING, new Constraint.LengthAtMost(max));
    }
    JsonNode text = Keyword.value(node, "pattern");
    if (text != null) {
      Pattern262 pattern =
          Pattern262.of(text.stringValue())
              .orElseThrow(() -> new UnsupportedSchemaException(text + " is no pattern"));
      Optional<Language> language = formulas.languages().matching(pattern);
      add(
          parts,
          JsonType.STRING,
          language.isPresent()
              ? new Constraint.StringIn(language.get())
              : new Constraint.Matches(pattern.text(), pattern, true));
    }
  }

  private void add(List<Formula> parts, JsonType type, Constraint constraint) {
    parts.add(formulas.ifType(type, constraint));
  }
}
