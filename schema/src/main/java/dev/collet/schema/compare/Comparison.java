package dev.collet.schema.compare;

import dev.collet.schema.CanonicalJson;
import dev.collet.schema.compare.language.Languages;
import dev.collet.schema.compare.logic.Formula;
import dev.collet.schema.compare.logic.Formulas;
import dev.collet.schema.compare.logic.SchemaClasses;
import dev.collet.schema.compare.logic.SchemaCompiler;
import dev.collet.schema.compare.solve.Result;
import dev.collet.schema.compare.solve.Solver;
import dev.collet.schema.evaluate.Evaluation;
import dev.collet.schema.evaluate.Evaluator;
import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.SchemaStore;
import dev.collet.schema.load.UnsupportedSchemaException;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** One comparison: a value of {@code sub} that is none of {@code sup} is looked for and checked. */
final class Comparison {

  private final ComparisonOptions options;
  private final Budget budget;

  Comparison(ComparisonOptions options) {
    this.options = options;
    this.budget = new Budget(options.budget());
  }

  Verdict compare(JsonNode sub, JsonNode sup) {
    try {
      SchemaNode left = new SchemaStore(options.documents()).load("", sub);
      SchemaNode right = new SchemaStore(options.documents()).load("", sup);
      Verdict listed = ListedValues.compare(left, right, budget);
      if (listed != null) {
        return listed;
      }
      Result result = search(left, right);
      if (result instanceof Result.Empty) {
        return new Verdict.Contained();
      }
      return result instanceof Result.Found found
          ? checked(left, right, found)
          : new Verdict.Unknown(((Result.Undecided) result).reason());
    } catch (UnsupportedSchemaException e) {
      return new Verdict.Unknown(String.valueOf(e.getMessage()));
    } catch (Budget.SpentException e) {
      return new Verdict.Unknown(
          String.format(Locale.ROOT, "the budget of %,d steps is spent", options.budget()));
    } catch (StackOverflowError e) {
      return new Verdict.Unknown("the schemas are nested too deep");
    }
  }

  /** How many steps it took. */
  long steps() {
    return budget.spent();
  }

  private Result search(SchemaNode sub, SchemaNode sup) {
    if (CanonicalJson.write(sub.json()).equals(CanonicalJson.write(sup.json()))) {
      return Result.EMPTY;
    }
    Formulas formulas = new Formulas(budget, new Languages(budget));
    SchemaClasses classes = new SchemaClasses(List.of(sub, sup), budget);
    SchemaCompiler compiler = new SchemaCompiler(formulas, classes);
    Formula accepted = compiler.root(sub);
    Formula rejected = formulas.not(compiler.root(sup));
    return new Solver(formulas, compiler, budget).solve(formulas.all(accepted, rejected));
  }

  /** A witness counts only if the evaluator agrees about both schemas. */
  private Verdict checked(SchemaNode sub, SchemaNode sup, Result.Found found) {
    JsonNode witness = found.value();
    Evaluation left = new Evaluator(budget).evaluate(sub, witness);
    Evaluation right = new Evaluator(budget).evaluate(sup, witness);
    if (left.valid() && !right.valid()) {
      return new Verdict.NotContained(witness, Collisions.of(left, right));
    }
    return new Verdict.Unknown(
        found.doubt() != null
            ? found.doubt()
            : "the witness that was found could not be confirmed: " + brief(witness));
  }

  private static String brief(JsonNode witness) {
    String text = CanonicalJson.write(witness);
    return text.length() <= 200 ? text : text.substring(0, 197) + "...";
  }
}
