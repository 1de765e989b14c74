package dev.collet.schema.compare;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Patterns as people write them are decided within half the budget. */
class PatternCostTest {

  private static final long PART = ComparisonOptions.DEFAULT_BUDGET / 2;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "^[\\p{L}\\p{N} .'-]{1,50}$",
        "^\\p{Lu}\\p{L}{1,20}( \\p{Lu}\\p{L}{1,20}){0,2}$",
        "^\\p{L}+\\b.*$",
        "^(?!.*\\.\\.)[a-z0-9.]{1,64}$",
        "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$",
        "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(-[\\da-z-]+(\\.[\\da-z-]+)*)?$",
        "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
        "^([01]?[0-9]|2[0-3]):[0-5][0-9]$",
        "^\\+?[1-9]\\d{1,14}$",
        "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
      })
  void narrowedByALetterAndWidenedByAWord(String pattern) {
    ObjectNode all = string(pattern);
    ObjectNode more = string(pattern + "|^#!#$");
    ObjectNode fewer = string(pattern);
    fewer.set("not", JsonNodeFactory.instance.objectNode().put("pattern", "[0a]"));
    assertInstanceOf(Verdict.Contained.class, compare(all, more));
    assertInstanceOf(Verdict.NotContained.class, compare(more, all));
    assertInstanceOf(Verdict.Contained.class, compare(fewer, all));
    assertInstanceOf(Verdict.NotContained.class, compare(all, fewer));
  }

  /** What no automaton tells is tried on some strings, and costs no more than these. */
  @ParameterizedTest
  @ValueSource(strings = {"(?<!a)[b-z]", "[^\\W]\\S(?<!b)", "^(?:\\P{L}(?<=[0-9]))+$"})
  void lookbehindEndsEarly(String pattern) {
    assertFalse(compare(string(pattern), string("^\\p{L}{1,30}$")) instanceof Verdict.Contained);
  }

  private static Verdict compare(ObjectNode sub, ObjectNode sup) {
    Verdict verdict =
        SchemaComparison.compare(sub, sup, ComparisonOptions.DEFAULT.withBudget(PART));
    assertFalse(
        verdict instanceof Verdict.Unknown unknown && unknown.reason().contains("budget"),
        verdict.toString());
    return verdict;
  }

  private static ObjectNode string(String pattern) {
    return JsonNodeFactory.instance.objectNode().put("type", "string").put("pattern", pattern);
  }
}
