package dev.collet.schema.pattern;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** An immutable set of Unicode code points, as sorted ranges that neither touch nor overlap. */
final class CodePoints {

  static final CodePoints NONE = new CodePoints(new int[0]);
  static final CodePoints ALL = range(0, Character.MAX_CODE_POINT);
  static final CodePoints DIGIT = range('0', '9');
  static final CodePoints WORD =
      DIGIT.union(range('A', 'Z')).union(range('a', 'z')).union(range('_', '_'));

  /** LineTerminator (ECMA 262, section 12.3). */
  static final CodePoints LINE_TERMINATOR = of('\n', '\r', 0x2028, 0x2029);

  /** WhiteSpace and LineTerminator (ECMA 262, sections 12.2 and 12.3). */
  static final CodePoints SPACE =
      LINE_TERMINATOR
          .union(of('\t', 0x0B, '\f', ' ', 0xA0, 0xFEFF, 0x1680, 0x202F, 0x205F, 0x3000))
          .union(range(0x2000, 0x200A));

  /** Flattened inclusive bounds: from, to, from, to. */
  private final int[] bounds;

  private CodePoints(int[] bounds) {
    this.bounds = bounds;
  }

  static CodePoints range(int from, int to) {
    return new CodePoints(new int[] {from, to});
  }

  static CodePoints of(int... points) {
    CodePoints all = NONE;
    for (int point : points) {
      all = all.union(range(point, point));
    }
    return all;
  }

  static CodePoints where(IntPredicate condition) {
    int[] found = new int[16];
    int size = 0;
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      boolean in = condition.test(point);
      if (in == (size % 2 == 0)) {
        if (size == found.length) {
          found = Arrays.copyOf(found, size * 2);
        }
        found[size++] = in ? point : point - 1;
      }
    }
    if (size % 2 != 0) {
      found = Arrays.copyOf(found, size + 1);
      found[size++] = Character.MAX_CODE_POINT;
    }
    return new CodePoints(Arrays.copyOf(found, size));
  }

  int ranges() {
    return bounds.length / 2;
  }

  int from(int range) {
    return bounds[2 * range];
  }

  int to(int range) {
    return bounds[2 * range + 1];
  }

  boolean isEmpty() {
    return bounds.length == 0;
  }

  boolean contains(int point) {
    int low = 0;
    int high = ranges() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (point < from(middle)) {
        high = middle - 1;
      } else if (point > to(middle)) {
        low = middle + 1;
      } else {
        return true;
      }
    }
    return false;
  }

  boolean sameAs(CodePoints other) {
    return Arrays.equals(bounds, other.bounds);
  }

  CodePoints union(CodePoints other) {
    int[] merged = new int[bounds.length + other.bounds.length];
    int size = 0;
    int left = 0;
    int right = 0;
    while (left < bounds.length || right < other.bounds.length) {
      boolean takeLeft =
          right == other.bounds.length
              || (left < bounds.length && bounds[left] <= other.bounds[right]);
      int from = takeLeft ? bounds[left] : other.bounds[right];
      int to = takeLeft ? bounds[left + 1] : other.bounds[right + 1];
      if (takeLeft) {
        left += 2;
      } else {
        right += 2;
      }
      if (size > 0 && from <= merged[size - 1] + 1) {
        merged[size - 1] = Math.max(merged[size - 1], to);
      } else {
        merged[size++] = from;
        merged[size++] = to;
      }
    }
    return new CodePoints(Arrays.copyOf(merged, size));
  }

  CodePoints complement() {
    int[] gaps = new int[bounds.length + 2];
    int size = 0;
    int next = 0;
    for (int i = 0; i < bounds.length; i += 2) {
      if (bounds[i] > next) {
        gaps[size++] = next;
        gaps[size++] = bounds[i] - 1;
      }
      next = bounds[i + 1] + 1;
    }
    if (next <= Character.MAX_CODE_POINT) {
      gaps[size++] = next;
      gaps[size++] = Character.MAX_CODE_POINT;
    }
    return new CodePoints(Arrays.copyOf(gaps, size));
  }

  CodePoints intersect(CodePoints other) {
    return complement().union(other.complement()).complement();
  }
}
