package dev.collet.schema.manifest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ToolManifestTest {

  private static final String TWO =
      """
      {"format":1,"tools":[
        {"name":"b","inputSchema":{"type":"object"}},
        {"inputSchema":{"maximum":1.0,"type":"object"},"name":"a","title":null}]}
      """;

  @Test
  void textIsSortedCanonicalAndEndsWithOneLineFeed() {
    assertEquals(
        """
        {
          "format": 1,
          "tools": [
            {
              "inputSchema": {
                "maximum": 1,
                "type": "object"
              },
              "name": "a"
            },
            {
              "inputSchema": {
                "type": "object"
              },
              "name": "b"
            }
          ]
        }
        """,
        ToolManifest.parse(TWO).text());
  }

  @Test
  void textIsTheSameInEveryLocaleAndOrder() {
    Locale before = Locale.getDefault();
    try {
      String expected = ToolManifest.parse(TWO).text();
      for (String tag : List.of("tr", "ar-EG-u-nu-arab", "de")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        ToolManifest read = ToolManifest.parse(TWO);
        assertEquals(
            expected, new ToolManifest(List.of(read.tools().get(1), read.tools().get(0))).text());
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void textReadsBackAsItself() {
    ToolManifest manifest = ToolManifest.parse(TWO);
    assertEquals(manifest.text(), ToolManifest.parse(manifest.text()).text());
  }

  @Test
  void aNameOfTwoServersIsADuplicateAndAWordForWordCopyIsNot() {
    ToolEntry one = entry("{\"name\":\"a\",\"inputSchema\":{}}");
    ToolEntry same = entry("{\"inputSchema\":{},\"name\":\"a\"}");
    ToolEntry other = entry("{\"name\":\"a\",\"inputSchema\":{\"type\":\"object\"}}");
    assertEquals(List.of(), new ToolManifest(List.of(one, same)).duplicates());
    assertEquals(List.of("a"), new ToolManifest(List.of(one, other)).duplicates());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``                                   | empty",
        "{                                    | not JSON",
        "[]                                   | not a JSON object",
        "{\"tools\":[]}                       | no \"format\"",
        "{\"format\":2,\"tools\":[]}          | format 2; this version of Collet reads format 1",
        "{\"format\":99999999999,\"tools\":[]}| format 99999999999",
        "{\"format\":1}                       | no \"tools\" array",
        "{\"format\":1,\"tools\":{}}          | no \"tools\" array",
        "{\"format\":1,\"tools\":[],\"x\":1}  | no member \"x\"",
        "{\"format\":1,\"format\":1,\"tools\":[]} | not JSON",
        "{\"format\":1,\"tools\":[]} x        | not JSON",
        "{\"format\":1,\"tools\":[1]}         | JSON object",
        "{\"format\":1,\"tools\":[{}]}        | no \"name\"",
        "{\"format\":1,\"tools\":[{\"name\":\"a\"}]} | 'a' has no \"inputSchema\"",
        "{\"format\":1,\"tools\":[{\"name\":\"a\",\"inputSchema\":true}]} | that is no JSON object",
      })
  void whatIsNoManifestSaysWhy(String text, String reason) {
    ManifestException e = assertThrows(ManifestException.class, () -> ToolManifest.parse(text));
    assertTrue(String.valueOf(e.getMessage()).contains(reason), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[TOOL]",
        "{\"tools\":[TOOL]}",
        "{\"resultType\":\"complete\",\"ttlMs\":1,\"cacheScope\":\"public\",\"tools\":[TOOL]}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"tools\":[TOOL]}}",
        "{\"format\":1,\"tools\":[TOOL]}",
      })
  void aServersAnswerIsReadInEveryForm(String form) {
    String text = form.replace("TOOL", "{\"name\":\"a\",\"inputSchema\":{\"type\":\"object\"}}");
    assertEquals("a", ToolManifest.parseToolsList(text).tools().get(0).name());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"tools\":[],\"nextCursor\":\"p2\"}  | one page of a longer list",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32601}} | answered with an error",
        "{\"tools\":[TOOL,TOOL]}               | 'a' is listed twice",
      })
  void aServersAnswerThatCantBeABaselineSaysWhy(String form, String reason) {
    String text = form.replace("TOOL", "{\"name\":\"a\",\"inputSchema\":{\"type\":\"object\"}}");
    ManifestException e =
        assertThrows(ManifestException.class, () -> ToolManifest.parseToolsList(text));
    assertTrue(String.valueOf(e.getMessage()).contains(reason), e.getMessage());
  }

  private static ToolEntry entry(String json) {
    return new ToolEntry(ManifestReader.json(json));
  }
}
