package dev.collet.maven.engine.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.schema.manifest.ToolManifest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogueTest {

  private static final String EVIL = "</script><script>alert(1)</script> | `x` & <b>\\n# y";

  @TempDir Path folder;

  private static ToolManifest manifest() {
    return ToolManifest.parse(
        ("{'format':1,'tools':[{'name':'book','title':'Book','description':'"
                + EVIL
                + "','annotations':{'destructiveHint':true,'idempotentHint':true},"
                + "'inputSchema':{'type':'object','properties':{'to':{'type':'string',"
                + "'description':'"
                + EVIL
                + "'}},'required':['to']},"
                + "'outputSchema':{'type':'object'}},"
                + "{'name':'look','annotations':{'readOnlyHint':true},'inputSchema':{'type':'object'}}]}")
            .replace('\'', '"'));
  }

  @Test
  void bothFilesAreWrittenTheSameEachTime() throws Exception {
    List<Path> files = Catalogue.write("Flights", manifest(), folder);
    String html = Files.readString(files.get(1), StandardCharsets.UTF_8);
    String markdown = Files.readString(files.get(0), StandardCharsets.UTF_8);
    Catalogue.write("Flights", manifest(), folder);
    assertEquals(html, Files.readString(files.get(1)));
    assertEquals(markdown, Files.readString(files.get(0)));
  }

  @Test
  void thePageNeedsNothingElseAndRunsNothingOfATools() throws Exception {
    String html = HtmlCatalogue.write("Flights <&> Co", manifest());
    assertTrue(html.contains("<title>Flights &lt;&amp;&gt; Co</title>"));
    assertEquals(1, Pattern.compile("<script").matcher(html).results().count());
    assertFalse(html.contains("<b>\n"), "a description's tag is not the page's");
    assertFalse(Pattern.compile("(src|href)=\"(?!#)").matcher(html).find());
    assertFalse(html.contains("url(") || html.contains("@import"));
    assertFalse(Pattern.compile("@(style|script|list|tools|count|title)@").matcher(html).find());
    assertTrue(html.contains("prefers-color-scheme: dark"));
    assertTrue(html.contains("<li class=\"warning\">may destroy</li><li>safe to repeat</li>"));
    assertTrue(html.contains("<li>read only</li>"));
    assertTrue(html.contains("2 tools"));
  }

  @Test
  void aResultThatIsNoObjectIsSaidToBeAllOfIt() throws Exception {
    ToolManifest lists =
        ToolManifest.parse(
            "{'format':1,'tools':[{'name':'all','inputSchema':{'type':'object'},'outputSchema':{'type':'array','items':{'type':'string'}}}]}"
                .replace('\'', '"'));
    String html = HtmlCatalogue.write("Lists", lists);
    assertTrue(html.contains("<i>all of it</i></td><td>list of text</td>"), html);
    String markdown = MarkdownCatalogue.write("Lists", lists);
    assertTrue(markdown.contains("| all of it | list of text |  | "), markdown);
  }

  @Test
  void markdownKeepsItsTablesWhateverATextSays() {
    String markdown = MarkdownCatalogue.write("Flights", manifest());
    assertFalse(markdown.contains("<script>"));
    assertFalse(Pattern.compile("(?m)^# y").matcher(markdown).find());
    assertTrue(markdown.contains("*may destroy · safe to repeat · reaches outside (not said)*"));
    for (String line : markdown.lines().filter(each -> each.startsWith("| `to`")).toList()) {
      assertEquals(5, Pattern.compile("(?<!\\\\)\\|").matcher(line).results().count(), line);
    }
  }
}
