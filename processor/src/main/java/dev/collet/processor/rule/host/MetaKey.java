package dev.collet.processor.rule.host;

import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.MetaEntry;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ToolRule;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Holds the keys of {@code _meta} to MCP's grammar and keeps them out of its reserved prefixes. */
public final class MetaKey implements ToolRule {
  private static final Pattern LABEL = Pattern.compile("[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])?");
  private static final Pattern NAME =
      Pattern.compile("([A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?)?");
  private static final Set<String> PROTOCOL =
      Set.of("progressToken", "traceparent", "tracestate", "baggage");
  private static final Set<String> RESERVED = Set.of("modelcontextprotocol", "mcp");

  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    Set<String> seen = new HashSet<>();
    for (MetaEntry entry : tool.meta()) {
      String problem = problem(entry.key());
      if (problem == null && !seen.add(entry.key())) {
        problem = "is given twice. Remove one.";
      }
      if (problem != null) {
        findings.accept(
            new Finding(
                name(),
                "_meta key '" + entry.key() + "' of tool '" + tool.name() + "' " + problem,
                entry.site()));
      }
    }
  }

  private static @Nullable String problem(String key) {
    int slash = key.indexOf('/');
    String name = key.substring(slash + 1);
    if (slash >= 0) {
      String[] labels = key.substring(0, slash).split("\\.", -1);
      for (String label : labels) {
        if (!LABEL.matcher(label).matches()) {
          return "has the prefix label '"
              + label
              + "'. A prefix is labels with dots between them,"
              + " each of letters, digits and hyphens, starting with a letter and ending with a"
              + " letter or digit: com.example/key.";
        }
      }
      if (labels.length > 1 && RESERVED.contains(labels[1])) {
        return "has a prefix that MCP reserves for itself (the second label is '"
            + labels[1]
            + "'). Use your own domain: com.example/key.";
      }
    } else if (PROTOCOL.contains(key)) {
      return "belongs to the protocol. Use your own domain: com.example/" + key + ".";
    }
    if (key.isEmpty()) {
      return "is empty. Give it a name: com.example/key.";
    }
    return NAME.matcher(name).matches()
        ? null
        : "has the name '"
            + name
            + "'. A name starts and ends with a letter or digit; inside it may"
            + " have '-', '_' and '.', too.";
  }
}
