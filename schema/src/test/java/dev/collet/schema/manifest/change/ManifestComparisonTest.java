package dev.collet.schema.manifest.change;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.collet.schema.manifest.ToolManifest;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ManifestComparisonTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'title':'A'                 | 'title':'B'                  | TITLE_CHANGED /title",
        "'title':'A'                 |                              | TITLE_CHANGED /title",
        "'description':'A'           | 'description':'B'            | DESCRIPTION_CHANGED /description",
        "                            | 'icons':[{'src':'data:,'}]   | ICONS_CHANGED /icons",
        "'_meta':{'a':1,'b':1}       | '_meta':{'a':1,'b':2}        | META_CHANGED /_meta/b",
        "'_meta':{'a/b':1}           |                              | META_CHANGED /_meta/a~1b",
        "'execution':{}              |                              | OTHER_CHANGED /execution",
        "'annotations':{'title':'A'} | 'annotations':{'title':'B'}  | TITLE_CHANGED /annotations/title",
        "'annotations':{'x':1}       | 'annotations':{'x':2}        | OTHER_CHANGED /annotations/x",
        "'outputSchema':{}           |                              | OUTPUT_REMOVED /outputSchema",
        "                            | 'outputSchema':{}            | OUTPUT_ADDED /outputSchema",
        "'annotations':{'readOnlyHint':true}  |                     | HINT_RISKIER /annotations/readOnlyHint",
        "'annotations':{'readOnlyHint':false} |                     | HINT_SPELLED_OUT /annotations/readOnlyHint",
        "  | 'annotations':{'readOnlyHint':true}                    | HINT_SAFER /annotations/readOnlyHint",
        "  | 'annotations':{'destructiveHint':false}                | HINT_SAFER /annotations/destructiveHint",
        "  | 'annotations':{'destructiveHint':true}                 | HINT_SPELLED_OUT /annotations/destructiveHint",
        "'annotations':{'destructiveHint':false} |                  | HINT_RISKIER /annotations/destructiveHint",
        "'annotations':{'idempotentHint':true}   |                  | HINT_RISKIER /annotations/idempotentHint",
        "'annotations':{'openWorldHint':false}   |                  | HINT_RISKIER /annotations/openWorldHint",
        "'title':null                |                              | -",
        "'annotations':{}            |                              | -",
      })
  void eachMemberOfATool(String before, String after, String expected) {
    assertEquals(expected, changes(tool("t", before), tool("t", after)));
  }

  @Test
  void equalManifestsHaveNoChanges() {
    assertEquals("-", changes(tool("t", "'title':'A'"), tool("t", "'title':'A'")));
  }

  @Test
  void aToolThatCameAndOneThatWent() {
    assertEquals(
        "TOOL_REMOVED a,TOOL_ADDED b",
        changes(tool("a", "'title':'A'"), tool("b", "'_meta':{'x':1}")));
  }

  @Test
  void aToolThatIsTheSameButForItsNameWasRenamed() {
    assertEquals(
        "TOOL_RENAMED /name,TITLE_CHANGED /title",
        changes(
            tool("a", "'description':'D','title':'A'"),
            tool("b", "'description':'D','title':'B'")));
  }

  @Test
  void twoToolsThatAreAlikeAreNotGuessedToBeRenamed() {
    assertEquals(
        "TOOL_REMOVED a,TOOL_REMOVED b,TOOL_ADDED c",
        changes(tool("a", null) + "," + tool("b", null), tool("c", null)));
  }

  @Test
  void theGravestChangeOfAToolComesFirst() {
    assertEquals(
        "OUTPUT_REMOVED /outputSchema,META_CHANGED /_meta/x,TITLE_CHANGED /title",
        changes(tool("a", "'title':'A','outputSchema':{},'_meta':{'x':1}"), tool("a", null)));
  }

  private static String tool(String name, String members) {
    String rest = members == null ? "" : "," + members;
    return ("{'name':'" + name + "','inputSchema':{'type':'object'}" + rest + "}")
        .replace('\'', '"');
  }

  private static String changes(String before, String after) {
    String text =
        ManifestComparison.compare(manifest(before), manifest(after)).stream()
            .map(
                change ->
                    change.kind()
                        + " "
                        + (change.pointer().toString().isEmpty()
                            ? change.tool()
                            : change.pointer()))
            .collect(Collectors.joining(","));
    return text.isEmpty() ? "-" : text;
  }

  private static ToolManifest manifest(String tools) {
    return ToolManifest.parse("{\"format\":1,\"tools\":[" + tools + "]}");
  }
}
