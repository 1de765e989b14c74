package dev.collet.maven.engine.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.maven.engine.Drift;
import dev.collet.maven.engine.FailOn;
import dev.collet.maven.engine.Failure;
import dev.collet.maven.engine.Ignore;
import dev.collet.schema.JsonText;
import dev.collet.schema.manifest.ToolManifest;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import tools.jackson.databind.JsonNode;

class ReportFormatTest {

  private static final ToolManifest BEFORE =
      manifest(
          "{'name':'book','description':'a | b <c> `d` & e','inputSchema':{'type':'object',"
              + "'properties':{'to':{'type':'string'}},'required':['to']}}",
          "{'name':'gone','inputSchema':{'type':'object'}}",
          "{'name':'same','inputSchema':{'type':'object'}}");
  private static final ToolManifest AFTER =
      manifest(
          "{'name':'book','description':'x','inputSchema':{'type':'object','properties':"
              + "{'to':{'type':'string'},'at':{'type':'string'}},'required':['at','to']}}",
          "{'name':'new','inputSchema':{'type':'object'},'_meta':{'a':1}}",
          "{'name':'same','inputSchema':{'type':'object'}}");

  @TempDir Path folder;

  static ToolManifest manifest(String... tools) {
    return ToolManifest.parse(
        ("{'format':1,'tools':[" + String.join(",", tools) + "]}").replace('\'', '"'));
  }

  private static Drift drift(FailOn failOn) throws Failure {
    return Drift.between(
        new Drift.State("src/main/mcp/tools lock.json", BEFORE),
        new Drift.State("the compiled classes", AFTER),
        "1.4.2",
        failOn,
        List.of(Ignore.of("gone", "TOOL_REMOVED", "nobody used it")));
  }

  @Test
  void theTableHasALineForEachChangeAndWhatShowsIt() throws Exception {
    String table = ReportFormat.TABLE.write(drift(FailOn.ANY));
    assertTrue(table.startsWith("3 tools differ between src/main/mcp/tools lock.json and"), table);
    assertTrue(table.contains("4 changes, 3 breaking."), table);
    assertTrue(table.contains("  LEVEL  BREAKS    TOOL  CHANGE                   WHERE\n"), table);
    assertTrue(
        table.contains(
            "  major  caller    book  REQUIRED_ARGUMENT_ADDED  /inputSchema/properties/at\n"),
        table);
    assertTrue(table.contains("  minor  -         new   TOOL_ADDED               -\n"), table);
    assertTrue(table.contains("ignored: nobody used it"), table);
    assertTrue(table.contains("after 1.4.2 comes 2.0.0 or higher"), table);
  }

  @Test
  void withoutChangesTheTableIsOneSentence() {
    Drift none =
        Drift.between(
            new Drift.State("a", BEFORE),
            new Drift.State("b", BEFORE),
            null,
            FailOn.ANY,
            List.of());
    assertEquals("Nothing is different between a and b.\n", ReportFormat.TABLE.write(none));
  }

  @Test
  void jsonSaysEverything() throws Exception {
    JsonNode report = JsonText.read(ReportFormat.JSON.write(drift(FailOn.BREAKING)));
    assertEquals("MAJOR", report.get("level").stringValue());
    assertEquals("2.0.0", report.get("nextVersion").stringValue());
    assertTrue(report.get("fails").booleanValue());
    JsonNode first = report.get("changes").get(0);
    assertEquals("book", first.get("tool").stringValue());
    assertEquals("CALLER", first.get("breaks").stringValue());
    assertEquals("/inputSchema/properties/at", first.get("pointer").stringValue());
    assertTrue(first.get("fails").booleanValue());
    JsonNode gone = report.get("changes").get(2);
    assertEquals("nobody used it", gone.get("ignored").stringValue());
    assertFalse(gone.get("fails").booleanValue());
  }

  @Test
  void markdownShowsSignsAsTheyAre() throws Exception {
    String markdown = ReportFormat.MARKDOWN.write(drift(FailOn.ANY));
    assertTrue(
        markdown.contains("| major | caller | `book` | REQUIRED_ARGUMENT_ADDED |"), markdown);
    assertTrue(markdown.contains("``\"a \\| b <c> `d` & e\" -> \"x\"``"), markdown);
    long columns = markdown.lines().filter(line -> line.startsWith("| patch")).count();
    assertEquals(1, columns);
  }

  @Test
  void junitHasATestForEachTool() throws Exception {
    String xml = ReportFormat.JUNIT.write(drift(FailOn.ANY));
    Element suite =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(xml)))
            .getDocumentElement();
    assertEquals("4", suite.getAttribute("tests"));
    assertEquals("2", suite.getAttribute("failures"));
    assertEquals("1", suite.getAttribute("skipped"));
    assertEquals(2, suite.getElementsByTagName("failure").getLength());
    assertEquals(4, suite.getElementsByTagName("testcase").getLength());
    assertTrue(suite.getTextContent().contains("a | b <c> `d` & e"));
    String breaking = ReportFormat.JUNIT.write(drift(FailOn.BREAKING));
    assertTrue(breaking.contains("<system-out>TOOL_ADDED (minor)"), breaking);
  }

  @Test
  void sarifNamesRulesLocationsAndSuppressions() throws Exception {
    JsonNode run = JsonText.read(ReportFormat.SARIF.write(drift(FailOn.BREAKING))).at("/runs/0");
    assertEquals(4, run.at("/tool/driver/rules").size());
    JsonNode first = run.at("/results/0");
    assertEquals("REQUIRED_ARGUMENT_ADDED", first.get("ruleId").stringValue());
    assertEquals("error", first.get("level").stringValue());
    assertEquals(
        "src/main/mcp/tools%20lock.json",
        first.at("/locations/0/physicalLocation/artifactLocation/uri").stringValue());
    assertEquals("nobody used it", run.at("/results/2/suppressions/0/justification").stringValue());
    assertEquals("note", run.at("/results/3/level").stringValue());
  }

  @ParameterizedTest
  @EnumSource(ReportFormat.class)
  void everyReportIsTheSameInEveryLocaleAndEndsWithALineFeed(ReportFormat format) throws Exception {
    String here = format.write(drift(FailOn.ANY));
    assertTrue(here.endsWith("\n") && !here.contains("\r"));
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertEquals(here, format.write(drift(FailOn.ANY)));
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertEquals(here, format.write(drift(FailOn.ANY)));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void filesAreNamedAfterTheGoal() throws Exception {
    List<ReportFormat> formats = ReportFiles.formats(List.of("JSON", "sarif", " junit "));
    ReportFiles.write(drift(FailOn.ANY), "check", formats, folder.resolve("new/folder"));
    for (String name : List.of("check.json", "check.sarif", "check-junit.xml")) {
      assertTrue(Files.size(folder.resolve("new/folder").resolve(name)) > 0, name);
    }
    Failure failure = assertThrows(Failure.class, () -> ReportFiles.formats(List.of("pdf")));
    assertTrue(
        String.valueOf(failure.getMessage()).contains("table, json, markdown, junit, sarif"));
  }
}
