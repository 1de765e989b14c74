package dev.collet.schema.manifest.change;

import com.google.errorprone.annotations.CheckReturnValue;
import dev.collet.schema.CanonicalJson;
import dev.collet.schema.JsonPointer;
import dev.collet.schema.manifest.ToolEntry;
import dev.collet.schema.manifest.ToolManifest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Finds every change between what a module's tools promised and what they promise now. */
@CheckReturnValue
public final class ManifestComparison {

  private static final Comparator<Change> ORDER =
      Comparator.comparing(Change::tool)
          .thenComparing(change -> change.kind().level(), Comparator.reverseOrder())
          .thenComparing(Change::kind)
          .thenComparing(Change::pointer);

  private ManifestComparison() {}

  /** All changes: by tool, the gravest first. Equal manifests, and equal meaning, give none. */
  public static List<Change> compare(ToolManifest before, ToolManifest after) {
    List<ToolEntry> gone = new ArrayList<>(before.tools());
    List<ToolEntry> come = new ArrayList<>(after.tools());
    gone.removeAll(after.tools());
    come.removeAll(before.tools());
    List<Change> changes = new ArrayList<>();
    pair(gone, come, changes);
    renames(gone, come)
        .forEach(
            (old, now) -> {
              changes.add(renamed(old, now));
              changes.addAll(ToolChanges.between(old, now));
              gone.remove(old);
              come.remove(now);
            });
    for (ToolEntry tool : gone) {
      changes.add(
          Change.of(tool.name(), ChangeKind.TOOL_REMOVED, JsonPointer.ROOT)
              .from(tool.definition()));
    }
    for (ToolEntry tool : come) {
      changes.add(
          Change.of(tool.name(), ChangeKind.TOOL_ADDED, JsonPointer.ROOT).to(tool.definition()));
    }
    changes.sort(ORDER);
    return List.copyOf(changes);
  }

  /** Tools of the same name; where a module has two of one name, in the manifest's order. */
  private static void pair(List<ToolEntry> gone, List<ToolEntry> come, List<Change> changes) {
    for (ToolEntry old : List.copyOf(gone)) {
      come.stream()
          .filter(now -> now.name().equals(old.name()))
          .findFirst()
          .ifPresent(
              now -> {
                changes.addAll(ToolChanges.between(old, now));
                gone.remove(old);
                come.remove(now);
              });
    }
  }

  /** What went and came again word for word but for its name and title, if it is the only one. */
  private static Map<ToolEntry, ToolEntry> renames(List<ToolEntry> gone, List<ToolEntry> come) {
    Map<ToolEntry, ToolEntry> pairs = new LinkedHashMap<>();
    for (ToolEntry old : gone) {
      List<ToolEntry> now = come.stream().filter(tool -> isAlike(old, tool)).toList();
      long rivals = gone.stream().filter(tool -> isAlike(old, tool)).count();
      if (now.size() == 1 && rivals == 1) {
        pairs.put(old, now.get(0));
      }
    }
    return pairs;
  }

  private static boolean isAlike(ToolEntry a, ToolEntry b) {
    return body(a).equals(body(b));
  }

  private static String body(ToolEntry tool) {
    ObjectNode rest = (ObjectNode) tool.definition().deepCopy();
    rest.remove(Set.of("name", "title"));
    return CanonicalJson.write(rest);
  }

  private static Change renamed(ToolEntry old, ToolEntry now) {
    JsonNode was = old.definition().get("name");
    return Change.of(old.name(), ChangeKind.TOOL_RENAMED, JsonPointer.ROOT.append("name"))
        .from(was)
        .to(now.definition().get("name"));
  }
}
