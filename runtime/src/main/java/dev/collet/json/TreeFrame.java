package dev.collet.json;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An object or array of a tree that a reader is in; with those around it, where the reader is. */
final class TreeFrame {
  final @Nullable TreeFrame outer;
  final @Nullable Iterator<? extends Map.Entry<?, ?>> members;
  final @Nullable Iterator<?> elements;
  String name = "";
  int index = -1;

  TreeFrame(@Nullable TreeFrame outer, Map<?, ?> object) {
    this.outer = outer;
    members = object.entrySet().iterator();
    elements = null;
  }

  TreeFrame(@Nullable TreeFrame outer, Collection<?> array) {
    this.outer = outer;
    members = null;
    elements = array.iterator();
  }

  /** How many containers a reader is in. */
  static int depth(@Nullable TreeFrame innermost) {
    int depth = 0;
    for (TreeFrame at = innermost; at != null; at = at.outer) {
      depth++;
    }
    return depth;
  }

  /**
   * Appends the JSON Pointer (RFC 6901) of where a reader is.
   *
   * @param without so many of the outermost containers
   */
  static void append(StringBuilder pointer, @Nullable TreeFrame at, int without) {
    if (at != null) {
      append(pointer, at.outer, without - 1);
      if (without <= 0) {
        if (at.elements == null) {
          ReaderBase.appendSegment(pointer, at.name);
        } else if (at.index >= 0) {
          pointer.append('/').append(at.index);
        }
      }
    }
  }
}
