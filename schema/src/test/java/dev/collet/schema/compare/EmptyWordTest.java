package dev.collet.schema.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The empty string is a string, and the empty name a name, also where only few others are. */
class EmptyWordTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{'type':'string','pattern':'^(?:ab)?$'} ; {'const':'ab'}",
        "{'type':'string','pattern':'^(?:|ab|c)$'} ; {'enum':['ab','c']}",
        "{'type':'string','pattern':'^a*$','maxLength':1} ; {'const':'a'}",
        "{'type':'string','not':{'pattern':'[^]'}} ; {'minLength':1}"
      })
  void theEmptyStringIsAWitness(String sub, String sup) {
    Verdict verdict = compare(sub, sup);
    assertEquals("\"\"", assertInstanceOf(Verdict.NotContained.class, verdict).witness() + "");
  }

  @Test
  void theEmptyNameIsRefusedWhereNamesHaveALength() {
    Verdict verdict =
        compare("{'propertyNames':{'minLength':1}}", "{'propertyNames':{'minLength':2}}");
    assertEquals(
        "{\"a\":null}", assertInstanceOf(Verdict.NotContained.class, verdict).witness() + "");
  }

  private static Verdict compare(String sub, String sup) {
    return SchemaComparison.compare(sub.replace('\'', '"'), sup.replace('\'', '"'));
  }
}
