package dev.collet.processor.rule.output;

import dev.collet.processor.drift.Containment;
import dev.collet.processor.drift.Drift;
import dev.collet.processor.drift.OutputDrift;
import dev.collet.processor.model.OutputModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.DeclaredSchema;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ToolRule;
import dev.collet.schema.CanonicalJson;
import dev.collet.schema.compare.Collision;
import dev.collet.schema.compare.Verdict;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/**
 * Finds results that break the output schema their tool declares: clients that validate refuse
 * them.
 */
public final class OutputSchemaDrift implements ToolRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    Containment.declaredOutput(tool).ifPresent(declared -> check(tool, declared, findings));
  }

  private void check(ToolModel tool, DeclaredSchema declared, Consumer<Finding> findings) {
    OutputModel.Kind kind = tool.output().kind();
    if (kind == OutputModel.Kind.NONE || kind == OutputModel.Kind.CONTENT) {
      findings.accept(
          new Finding(
              name(),
              "Tool '"
                  + tool.name()
                  + "' declares an outputSchema and returns no structured value,"
                  + " as MCP then demands. Return a record, or remove the schema.",
              declared.site()));
      return;
    }
    JsonNode derived = Containment.derivedOutput(tool).orElse(null);
    if (derived == null) {
      return;
    }
    List<Drift> drifts =
        OutputDrift.between(derived, declared.tree()).stream()
            .filter(drift -> drift.kind() != Drift.Kind.UNWRITTEN)
            .toList();
    Verdict verdict = Containment.output(tool, derived, declared.tree());
    for (Drift drift : drifts) {
      findings.accept(
          new Finding(
              name(),
              message(tool, drift, example(drift, drifts.size() == 1, verdict)),
              DriftSites.of(tool, declared, drift.path())));
    }
    if (drifts.isEmpty() && verdict instanceof Verdict.NotContained found) {
      witness(tool, declared, derived, found, findings);
    }
  }

  private static String message(ToolModel tool, Drift drift, String example) {
    String start = "Tool '" + tool.name() + "', " + place(drift.pointer()) + ": ";
    return switch (drift.kind()) {
      case UNDECLARED ->
          start
              + "written as "
              + drift.actual()
              + ", but the declared outputSchema doesn't name it."
              + " Add it to the schema, or take it out of the result."
              + example
              + correction(drift);
      case MISSING ->
          start
              + "required by the declared outputSchema, but the result type never writes it. Add"
              + " it to the result, or take it out of the schema."
              + example
              + correction(drift);
      case OPTIONAL ->
          start
              + "required by the declared outputSchema, but the result may be without it. Make it"
              + " always there, or take it out of \"required\"."
              + example
              + correction(drift);
      case TYPE ->
          start
              + "written as "
              + drift.actual()
              + ", declared as "
              + drift.declared()
              + ". Change one to fit the other."
              + example
              + correction(drift);
      case UNWRITTEN -> throw new IllegalArgumentException(drift.toString());
    };
  }

  /** A result that shows the drift, if the one that was found does. */
  private static String example(Drift drift, boolean only, Verdict verdict) {
    if (drift.kind() == Drift.Kind.UNDECLARED
        || !(verdict instanceof Verdict.NotContained found)
        || !(only || found.collisions().stream().anyMatch(at -> isAt(drift, at)))) {
      return "";
    }
    return " A result that shows it: " + Pointers.shortened(found.witness()) + ".";
  }

  /** Whether a collision is about the drift's own value, or the object that lacks it. */
  private static boolean isAt(Drift drift, Collision collision) {
    List<String> path = drift.path();
    boolean inside = drift.kind() == Drift.Kind.TYPE || path.isEmpty();
    return collision.instance().tokens().equals(inside ? path : path.subList(0, path.size() - 1));
  }

  private static String correction(Drift drift) {
    JsonNode correction = drift.correction();
    if (correction == null) {
      return "";
    }
    String schema = CanonicalJson.write(correction);
    if (correction.isArray()) {
      return " What is always written: \"required\": " + schema;
    }
    boolean isMember =
        !drift.path().isEmpty() && !drift.path().get(drift.path().size() - 1).equals("*");
    return " The schema of what is written: "
        + (isMember ? "\"" + drift.path().get(drift.path().size() - 1) + "\": " : "")
        + schema;
  }

  private void witness(
      ToolModel tool,
      DeclaredSchema declared,
      JsonNode derived,
      Verdict.NotContained found,
      Consumer<Finding> findings) {
    List<String> path = List.of();
    String refused = "";
    if (!found.collisions().isEmpty()) {
      Collision collision = found.collisions().get(0);
      path = collision.instance().tokens();
      refused = " at " + collision.inSup();
    }
    findings.accept(
        new Finding(
            name(),
            "Tool '"
                + tool.name()
                + "', "
                + place(Pointers.of(path))
                + ": the result can be "
                + Pointers.shortened(found.witness())
                + ", which the declared outputSchema refuses"
                + refused
                + ". Widen the schema, or narrow the result's type. The schema of what is written: "
                + Pointers.shortened(Pointers.schemaAt(derived, path)),
            DriftSites.of(tool, declared, path)));
  }

  private static String place(String pointer) {
    return pointer.isEmpty() ? "the whole result" : pointer;
  }
}
