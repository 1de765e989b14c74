package dev.collet.schema.manifest.change;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import dev.collet.schema.JsonText;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Each line: what is done to one schema, and which changes that is for arguments and results. */
class SchemaChangesTest {

  private static final String CASES =
      """
      # before | after | changes of arguments | changes of results
      # --- spelling is no change, or one that breaks nobody
      {"type":"string"} | {"type":["string"]} | - | -
      {"type":["string","null"]} | {"type":["null","string"]} | - | -
      {"enum":["a","b"]} | {"enum":["b","a"]} | - | -
      {"enum":[1]} | {"enum":[1.0]} | - | -
      {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"string"} | {"type":"string"} | - | -
      {"required":["a","b"]} | {"required":["b","a"]} | - | -
      {"properties":{}} | {} | - | -
      {"enum":["a","b"]} | {"anyOf":[{"const":"a"},{"const":"b"}]} | INPUT_REWRITTEN / | OUTPUT_REWRITTEN /
      {"$ref":"#/$defs/A","$defs":{"A":{"type":"string"}}} | {"type":"string"} | INPUT_REWRITTEN / | OUTPUT_REWRITTEN /
      {"$ref":"#/$defs/A","$defs":{"A":{"type":"string"}}} | {"$ref":"#/$defs/B","$defs":{"B":{"type":"string"}}} | INPUT_REWRITTEN /$ref | OUTPUT_REWRITTEN /$ref
      {"type":"string","$defs":{"A":{}}} | {"type":"string"} | INPUT_REWRITTEN / | OUTPUT_REWRITTEN /
      {"minimum":3,"anyOf":[{"minimum":1}]} | {"minimum":1,"anyOf":[{"minimum":3}]} | INPUT_REWRITTEN /anyOf/0/minimum,INPUT_REWRITTEN /minimum | OUTPUT_REWRITTEN /anyOf/0/minimum,OUTPUT_REWRITTEN /minimum
      # --- texts
      {"description":"a"} | {"description":"b"} | INPUT_TEXT_CHANGED /description | OUTPUT_TEXT_CHANGED /description
      {"properties":{"a":{"title":"x"}}} | {"properties":{"a":{}}} | INPUT_TEXT_CHANGED /properties/a/title | OUTPUT_TEXT_CHANGED /properties/a/title
      {"x-order":1} | {"x-order":2} | INPUT_TEXT_CHANGED /x-order | OUTPUT_TEXT_CHANGED /x-order
      {"properties":{"a":{"default":1}}} | {"properties":{"a":{"default":2}}} | INPUT_DEFAULT_CHANGED /properties/a/default | OUTPUT_TEXT_CHANGED /properties/a/default
      {"properties":{"a":{}}} | {"properties":{"a":{"default":2}}} | INPUT_DEFAULT_ADDED /properties/a/default | OUTPUT_TEXT_CHANGED /properties/a/default
      {"properties":{"a":{"default":2}}} | {"properties":{"a":{}}} | INPUT_DEFAULT_CHANGED /properties/a/default | OUTPUT_TEXT_CHANGED /properties/a/default
      {"properties":{"a":{"type":"string"}}} | {"properties":{"a":{"type":"string","x-mcp-header":"A"}}} | INPUT_HEADER_CHANGED /properties/a/x-mcp-header | OUTPUT_TEXT_CHANGED /properties/a/x-mcp-header
      # --- members
      {"type":"object","properties":{},"additionalProperties":false} | {"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false} | ARGUMENT_ADDED /properties/a | MEMBER_ADDED_TO_CLOSED /properties/a
      {"type":"object"} | {"type":"object","properties":{"a":{"type":"string"}}} | ARGUMENT_ADDED /properties/a | MEMBER_ADDED /properties/a
      {"type":"object"} | {"type":"object","properties":{"a":{"type":"string"}},"required":["a"]} | REQUIRED_ARGUMENT_ADDED /properties/a | MEMBER_ADDED /properties/a
      {"type":"object","properties":{"a":{}},"additionalProperties":false} | {"type":"object","properties":{},"additionalProperties":false} | ARGUMENT_REMOVED /properties/a | MEMBER_REMOVED /properties/a
      {"type":"object","properties":{"a":{}}} | {"type":"object"} | ARGUMENT_REMOVED /properties/a | MEMBER_REMOVED /properties/a
      {"type":"object","properties":{"a":{}},"required":["a"]} | {"type":"object"} | ARGUMENT_REMOVED /properties/a | MEMBER_REMOVED /properties/a
      {"type":"object","properties":{"a":{}}} | {"type":"object","properties":{"a":{}},"required":["a"]} | ARGUMENT_REQUIRED /properties/a | MEMBER_REQUIRED /properties/a
      {"type":"object","properties":{"a":{}},"required":["a"]} | {"type":"object","properties":{"a":{}}} | ARGUMENT_OPTIONAL /properties/a | MEMBER_OPTIONAL /properties/a
      {"type":"array","items":{"type":"object","properties":{"a":{}}}} | {"type":"array","items":{"type":"object","properties":{"a":{}},"required":["a"]}} | ARGUMENT_REQUIRED /items/properties/a | MEMBER_REQUIRED /items/properties/a
      {"type":"object","properties":{"a":{"type":"integer"}},"additionalProperties":false} | {"type":"object","properties":{"b":{"type":"integer"}},"additionalProperties":false} | ARGUMENT_ADDED /properties/b,ARGUMENT_REMOVED /properties/a | MEMBER_ADDED_TO_CLOSED /properties/b,MEMBER_REMOVED /properties/a
      # --- types
      {"type":"string"} | {"type":"integer"} | INPUT_TYPE_CHANGED /type | OUTPUT_TYPE_CHANGED /type
      {"type":"integer"} | {"type":"number"} | INPUT_WIDENED /type | OUTPUT_WIDENED /type
      {"type":"number"} | {"type":"integer"} | INPUT_NARROWED /type | OUTPUT_NARROWED /type
      {"type":["string","null"]} | {"type":["integer","null"]} | INPUT_TYPE_CHANGED /type | OUTPUT_TYPE_CHANGED /type
      {"type":["string","null"]} | {"type":"string"} | INPUT_NARROWED /type | OUTPUT_NARROWED /type
      {"type":"string"} | {} | INPUT_WIDENED /type | OUTPUT_WIDENED /type
      {"type":"string"} | {"type":"object","properties":{"a":{}}} | INPUT_TYPE_CHANGED / | OUTPUT_TYPE_CHANGED /
      {"type":"integer"} | {"type":"string","format":"date"} | INPUT_TYPE_CHANGED / | OUTPUT_TYPE_CHANGED /
      {"properties":{"a":{"properties":{"b":{"type":"string"}}}}} | {"properties":{"a":{"properties":{"b":{"type":"boolean"}}}}} | INPUT_TYPE_CHANGED /properties/a/properties/b/type | OUTPUT_TYPE_CHANGED /properties/a/properties/b/type
      {"properties":{"a":true}} | {"properties":{"a":{"type":"string"}}} | INPUT_NARROWED /properties/a | OUTPUT_NARROWED /properties/a
      # --- values
      {"enum":["a","b"]} | {"enum":["a"]} | INPUT_NARROWED /enum | OUTPUT_NARROWED /enum
      {"enum":["a"]} | {"enum":["a","b"]} | INPUT_WIDENED /enum | OUTPUT_WIDENED /enum
      {"enum":["1"]} | {"enum":[1]} | INPUT_NARROWED /enum | OUTPUT_WIDENED /enum
      {"type":"string","maxLength":9} | {"type":"string","maxLength":8} | INPUT_NARROWED /maxLength | OUTPUT_NARROWED /maxLength
      {"type":"integer","minimum":1} | {"type":"integer","minimum":0} | INPUT_WIDENED /minimum | OUTPUT_WIDENED /minimum
      {"type":"integer"} | {"type":"integer","minimum":0,"maximum":9} | INPUT_NARROWED / | OUTPUT_NARROWED /
      {"type":"array","items":{"type":"string"}} | {"type":"array","items":{"type":"string"},"maxItems":5} | INPUT_NARROWED /maxItems | OUTPUT_NARROWED /maxItems
      {"type":"array"} | {"type":"array","items":{"type":"string"}} | INPUT_NARROWED /items | OUTPUT_NARROWED /items
      {"type":"object"} | {"type":"object","additionalProperties":false} | INPUT_NARROWED /additionalProperties | OUTPUT_NARROWED /additionalProperties
      {"not":{"type":"string"}} | {"not":{"type":["string","null"]}} | INPUT_NARROWED /not/type | OUTPUT_NARROWED /not/type
      {"type":"array","items":{"$ref":"#/$defs/A"},"$defs":{"A":{"enum":["a","b"]}}} | {"type":"array","items":{"$ref":"#/$defs/A"},"$defs":{"A":{"enum":["a"]}}} | INPUT_NARROWED /$defs/A/enum | OUTPUT_NARROWED /$defs/A/enum
      # --- formats are promises, although a comparison of values does not hold them to it
      {"type":"string"} | {"type":"string","format":"date"} | INPUT_FORMAT_NARROWED /format | OUTPUT_FORMAT_ADDED /format
      {"type":"string","format":"date"} | {"type":"string","format":"date-time"} | INPUT_FORMAT_NARROWED /format | OUTPUT_FORMAT_WIDENED /format
      {"type":"string","format":"date"} | {"type":"string"} | INPUT_FORMAT_REMOVED /format | OUTPUT_FORMAT_WIDENED /format
      {"type":"string"} | {"type":"string","contentEncoding":"base64"} | INPUT_FORMAT_NARROWED /contentEncoding | OUTPUT_FORMAT_ADDED /contentEncoding
      """;

  static List<String> cases() {
    return CASES.lines().filter(line -> !line.startsWith("#")).toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void changes(String line) {
    String[] parts = line.split(" \\| ");
    JsonNode before = JsonText.read(parts[0].strip());
    JsonNode after = JsonText.read(parts[1].strip());
    List<Change> input = SchemaChanges.between("t", Side.INPUT, before, after);
    List<Change> output = SchemaChanges.between("t", Side.OUTPUT, before, after);
    assertEquals(parts[2].strip(), text(input));
    assertEquals(parts[3].strip(), text(output));
    input.forEach(change -> witness(change, before, after));
    output.forEach(change -> witness(change, after, before));
  }

  private static String text(List<Change> changes) {
    String text =
        changes.stream()
            .map(change -> change.kind() + " " + inSchema(change))
            .sorted()
            .collect(Collectors.joining(","));
    return text.isEmpty() ? "-" : text;
  }

  private static String inSchema(Change change) {
    String pointer = change.pointer().toString().replaceFirst("/(input|output)Schema", "");
    return pointer.isEmpty() ? "/" : pointer;
  }

  /** The independent oracle: what is shown is accepted by the one and refused by the other. */
  private static void witness(Change change, JsonNode accepts, JsonNode refuses) {
    boolean byValue = !change.kind().name().matches(".*(FORMAT|DEFAULT|HEADER|REMOVED).*");
    if (change.isBreaking() && byValue) {
      assertTrue(change.witness() != null, change.toString());
    }
    if (change.witness() != null) {
      assertTrue(isValid(accepts, change.witness()), change.toString());
      assertFalse(isValid(refuses, change.witness()), change.toString());
    }
  }

  private static boolean isValid(JsonNode schema, JsonNode value) {
    return SchemaRegistry.withDefaultDialect(Dialects.getDraft202012())
        .getSchema(schema)
        .validate(value.toString(), InputFormat.JSON)
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"INPUT", "OUTPUT"})
  void aRecursiveSchemaIsComparedToo(Side side) {
    JsonNode before =
        JsonText.read(
            "{\"type\":\"object\",\"properties\":{\"next\":{\"$ref\":\"#\"},\"v\":{\"type\":\"integer\"}}}");
    JsonNode after =
        JsonText.read(
            "{\"type\":\"object\",\"properties\":{\"next\":{\"$ref\":\"#\"},\"v\":{\"type\":\"string\"}}}");
    List<Change> changes = SchemaChanges.between("t", side, before, after);
    assertEquals(1, changes.size());
    assertEquals(
        side.kind(ChangeKind.INPUT_TYPE_CHANGED, ChangeKind.OUTPUT_TYPE_CHANGED),
        changes.get(0).kind());
  }
}
