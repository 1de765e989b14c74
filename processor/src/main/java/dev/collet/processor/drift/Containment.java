package dev.collet.processor.drift;

import dev.collet.processor.model.ToolModel;
import dev.collet.processor.schema.SchemaRenderer;
import dev.collet.processor.schema.ToolRenderer;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import dev.collet.processor.shape.TextKind;
import dev.collet.schema.SchemaValidity;
import dev.collet.schema.compare.Collision;
import dev.collet.schema.compare.SchemaComparison;
import dev.collet.schema.compare.Verdict;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Asks the comparison engine about a tool's declared schemas and its types. */
public final class Containment {
  private Containment() {}

  /** Whether a declared schema can be compared at all; rule InvalidSchema speaks when not. */
  private static boolean isUsable(ToolModel.DeclaredSchema declared) {
    return SchemaValidity.problems(declared.tree()).isEmpty();
  }

  /** The declared input schema, when it is one that arguments can be compared with. */
  public static Optional<ToolModel.DeclaredSchema> declaredInput(ToolModel tool) {
    ToolModel.DeclaredSchema declared = tool.declaredInput();
    boolean isObject =
        declared != null && "object".equals(declared.tree().path("type").asString(""));
    return declared != null && isObject && isUsable(declared)
        ? Optional.of(declared)
        : Optional.empty();
  }

  /** The declared output schema, when it is one that results can be compared with. */
  public static Optional<ToolModel.DeclaredSchema> declaredOutput(ToolModel tool) {
    return Optional.ofNullable(tool.declaredOutput()).filter(Containment::isUsable);
  }

  /** The schema of what the tool's result type writes; empty when that may be anything. */
  public static Optional<JsonNode> derivedOutput(ToolModel tool) {
    return Optional.ofNullable(new SchemaRenderer().outputSchema(tool.output()));
  }

  /** Is every value that the result type writes a value of the declared output schema? */
  public static Verdict output(ToolModel tool, JsonNode derived, JsonNode declared) {
    Verdict verdict = SchemaComparison.compare(Closing.of(derived), declared);
    return verdict instanceof Verdict.NotContained no && isFormOnly(tool.output().shape(), no)
        ? new Verdict.Unknown("the texts of the Java type are known by their form only")
        : verdict;
  }

  /** Does every value of the declared input schema bind, but for limits of Java's types? */
  public static Verdict binds(ToolModel tool, JsonNode declared) {
    List<Member> members = ToolRenderer.arguments(tool);
    return SchemaComparison.compare(
        declared, new SchemaRenderer().inputSchema(Tolerance.of(members)));
  }

  /** Does every value of the declared input schema bind, limits of Java's types included? */
  public static Verdict bindsStrictly(ToolModel tool, JsonNode declared) {
    return SchemaComparison.compare(
        declared, new SchemaRenderer().inputSchema(ToolRenderer.arguments(tool)));
  }

  /** Is every value that binds a value of the declared input schema? */
  public static Verdict isEnforced(ToolModel tool, JsonNode declared) {
    return SchemaComparison.compare(
        new SchemaRenderer().inputSchema(ToolRenderer.arguments(tool)), declared);
  }

  /**
   * Whether a validator has to look at the arguments at run time: it is there, and it is not sure
   * that the generated reader enforces the whole declared schema.
   */
  public static boolean needsValidator(ToolModel tool) {
    ToolModel.DeclaredSchema declared = declaredInput(tool).orElse(null);
    return declared != null
        && declared.isValidated()
        && !(isEnforced(tool, declared.tree()) instanceof Verdict.Contained);
  }

  /**
   * Whether a witness rests on a text of a type such as a date: the derived schema describes its
   * form loosely, so the type may never write that very text.
   */
  private static boolean isFormOnly(@Nullable Shape root, Verdict.NotContained verdict) {
    for (Collision collision : verdict.collisions()) {
      Shape shape = MemberSites.shapeAt(root, collision.instance().tokens());
      boolean isPlain =
          !(shape instanceof Shape.TextShape text)
              || text.kind() == TextKind.STRING
              || text.kind() == TextKind.CHAR;
      if (isPlain) {
        return false;
      }
    }
    return !verdict.collisions().isEmpty();
  }
}
