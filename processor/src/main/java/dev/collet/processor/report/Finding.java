package dev.collet.processor.report;

/**
 * One thing that a rule has found. Levels by option and suppressions are applied when it is
 * reported, not when it is made.
 *
 * @param rule the rule's name, such as {@code ToolName}
 * @param message first the fact, in the author's own names; then what to do
 * @param site where
 * @param level the name of the option that decides how loud it is, without the prefix: the rule's
 *     name, or one of the rule's aspects, such as {@code UnmappedException.documented}
 */
public record Finding(String rule, String message, Site site, String level) {
  /** A finding that is as loud as its rule. */
  public Finding(String rule, String message, Site site) {
    this(rule, message, site, rule);
  }
}
