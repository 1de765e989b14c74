package dev.collet.processor.rule;

import dev.collet.processor.report.Level;
import java.util.Map;

/** A rule by its stable name; its page is docs/rules/NAME.md and its test class NAMETest. */
public interface Rule {
  /** The name, which is the class's simple name; suppressed by {@code "collet:NAME"}. */
  default String name() {
    return getClass().getSimpleName();
  }

  /** The level when no option says otherwise. */
  Level defaultLevel();

  /**
   * Whether options and suppressions may lower its level. False for rules without which nothing can
   * be generated for a tool.
   */
  default boolean isOptional() {
    return true;
  }

  /**
   * Parts of the rule with a level of their own, by their names in options after the rule's: {@code
   * -Acollet.RULE.ASPECT=LEVEL}.
   */
  default Map<String, Level> aspects() {
    return Map.of();
  }

  /** Whether it needs method bodies, and so doesn't run where the compiler shows none. */
  default boolean needsBodies() {
    return false;
  }
}
