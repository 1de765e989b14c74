package dev.collet.processor.rule.build;

import dev.collet.processor.model.Enclosing;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.report.Site;
import dev.collet.processor.rule.Rule;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Finds tools of abstract and generic types that no class of the compilation makes callable. */
public final class UnservedTool implements Rule {
  @Override
  public Level defaultLevel() {
    return Level.WARNING;
  }

  /** The finding for a tool that no concrete class serves. */
  public Finding finding(ExecutableElement tool) {
    TypeElement owner = Enclosing.type(tool);
    String type = owner.getSimpleName().toString();
    String start =
        "No toolset is generated for '" + type + "." + tool.getSimpleName() + "': '" + type;
    if (owner.getKind() == ElementKind.ANNOTATION_TYPE) {
      return new Finding(
          name(),
          start + "' is an annotation, of which there is no instance to call. Use a class.",
          Site.of(tool));
    }
    return new Finding(
        name(),
        start
            + "' is abstract or has type parameters, and no concrete class that is"
            + " compiled here extends it. Extend it here; if other modules do, put"
            + " @SuppressWarnings(\"collet:UnservedTool\") on '"
            + type
            + "'.",
        Site.of(tool));
  }
}
