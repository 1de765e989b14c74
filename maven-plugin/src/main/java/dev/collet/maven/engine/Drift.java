package dev.collet.maven.engine;

import dev.collet.schema.manifest.ToolManifest;
import dev.collet.schema.manifest.change.Change;
import dev.collet.schema.manifest.change.Level;
import dev.collet.schema.manifest.change.ManifestComparison;
import dev.collet.schema.manifest.change.VersionBump;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The differences between two states of a module's tools, ready to be reported.
 *
 * @param before what the old state is called, such as the lock file's path
 * @param after what the new state is called
 * @param version the version that the old state was released as; null when it was not
 * @param tools the names of all tools, old and new, sorted
 * @param findings by tool, the gravest first
 */
public record Drift(
    String before,
    String after,
    @Nullable String version,
    List<String> tools,
    List<Finding> findings) {

  /** Copies the lists. */
  public Drift {
    tools = List.copyOf(tools);
    findings = List.copyOf(findings);
  }

  /** A state of the tools and what it is called. */
  public record State(String name, ToolManifest manifest) {}

  /** Compares two states under what a person has set. */
  public static Drift between(
      State before, State after, @Nullable String version, FailOn failOn, List<Ignore> ignores) {
    List<Finding> findings = new ArrayList<>();
    for (Change change : ManifestComparison.compare(before.manifest(), after.manifest())) {
      Optional<Ignore> ignore = ignores.stream().filter(i -> i.matches(change)).findFirst();
      boolean counts = failOn == FailOn.ANY || (failOn == FailOn.BREAKING && change.isBreaking());
      findings.add(
          new Finding(change, ignore.map(Ignore::reason).orElse(null), counts && ignore.isEmpty()));
    }
    Set<String> tools = new TreeSet<>();
    before.manifest().tools().forEach(tool -> tools.add(tool.name()));
    after.manifest().tools().forEach(tool -> tools.add(tool.name()));
    return new Drift(before.name(), after.name(), version, List.copyOf(tools), findings);
  }

  /** Whether anything stops the build. */
  public boolean fails() {
    return findings.stream().anyMatch(Finding::fails);
  }

  /** The part of the version that the changes move, ignored ones too; empty without changes. */
  public Optional<Level> level() {
    return VersionBump.level(findings.stream().map(Finding::change).toList());
  }

  /** The lowest version for the next release, when the old state was one. */
  public Optional<String> nextVersion() {
    return version == null
        ? Optional.empty()
        : level().flatMap(level -> VersionBump.next(version, level));
  }

  /** How many tools have changed. */
  public long changedTools() {
    return findings.stream().map(finding -> finding.change().tool()).distinct().count();
  }
}
