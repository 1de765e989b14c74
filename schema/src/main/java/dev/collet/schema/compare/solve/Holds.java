package dev.collet.schema.compare.solve;

import dev.collet.schema.JsonNumbers;
import dev.collet.schema.compare.logic.Constraint;
import dev.collet.schema.compare.logic.Formula;
import dev.collet.schema.compare.logic.JsonType;
import dev.collet.schema.compare.logic.SchemaCompiler;
import dev.collet.schema.evaluate.JsonEquality;
import dev.collet.schema.pattern.Steps;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Tells whether a value satisfies a formula, as far as that is known. */
final class Holds {

  private final SchemaCompiler compiler;
  private final Steps steps;

  Holds(SchemaCompiler compiler, Steps steps) {
    this.compiler = compiler;
    this.steps = steps;
  }

  /** True only if the value satisfies the formula for sure. */
  boolean holds(Formula formula, JsonNode value) {
    steps.spend(1);
    if (formula instanceof Formula.Constant constant) {
      return constant.value();
    }
    if (formula instanceof Formula.Types types) {
      return (types.mask() & JsonType.of(value).mask()) != 0;
    }
    if (formula instanceof Formula.Atom atom) {
      return atom.type() == JsonType.of(value) ? holds(atom.constraint(), value) : !atom.strict();
    }
    if (formula instanceof Formula.Junction junction) {
      return junction.all()
          ? junction.parts().stream().allMatch(part -> holds(part, value))
          : junction.parts().stream().anyMatch(part -> holds(part, value));
    }
    if (formula instanceof Formula.Reference reference) {
      return holds(compiler.expand(reference), value);
    }
    return false;
  }

  private boolean holds(Constraint constraint, JsonNode value) {
    if (value.isNumber()) {
      return number(constraint, JsonNumbers.exact(value));
    }
    if (value.isString()) {
      return string(constraint, value.stringValue());
    }
    if (constraint instanceof Constraint.BooleanIs is) {
      return value.booleanValue() == is.value();
    }
    if (constraint instanceof Constraint.SizeAtLeast least) {
      return value.size() >= least.size();
    }
    if (constraint instanceof Constraint.SizeAtMost most) {
      return value.size() <= most.size();
    }
    return value.isArray() ? array(constraint, value) : object(constraint, value);
  }

  private static boolean number(Constraint constraint, BigDecimal number) {
    if (constraint instanceof Constraint.AtLeast least) {
      return number.compareTo(least.bound()) >= (least.exclusive() ? 1 : 0);
    }
    if (constraint instanceof Constraint.AtMost most) {
      return number.compareTo(most.bound()) <= (most.exclusive() ? -1 : 0);
    }
    if (constraint instanceof Constraint.MultipleOf multiple) {
      return JsonNumbers.isMultiple(number, multiple.divisor()) == multiple.positive();
    }
    return constraint instanceof Constraint.NumberIn in
        && in.numbers().contains(number) == in.positive();
  }

  private static boolean string(Constraint constraint, String text) {
    if (constraint instanceof Constraint.LengthAtLeast least) {
      return text.codePointCount(0, text.length()) >= least.length();
    }
    if (constraint instanceof Constraint.LengthAtMost most) {
      return text.codePointCount(0, text.length()) <= most.length();
    }
    if (constraint instanceof Constraint.Matches matches) {
      return matches.pattern().find(text).equals(Optional.of(matches.positive()));
    }
    return constraint instanceof Constraint.StringIn in && in.language().contains(text);
  }

  private boolean array(Constraint constraint, JsonNode array) {
    if (constraint instanceof Constraint.EveryItem every) {
      for (int i = (int) Math.min(array.size(), every.from());
          i < Math.min(array.size(), every.to());
          i++) {
        if (!holds(every.formula(), array.get(i))) {
          return false;
        }
      }
      return true;
    }
    if (constraint instanceof Constraint.SomeItem some) {
      for (int i = (int) Math.min(array.size(), some.from());
          i < Math.min(array.size(), some.to());
          i++) {
        if (holds(some.formula(), array.get(i))) {
          return true;
        }
      }
      return false;
    }
    if (constraint instanceof Constraint.ItemCount count) {
      return count(count, array);
    }
    return constraint instanceof Constraint.UniqueItems unique
        && JsonEquality.unique(array) == unique.unique();
  }

  /** A count is known only if each element is known to satisfy the formula or its negation. */
  private boolean count(Constraint.ItemCount count, JsonNode array) {
    long sure = 0;
    long possible = 0;
    for (JsonNode item : array) {
      boolean yes = holds(count.formula(), item);
      sure += yes ? 1 : 0;
      possible += yes || !fails(count.formula(), item) ? 1 : 0;
    }
    return sure >= count.min() && possible <= count.max();
  }

  private boolean fails(Formula formula, JsonNode value) {
    return holds(compiler.negated(formula), value);
  }

  private boolean object(Constraint constraint, JsonNode object) {
    if (constraint instanceof Constraint.EveryName every) {
      for (Map.Entry<String, JsonNode> member : object.properties()) {
        if (every.names().contains(member.getKey()) && !holds(every.formula(), member.getValue())) {
          return false;
        }
      }
      return true;
    }
    if (constraint instanceof Constraint.SomeName some) {
      for (Map.Entry<String, JsonNode> member : object.properties()) {
        if (some.names().contains(member.getKey()) && holds(some.formula(), member.getValue())) {
          return true;
        }
      }
    }
    return false;
  }
}
