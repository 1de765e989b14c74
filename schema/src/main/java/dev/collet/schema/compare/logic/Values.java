package dev.collet.schema.compare.logic;

import dev.collet.schema.JsonNumbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** Formulas that single out given values, for const, enum and values already seen. */
public final class Values {

  private final Formulas formulas;

  /** Makes its formulas with these. */
  public Values(Formulas formulas) {
    this.formulas = formulas;
  }

  /** What only values equal to one of these satisfy (core specification, section 4.2.2). */
  public Formula oneOf(Collection<JsonNode> values) {
    Set<String> strings = new TreeSet<>();
    TreeSet<BigDecimal> numbers = new TreeSet<>();
    List<Formula> options = new ArrayList<>();
    for (JsonNode value : values) {
      switch (JsonType.of(value)) {
        case STRING -> strings.add(value.stringValue());
        case NUMBER -> numbers.add(JsonNumbers.exact(value));
        case BOOLEAN ->
            options.add(
                formulas.isType(JsonType.BOOLEAN, new Constraint.BooleanIs(value.booleanValue())));
        case NULL -> options.add(formulas.types(JsonType.NULL.mask()));
        case ARRAY -> options.add(array(value));
        case OBJECT -> options.add(object(value));
      }
    }
    if (!strings.isEmpty()) {
      options.add(
          formulas.isType(
              JsonType.STRING, new Constraint.StringIn(formulas.languages().of(strings))));
    }
    if (!numbers.isEmpty()) {
      options.add(formulas.isType(JsonType.NUMBER, new Constraint.NumberIn(numbers, true)));
    }
    return formulas.any(options);
  }

  /** What only values equal to this one satisfy. */
  public Formula equalTo(JsonNode value) {
    return oneOf(List.of(value));
  }

  private Formula array(JsonNode value) {
    List<Formula> parts = new ArrayList<>();
    parts.add(formulas.isType(JsonType.ARRAY, new Constraint.SizeAtMost(value.size())));
    for (int i = 0; i < value.size(); i++) {
      parts.add(
          formulas.isType(
              JsonType.ARRAY, new Constraint.SomeItem(i, i + 1L, equalTo(value.get(i)))));
    }
    return formulas.all(parts);
  }

  private Formula object(JsonNode value) {
    List<Formula> parts = new ArrayList<>();
    parts.add(formulas.isType(JsonType.OBJECT, new Constraint.SizeAtMost(value.size())));
    for (Map.Entry<String, JsonNode> member : value.properties()) {
      parts.add(
          formulas.isType(
              JsonType.OBJECT,
              new Constraint.SomeName(
                  formulas.languages().of(List.of(member.getKey())), equalTo(member.getValue()))));
    }
    return formulas.all(parts);
  }
}
