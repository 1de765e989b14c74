package dev.collet.schema.manifest.change;

import com.google.errorprone.annotations.CheckReturnValue;
import dev.collet.schema.CanonicalJson;
import dev.collet.schema.JsonPointer;
import dev.collet.schema.manifest.ToolEntry;
import dev.collet.schema.manifest.ToolManifest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/** Finds every change between what a module's tools promised and what they promise now. */
@CheckReturnValue
public final class ManifestComparison {

  private static final Comparator<Change> ORDER =
      Comparator.comparing(Change::tool)
          .thenComparing(change -> change.kind().level(), Comparator.reverseOrder())
          .thenComparing(Change::kind)
          .thenComparing(Change::pointer);

  private final Set<ToolEntry> gone;
  private final Set<ToolEntry> come;
  private final List<Change> changes = new ArrayList<>();

  private ManifestComparison(ToolManifest before, ToolManifest after) {
    gone = new LinkedHashSet<>(before.tools());
    come = new LinkedHashSet<>(after.tools());
  }

  /** All changes: by tool, the gravest first. Equal manifests, and equal meaning, give none. */
  public static List<Change> compare(ToolManifest before, ToolManifest after) {
    ManifestComparison comparison = new ManifestComparison(before, after);
    comparison.takeEqual();
    comparison.takeSameName();
    comparison.takeRenamed();
    for (ToolEntry tool : comparison.gone) {
      comparison.changes.add(
          Change.of(tool.name(), ChangeKind.TOOL_REMOVED, JsonPointer.ROOT)
              .from(tool.definition()));
    }
    for (ToolEntry tool : comparison.come) {
      comparison.changes.add(
          Change.of(tool.name(), ChangeKind.TOOL_ADDED, JsonPointer.ROOT).to(tool.definition()));
    }
    comparison.changes.sort(ORDER);
    return List.copyOf(comparison.changes);
  }

  /** What is there word for word on both sides, for modules where two tools have one name. */
  private void takeEqual() {
    Map<String, Deque<ToolEntry>> same =
        group(come, tool -> CanonicalJson.write(tool.definition()));
    for (ToolEntry old : List.copyOf(gone)) {
      Deque<ToolEntry> now = same.get(CanonicalJson.write(old.definition()));
      if (now != null && !now.isEmpty()) {
        gone.remove(old);
        come.remove(now.remove());
      }
    }
  }

  /** Tools of one name; where a module has two of it, in the manifest's order. */
  private void takeSameName() {
    Map<String, Deque<ToolEntry>> same = group(come, ToolEntry::name);
    for (ToolEntry old : List.copyOf(gone)) {
      Deque<ToolEntry> now = same.get(old.name());
      if (now != null && !now.isEmpty()) {
        take(old, now.remove());
      }
    }
  }

  /** What went and came again word for word but for its name and title, if it is the only one. */
  private void takeRenamed() {
    Map<String, Deque<ToolEntry>> left = group(gone, ManifestComparison::body);
    Map<String, Deque<ToolEntry>> here = group(come, ManifestComparison::body);
    left.forEach(
        (body, olds) -> {
          Deque<ToolEntry> news = here.get(body);
          if (olds.size() == 1 && news != null && news.size() == 1) {
            ToolEntry old = olds.remove();
            ToolEntry now = news.remove();
            changes.add(
                Change.of(old.name(), ChangeKind.TOOL_RENAMED, JsonPointer.ROOT.append("name"))
                    .from(old.definition().get("name"))
                    .to(now.definition().get("name")));
            take(old, now);
          }
        });
  }

  private void take(ToolEntry old, ToolEntry now) {
    changes.addAll(ToolChanges.between(old, now));
    gone.remove(old);
    come.remove(now);
  }

  private static Map<String, Deque<ToolEntry>> group(
      Set<ToolEntry> tools, Function<ToolEntry, String> key) {
    Map<String, Deque<ToolEntry>> groups = new HashMap<>();
    for (ToolEntry tool : tools) {
      groups.computeIfAbsent(key.apply(tool), any -> new ArrayDeque<>()).add(tool);
    }
    return groups;
  }

  private static String body(ToolEntry tool) {
    ObjectNode rest = (ObjectNode) tool.definition().deepCopy();
    rest.remove(Set.of("name", "title"));
    return CanonicalJson.write(rest);
  }
}
