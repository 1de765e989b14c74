package dev.collet.processor.flow.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The capturing groups of a pattern of {@code java.util.regex}.
 *
 * @param groups in the order of their numbers, which begin with 1
 * @param isAnchored whether whatever it is found in, it is the whole of that
 */
public record RegexGroups(List<Group> groups, boolean isAnchored) {
  /** Copies the groups. */
  public RegexGroups {
    groups = List.copyOf(groups);
  }

  /**
   * One group.
   *
   * @param name null when it only has its number
   * @param pattern what stands in it
   * @param isFilled whether every match fills it
   */
  public record Group(@Nullable String name, String pattern, boolean isFilled) {}

  /** The group of a name; null when there is none. */
  public @Nullable Group named(String name) {
    for (Group group : groups) {
      if (name.equals(group.name)) {
        return group;
      }
    }
    return null;
  }

  /** Finds the groups of a pattern that compiles; its own mistakes lead to none. */
  public static RegexGroups of(String regex) {
    return new Reader(regex).read();
  }

  /** What is open between its bracket and the one that closes it. */
  private static final class Open {
    final boolean isGroup;
    final int inner;
    final @Nullable String name;
    final int start;
    final boolean isOptional;
    boolean hasOptions;

    /**
     * Something has opened.
     *
     * @param inner the index of the first group inside; groups are numbered by where they begin
     */
    Open(boolean isGroup, int inner, @Nullable String name, int start, boolean isOptional) {
      this.isGroup = isGroup;
      this.inner = inner;
      this.name = name;
      this.start = start;
      this.isOptional = isOptional;
    }
  }

  private static final class Reader {
    private final String regex;
    private final List<@Nullable Group> groups = new ArrayList<>();
    private final List<Open> open = new ArrayList<>();
    private boolean hasOptions;
    private int at;

    Reader(String regex) {
      this.regex = regex;
    }

    RegexGroups read() {
      boolean isClass = false;
      for (at = 0; at < regex.length(); at++) {
        char c = regex.charAt(at);
        if (c == '\\') {
          at++;
        } else if (isClass || c == '[') {
          isClass = c != ']';
        } else if (c == '|') {
          branch();
        } else if (c == '(') {
          begin();
        } else if (c == ')' && !open.isEmpty()) {
          end(open.remove(open.size() - 1));
        }
      }
      List<Group> found = new ArrayList<>();
      for (Group group : groups) {
        found.add(group == null ? new Group(null, "", false) : group);
      }
      if (hasOptions) {
        found.replaceAll(group -> new Group(group.name, group.pattern, false));
      }
      return new RegexGroups(found, !hasOptions && isAnchored());
    }

    private boolean isAnchored() {
      boolean begins = regex.startsWith("^") || regex.startsWith("\\A");
      return begins && (regex.endsWith("$") || regex.endsWith("\\z")) && !regex.endsWith("\\$");
    }

    /** What is on one side of a bar is not in every match. */
    private void branch() {
      if (open.isEmpty()) {
        hasOptions = true;
      } else {
        open.get(open.size() - 1).hasOptions = true;
      }
    }

    private void begin() {
      boolean isNamed =
          regex.startsWith("(?<", at)
              && !regex.startsWith("(?<=", at)
              && !regex.startsWith("(?<!", at);
      boolean isGroup = isNamed || !regex.startsWith("(?", at);
      int close = regex.indexOf('>', at);
      String name = isNamed && close > 0 ? regex.substring(at + 3, close) : null;
      if (isGroup) {
        groups.add(null);
      }
      // A look around captures what it sees, or nothing when it is a negative one.
      boolean isLook = !isGroup && !regex.startsWith("(?:", at);
      int start = name == null ? at + 1 : close + 1;
      open.add(new Open(isGroup, groups.size(), name, start, isLook));
    }

    private void end(Open group) {
      String next = at + 1 < regex.length() ? regex.substring(at + 1, at + 2) : "";
      boolean isSkipped = group.isOptional || (!next.isEmpty() && "?*{".contains(next));
      if (group.isGroup) {
        String pattern = regex.substring(Math.min(group.start, at), at);
        groups.set(group.inner - 1, new Group(group.name, pattern, !isSkipped));
      }
      if (isSkipped || group.hasOptions) {
        for (int i = group.inner; i < groups.size(); i++) {
          Group inner = groups.get(i);
          if (inner != null) {
            groups.set(i, new Group(inner.name, inner.pattern, false));
          }
        }
      }
    }
  }
}
