package dev.collet.processor.report;

/**
 * One thing that a rule has found. Levels by option and suppressions are applied when it is
 * reported, not when it is made.
 *
 * @param rule the rule's name, such as {@code ToolName}
 * @param message first the fact, in the author's own names; then what to do
 * @param site where
 */
public record Finding(String rule, String message, Site site) {}
