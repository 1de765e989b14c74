package dev.collet.processor.rule.error;

import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.Tier;
import dev.collet.processor.flow.ToolFlow;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.report.Site;
import dev.collet.processor.rule.Rule;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;

/**
 * Finds exceptions that can leave a tool without being caught or mapped: the model would learn
 * nothing from them.
 */
public final class UnmappedException implements Rule {
  /** The level of what a library's documentation, or a Javadoc comment, says. */
  public static final String DOCUMENTED = "UnmappedException.documented";

  /** The level of what the language makes throw: division, index, cast. */
  public static final String LANGUAGE = "UnmappedException.language";

  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public Map<String, Level> aspects() {
    return Map.of("documented", Level.OFF, "language", Level.OFF);
  }

  @Override
  public boolean needsBodies() {
    return true;
  }

  /**
   * Hands a finding for each exception type that can leave the tool.
   *
   * @param isOn whether an aspect of this rule is reported at all
   */
  public void check(
      ToolModel tool,
      ExecutableElement method,
      ToolFlow flow,
      SourcePositions positions,
      Predicate<String> isOn,
      Consumer<Finding> findings) {
    for (Escape escape : flow.escapes()) {
      TreePath place = escape.place().path();
      String aspect = aspect(escape.tier());
      if (place != null
          && isOn.test(aspect)
          && !escape.type().isOurs()
          && !Mappings.cover(tool, escape)) {
        String message =
            escape.type().simpleName()
                + " can leave tool '"
                + tool.name()
                + "' ("
                + Trails.text(escape, positions)
                + "). Catch it, or map it with @MapError.";
        findings.accept(new Finding(name(), message, Site.of(method, place), aspect));
      }
    }
  }

  private String aspect(Tier tier) {
    return switch (tier) {
      case THROWN, INPUT -> name();
      case DOCUMENTED -> DOCUMENTED;
      case LANGUAGE -> LANGUAGE;
    };
  }
}
