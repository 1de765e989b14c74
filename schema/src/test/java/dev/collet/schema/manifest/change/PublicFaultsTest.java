package dev.collet.schema.manifest.change;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.collet.schema.manifest.ToolManifest;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What other checkers of MCP tools let through or wrongly refuse, by their public issues
 * (Apicurio/apicurio-registry 8661, 9178, 9297, 9769 and their reviews).
 */
class PublicFaultsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // 8661: the type of a parameter, an enum that lost a value
        "{'q':{'type':'string'}} | {'q':{'type':'integer'}} | true",
        "{'q':{'enum':['a','b']}} | {'q':{'enum':['a']}} | true",
        "{'q':{'enum':['a']}} | {'q':{'enum':['a','b']}} | false",
        "{'q':{'type':'string'}} | {'q':{'enum':['a']}} | true",
        // its reviews: arrays of types, values that only look alike, no type on one side
        "{'q':{'type':['string','null']}} | {'q':{'type':['integer','null']}} | true",
        "{'q':{'type':['string','null']}} | {'q':{'type':['null','string']}} | false",
        "{'q':{'enum':['1']}} | {'q':{'enum':[1]}} | true",
        "{'q':{}} | {'q':{'type':'string'}} | true",
        "{'q':{'type':'string'}} | {'q':{}} | false",
        // 9178: not only the first level, and a wider type is no fault
        "{'o':{'type':'object','properties':{'q':{'type':'string'}}}} | {'o':{'type':'object','properties':{'q':{'type':'number'}}}} | true",
        "{'o':{'type':'array','items':{'type':'string'}}} | {'o':{'type':'array','items':{'type':'number'}}} | true",
        "{'q':{'type':'integer'}} | {'q':{'type':'number'}} | false",
        "{'q':{'type':'string','maxLength':9}} | {'q':{'type':'string','maxLength':5}} | true",
        "{'q':{'type':'string','pattern':'^a'}} | {'q':{'type':'string','pattern':'^ab'}} | true",
        "{'q':{'anyOf':[{'type':'string'},{'type':'integer'}]}} | {'q':{'anyOf':[{'type':'string'}]}} | true",
      })
  void parameters(String before, String after, boolean breaks) {
    List<Change> changes = compare(input(before, ""), input(after, ""));
    assertEquals(breaks, changes.stream().anyMatch(Change::isBreaking), changes.toString());
    changes.stream()
        .filter(Change::isBreaking)
        .forEach(change -> assertEquals(Audience.CALLER, change.kind().breaks().orElseThrow()));
  }

  /** 9769: what was required may become optional. */
  @Test
  void aParameterThatBecomesOptionalBreaksNobody() {
    assertEquals(
        "ARGUMENT_OPTIONAL",
        kinds(compare(input("{'q':{}}", ",'required':['q']"), input("{'q':{}}", ""))));
  }

  /** 9297: the output schema counts, all of it. */
  @Test
  void resultsAreComparedToo() {
    String old =
        "'outputSchema':{'type':'object','properties':{'a':{'type':'string'}},'required':['a']}";
    assertEquals("OUTPUT_REMOVED", kinds(compare(tool(old), tool(null))));
    assertEquals(
        "MEMBER_REMOVED", kinds(compare(tool(old), tool("'outputSchema':{'type':'object'}"))));
    assertEquals(
        "OUTPUT_TYPE_CHANGED",
        kinds(
            compare(
                tool(old), tool(old.replace("'a':{'type':'string'}", "'a':{'type':'integer'}")))));
    assertEquals(
        "MEMBER_OPTIONAL", kinds(compare(tool(old), tool(old.replace(",'required':['a']", "")))));
    assertEquals(
        "MEMBER_ADDED",
        kinds(compare(tool(old), tool(old.replace("'properties':{", "'properties':{'b':{},")))));
  }

  @Test
  void aThousandToolsThatAllChangedAreComparedByName() {
    StringBuilder before = new StringBuilder();
    StringBuilder after = new StringBuilder();
    for (int i = 0; i < 1000; i++) {
      before.append(i == 0 ? "" : ",").append(named("old" + i, i));
      after.append(i == 0 ? "" : ",").append(named("new" + i, i));
    }
    List<Change> changes = compare(before.toString(), after.toString());
    assertEquals(1000, changes.size());
    assertEquals(ChangeKind.TOOL_RENAMED, changes.get(999).kind());
  }

  private static String named(String name, int i) {
    return "{'name':'"
        + name
        + "','description':'number "
        + i
        + "','inputSchema':{'type':'object'}}";
  }

  private static String input(String properties, String more) {
    return "{'name':'t','inputSchema':{'type':'object','properties':"
        + properties
        + more
        + ",'additionalProperties':false}}";
  }

  private static String tool(String member) {
    return "{'name':'t','inputSchema':{'type':'object'}"
        + (member == null ? "" : "," + member)
        + "}";
  }

  private static List<Change> compare(String before, String after) {
    return ManifestComparison.compare(manifest(before), manifest(after));
  }

  private static ToolManifest manifest(String tools) {
    return ToolManifest.parse(("{'format':1,'tools':[" + tools + "]}").replace('\'', '"'));
  }

  private static String kinds(List<Change> changes) {
    return changes.stream().map(change -> change.kind().name()).collect(Collectors.joining(","));
  }
}
