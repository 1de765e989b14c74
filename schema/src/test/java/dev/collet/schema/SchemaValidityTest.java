package dev.collet.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each fault is found where it stands, and valid schemas have none. */
class SchemaValidityTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"properties\":{\"a\":{\"required\":true}}} | /properties/a/required | Draft-03",
        "{\"exclusiveMinimum\":true} | /exclusiveMinimum | Draft-04",
        "{\"items\":[{}]} | /items | prefixItems",
        "{\"additionalItems\":false} | /additionalItems | items",
        "{\"dependencies\":{}} | /dependencies | dependentRequired",
        "{\"type\":\"int\"} | /type | no type",
        "{\"type\":[]} | /type | array of them",
        "{\"type\":[\"string\",\"string\"]} | /type | twice",
        "{\"minLength\":-1} | /minLength | whole number",
        "{\"minLength\":1.5} | /minLength | whole number",
        "{\"multipleOf\":0} | /multipleOf | over 0",
        "{\"pattern\":\"a(\"} | /pattern | not closed",
        "{\"pattern\":\"\\\\a\"} | /pattern | no escape",
        "{\"patternProperties\":{\"[\":{}}} | /patternProperties | not closed",
        "{\"anyOf\":[]} | /anyOf | at least one",
        "{\"anyOf\":[{},3]} | /anyOf/1 | object, true or false",
        "{\"not\":\"x\"} | /not | schema",
        "{\"enum\":\"x\"} | /enum | array",
        "{\"required\":[\"a\",\"a\"]} | /required | twice",
        "{\"dependentRequired\":{\"a\":\"b\"}} | /dependentRequired | array",
        "{\"$ref\":\"#/$defs/none\"} | /$ref | nowhere",
        "{\"items\":{\"$ref\":\"#none\"}} | /items/$ref | nowhere",
        "{\"$ref\":\"https://example.com/other\"} | /$ref | outside",
        "{\"$ref\":\"other.json\"} | /$ref | outside",
        "3 | `` | object, true or false"
      })
  void findsTheFault(String schema, String pointer, String words) {
    List<SchemaProblem> problems = SchemaValidity.problems(JsonText.read(schema));
    assertEquals(1, problems.size(), problems.toString());
    assertEquals(pointer, problems.get(0).pointer().toString());
    assertTrue(problems.get(0).message().contains(words), problems.get(0).message());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "true",
        "{\"$ref\":\"https://json-schema.org/draft/2020-12/schema\"}",
        "{\"$id\":\"https://example.com/a\",\"$ref\":\"a#/$defs/b\",\"$defs\":{\"b\":{}}}",
        "{\"$defs\":{\"b\":{\"$anchor\":\"b\"}},\"$ref\":\"#b\"}",
        "{\"definitions\":{\"b\":{}},\"$ref\":\"#/definitions/b\"}",
        "{\"properties\":{\"required\":{\"const\":true},\"id\":{},\"pattern\":{}}}",
        "{\"const\":{\"required\":true},\"x-mcp-header\":7,\"minimum\":1e3,\"minItems\":2.0}",
        "{\"default\":{\"items\":[1]},\"examples\":[{\"type\":\"none\"}]}"
      })
  void findsNoneInAValidSchema(String schema) {
    assertEquals(List.of(), SchemaValidity.problems(JsonText.read(schema)));
  }
}
