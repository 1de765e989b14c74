package dev.collet.processor.rule.input;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ReadRule;

/** Holds x-mcp-header to MCP's rules, since clients drop a tool that breaks one. */
public final class HeaderParam extends ReadRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public boolean isOptional() {
    return false;
  }
}
