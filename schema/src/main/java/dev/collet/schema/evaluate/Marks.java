package dev.collet.schema.evaluate;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/** Which members and elements of one value have been evaluated (core, section 11). */
final class Marks {

  private final Set<String> members = new HashSet<>();
  private final BitSet items = new BitSet();

  void member(String name) {
    members.add(name);
  }

  void item(int index) {
    items.set(index);
  }

  boolean hasMember(String name) {
    return members.contains(name);
  }

  boolean hasItem(int index) {
    return items.get(index);
  }

  void addAll(Marks other) {
    members.addAll(other.members);
    items.or(other.items);
  }
}
