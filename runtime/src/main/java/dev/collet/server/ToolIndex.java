package dev.collet.server;

import dev.collet.dispatch.InputValidator;
import dev.collet.dispatch.Toolset;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** All tools of a server by name, found without making a string of the name. */
final class ToolIndex {
  private final List<RegisteredTool> sorted;
  private final @Nullable RegisteredTool[] table;

  /**
   * Puts the tools of all toolsets together.
   *
   * @throws IllegalStateException when two tools have the same name, or one needs a validator and
   *     there is none; says whose they are
   */
  ToolIndex(List<Toolset> toolsets, @Nullable InputValidator validator) {
    Map<String, RegisteredTool> byName = new TreeMap<>();
    for (Toolset toolset : toolsets) {
      for (int i = 0; i < toolset.tools().size(); i++) {
        RegisteredTool tool = new RegisteredTool(toolset, i, validator);
        RegisteredTool other = byName.putIfAbsent(tool.descriptor().name(), tool);
        if (other != null) {
          throw new IllegalStateException(
              "Two tools are named '"
                  + tool.descriptor().name()
                  + "': "
                  + other.descriptor().owner()
                  + " and "
                  + tool.descriptor().owner()
                  + ". Rename one of them, or serve them from two servers.");
        }
      }
    }
    sorted = List.copyOf(byName.values());
    int size = Integer.highestOneBit(Math.max(4, sorted.size()) * 4 - 1);
    table = new RegisteredTool[size];
    for (RegisteredTool tool : sorted) {
      int slot = slot(tool.descriptor().name().hashCode());
      while (table[slot] != null) {
        slot = slot + 1 & table.length - 1;
      }
      table[slot] = tool;
    }
  }

  /** The tools, sorted by name. */
  List<RegisteredTool> sorted() {
    return sorted;
  }

  /** The tool of that name, or null. Names are case-sensitive. */
  @Nullable RegisteredTool find(char[] chars, int offset, int length) {
    int slot = slot(Chars.hash(chars, offset, length));
    while (true) {
      RegisteredTool tool = table[slot];
      if (tool == null || Chars.equal(tool.descriptor().name(), chars, offset, length)) {
        return tool;
      }
      slot = slot + 1 & table.length - 1;
    }
  }

  /** The tool of that name, or null. */
  @Nullable RegisteredTool find(String name) {
    return find(name.toCharArray(), 0, name.length());
  }

  private int slot(int hash) {
    return (hash ^ hash >>> 16) & table.length - 1;
  }
}
