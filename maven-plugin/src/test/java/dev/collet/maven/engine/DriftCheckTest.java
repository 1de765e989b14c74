package dev.collet.maven.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.schema.manifest.ToolManifest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DriftCheckTest {

  @TempDir Path folder;

  private static final ToolManifest OLD =
      Module.manifest("{'name':'a','description':'d','inputSchema':{'type':'object'}}");
  private static final ToolManifest NOTHING = ToolManifest.EMPTY;
  private static final ToolManifest ADDED =
      Module.manifest(
          "{'name':'a','description':'d','inputSchema':{'type':'object'}}", Module.tool("b"));
  private static final ToolManifest DESCRIBED =
      Module.manifest("{'name':'a','description':'e','inputSchema':{'type':'object'}}");

  private Optional<Drift> check(
      ToolManifest lock, ToolManifest now, FailOn failOn, Ignore... ignores) throws Exception {
    Path file = folder.resolve("tools.lock.json");
    if (lock != null) {
      ManifestFile.write(file, lock);
    }
    return run(file, false, now, failOn, ignores);
  }

  private static Optional<Drift> run(
      Path file, boolean configured, ToolManifest now, FailOn failOn, Ignore... ignores)
      throws Exception {
    return DriftCheck.run(
        new DriftCheck.Request(
            new ModuleTools(now, Map.of(), List.of()),
            file,
            configured,
            "tools.lock.json",
            failOn,
            List.of(ignores),
            "mvn collet:accept"));
  }

  @ParameterizedTest
  @CsvSource({
    "SAME,      ANY,      false",
    "SAME,      BREAKING, false",
    "NOTHING,   ANY,      true",
    "NOTHING,   BREAKING, true",
    "NOTHING,   NONE,     false",
    "ADDED,     ANY,      true",
    "ADDED,     BREAKING, false",
    "DESCRIBED, ANY,      true",
    "DESCRIBED, BREAKING, true",
    "DESCRIBED, NONE,     false",
  })
  void whatStopsTheBuild(String now, FailOn failOn, boolean fails) throws Exception {
    ToolManifest manifest =
        switch (now) {
          case "SAME" -> OLD;
          case "NOTHING" -> NOTHING;
          case "ADDED" -> ADDED;
          default -> DESCRIBED;
        };
    assertEquals(fails, check(OLD, manifest, failOn).orElseThrow().fails());
  }

  @Test
  void theFailureNamesToolPathAndCommand() throws Exception {
    Drift drift = check(OLD, NOTHING, FailOn.ANY).orElseThrow();
    Failure failure =
        assertThrows(Failure.class, () -> DriftText.verify(drift, "mvn collet:accept"));
    String message = String.valueOf(failure.getMessage());
    assertTrue(message.contains("tools.lock.json"), message);
    assertTrue(message.contains("a: TOOL_REMOVED"), message);
    assertTrue(message.contains("mvn collet:accept"), message);
  }

  @Test
  void aMissingLockFileSaysHowToMakeOne() {
    Failure failure = assertThrows(Failure.class, () -> check(null, OLD, FailOn.ANY));
    String message = String.valueOf(failure.getMessage());
    assertTrue(message.contains("There is no lock file"), message);
    assertTrue(message.contains("the 1 tool of this module promises"), message);
    assertTrue(message.contains("mvn collet:accept"), message);
  }

  @Test
  void withoutToolsAndLockFileThereIsNothingToCheck() throws Exception {
    assertEquals(Optional.empty(), check(null, NOTHING, FailOn.ANY));
  }

  @Test
  void aMissingLockFileIsOnlyReportedWhenNothingFails() throws Exception {
    Drift drift = check(null, OLD, FailOn.NONE).orElseThrow();
    assertFalse(drift.fails());
    assertEquals(1, drift.findings().size());
  }

  @Test
  void aConfiguredLockFileHasToExistEvenWithoutTools() {
    Path file = folder.resolve("elsewhere.json");
    for (FailOn failOn : FailOn.values()) {
      Failure failure = assertThrows(Failure.class, () -> run(file, true, NOTHING, failOn));
      assertTrue(String.valueOf(failure.getMessage()).contains(file.toString()));
    }
  }

  @Test
  void aBadLockFileIsNamed() throws Exception {
    Path file = folder.resolve("tools.lock.json");
    Files.writeString(file, "<<<<<<< HEAD\n{}");
    Failure failure = assertThrows(Failure.class, () -> check(null, OLD, FailOn.ANY));
    String message = String.valueOf(failure.getMessage());
    assertTrue(message.contains("tools.lock.json: There is a merge conflict in line 1."), message);
    Files.writeString(file, "// {}");
    failure = assertThrows(Failure.class, () -> check(null, OLD, FailOn.ANY));
    assertTrue(String.valueOf(failure.getMessage()).contains("tools.lock.json: This is not JSON"));
  }

  @Test
  void anIgnoreLetsItsChangeThroughAndNoOther() throws Exception {
    Ignore ignore = Ignore.of("a", "description-changed", "typo");
    Drift passes = check(OLD, DESCRIBED, FailOn.ANY, ignore).orElseThrow();
    assertFalse(passes.fails());
    assertEquals("typo", passes.findings().get(0).ignored());
    assertEquals(List.of(), DriftCheck.unused(passes, List.of(ignore)));
    Drift other = check(OLD, ADDED, FailOn.ANY, ignore).orElseThrow();
    assertTrue(other.fails());
    assertTrue(DriftCheck.unused(other, List.of(ignore)).get(0).contains("lets nothing through"));
  }

  @ParameterizedTest
  @CsvSource({
    "a, TITEL_CHANGED, why, which is none",
    "a, '', why, no <change>",
    "a, TITLE_CHANGED, ' ', no <reason>",
    "'', TITLE_CHANGED, why, no <tool>",
  })
  void anIgnoreThatIsNotCompleteIsAnError(
      String tool, String change, String reason, String problem) {
    Failure failure = assertThrows(Failure.class, () -> Ignore.of(tool, change, reason));
    assertTrue(String.valueOf(failure.getMessage()).contains(problem), failure.getMessage());
  }

  @Test
  void failOnIsReadWithoutRegardToCaseAndOtherWordsAreErrors() throws Exception {
    assertEquals(FailOn.BREAKING, DriftText.failOn(" Breaking "));
    Failure failure = assertThrows(Failure.class, () -> DriftText.failOn("warn"));
    assertTrue(String.valueOf(failure.getMessage()).contains("any, breaking or none"));
  }

  @Test
  void acceptWritesOnceAndCheckNeverWrites() throws Exception {
    Path file = folder.resolve("src/main/mcp/tools.lock.json");
    assertTrue(last(Acceptance.write(OLD, file, "lock")).startsWith("Wrote lock: 1 tool."));
    assertEquals(OLD.text(), Files.readString(file));
    assertTrue(last(Acceptance.write(OLD, file, "lock")).startsWith("Kept lock"));
    assertTrue(run(file, false, ADDED, FailOn.ANY).orElseThrow().fails());
    assertEquals(OLD.text(), Files.readString(file));
    List<String> lines = Acceptance.write(ADDED, file, "lock");
    assertTrue(String.join("\n", lines).contains("TOOL_ADDED"), lines.toString());
    assertEquals(ADDED.text(), Files.readString(file));
  }

  @Test
  void acceptOfNoToolsMakesNoFileButEmptiesOne() throws Exception {
    Path file = folder.resolve("tools.lock.json");
    assertTrue(last(Acceptance.write(NOTHING, file, "lock")).contains("needs no lock"));
    assertFalse(Files.exists(file));
    Acceptance.write(OLD, file, "lock");
    Acceptance.write(NOTHING, file, "lock");
    assertEquals(NOTHING.text(), Files.readString(file));
  }

  @Test
  void aVersionThatIsTooLowForTheChangesStopsTheBuild() throws Exception {
    ReleasedVersion released = new ReleasedVersion(new Drift.State("g:a:1.2.0", OLD), "1.2.0");
    ReleasedVersion.verify(released, OLD, "1.2.0", "pom.xml");
    ReleasedVersion.verify(released, ADDED, "1.3.0-SNAPSHOT", "pom.xml");
    ReleasedVersion.verify(released, NOTHING, "2.0.0-SNAPSHOT", "pom.xml");
    Failure failure =
        assertThrows(
            Failure.class, () -> ReleasedVersion.verify(released, NOTHING, "1.3.0", "pom.xml"));
    String message = String.valueOf(failure.getMessage());
    assertTrue(message.contains("2.0.0 or higher"), message);
    assertTrue(message.contains("a: TOOL_REMOVED"), message);
  }

  private static String last(List<String> lines) {
    return lines.get(lines.size() - 1);
  }
}
