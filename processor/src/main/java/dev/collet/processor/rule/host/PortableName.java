package dev.collet.processor.rule.host;

import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ToolRule;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Notes names that MCP allows and some hosts refuse, as their models' interfaces have no dots. */
public final class PortableName implements ToolRule {
  private static final Pattern PORTABLE = Pattern.compile("[A-Za-z0-9_-]{1,64}");
  private static final Pattern ALLOWED = Pattern.compile("[A-Za-z0-9_.-]{1,128}");

  @Override
  public Level defaultLevel() {
    return Level.NOTE;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    if (ALLOWED.matcher(tool.name()).matches() && !PORTABLE.matcher(tool.name()).matches()) {
      findings.accept(
          new Finding(
              name(),
              "Tool name '"
                  + tool.name()
                  + "' is good MCP, but some hosts take only"
                  + " [A-Za-z0-9_-]{1,64}. Choose such a name if the tool must work everywhere.",
              tool.sites().name()));
    }
  }
}
