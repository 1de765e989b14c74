package dev.collet.schema.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.schema.load.DocumentResolver;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A value is valid exactly if the schema that allows it alone is contained: the public suite. */
class SuiteContainmentTest {

  @Test
  void everyCaseIsDecidedAsTheSuiteSays() {
    ComparisonOptions options = ComparisonOptions.DEFAULT.withDocuments(SharedData.remotes());
    Tally required = new Tally();
    Tally optional = new Tally();
    for (SharedData.SuiteCase test : SharedData.suite()) {
      // these assert formats, which annotate here
      if (!test.name().startsWith("optional/format/")) {
        JsonNode only = JsonNodeFactory.instance.objectNode().set("const", test.data());
        Verdict verdict = SchemaComparison.compare(only, test.schema(), options);
        (test.optional() ? optional : required).add(test.name(), verdict, test.valid());
      }
    }
    optional.print("public suite, optional part");
    required.print("public suite");
    assertEquals(List.of(), required.wrong());
    assertEquals(List.of(), optional.wrong());
    assertTrue(required.unknownAtMost(0.02), required.unknown().toString());
  }

  /** The same where the solver can't see that there is one value only. */
  @Test
  void everyCaseIsDecidedByReasoningToo() {
    ComparisonOptions options = ComparisonOptions.DEFAULT.withDocuments(SharedData.remotes());
    Tally tally = new Tally();
    for (SharedData.SuiteCase test : SharedData.suite()) {
      if (!test.optional()) {
        JsonNode only = JsonNodeFactory.instance.objectNode().set("const", test.data());
        JsonNode hidden = JsonNodeFactory.instance.objectNode().set("not", only);
        JsonNode twice = JsonNodeFactory.instance.objectNode().set("not", hidden);
        Verdict verdict = SchemaComparison.compare(twice, test.schema(), options);
        tally.add(test.name(), verdict, test.valid());
      }
    }
    tally.print("public suite, by reasoning");
    assertEquals(List.of(), tally.wrong());
    assertTrue(tally.unknownAtMost(0.02), tally.unknown().toString());
  }

  @Test
  void aSchemaIsContainedInItself() {
    DocumentResolver remotes = SharedData.remotes();
    Tally tally = new Tally();
    SharedData.suite().stream()
        .map(SharedData.SuiteCase::schema)
        .distinct()
        .forEach(
            schema -> {
              ComparisonOptions options = ComparisonOptions.DEFAULT.withDocuments(remotes);
              tally.add(schema.toString(), SchemaComparison.compare(schema, schema, options), true);
            });
    tally.print("public suite, each schema in itself");
    assertEquals(List.of(), tally.wrong());
    assertTrue(tally.unknownAtMost(0.05), tally.unknown().toString());
  }
}
