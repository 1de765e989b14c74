package dev.collet.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads arguments that are already there as a tree of JDK objects: Map, Collection, String, Number,
 * Boolean and null.
 */
public final class TreeReader extends JsonReader {
  private final String prefix;
  private @Nullable Object value;
  private @Nullable Frame frame;
  private boolean isAtName;
  private int tag;

  /** A container that the reader is in. */
  private static final class Frame {
    final @Nullable Frame outer;
    final @Nullable Iterator<? extends Map.Entry<?, ?>> members;
    final @Nullable Iterator<?> elements;
    String name = "";
    int index = -1;

    Frame(@Nullable Frame outer, Map<?, ?> object) {
      this.outer = outer;
      members = object.entrySet().iterator();
      elements = null;
    }

    Frame(@Nullable Frame outer, Collection<?> array) {
      this.outer = outer;
      members = null;
      elements = array.iterator();
    }
  }

  /** A reader of the tree. */
  public TreeReader(@Nullable Object tree) {
    super(null);
    value = tree;
    prefix = "";
  }

  /**
   * A reader of what a user filled in: members that the form doesn't have are ignored, since a form
   * can't forbid them.
   */
  public static TreeReader ofAnswer(@Nullable Object tree) {
    TreeReader reader = new TreeReader(tree);
    reader.passUnknownMembers();
    return reader;
  }

  /** A reader of a part of what another one reads; problems go to the same log. */
  TreeReader(@Nullable Object part, JsonReader whole, String pointer) {
    super(whole.log());
    value = part;
    prefix = pointer;
    concealAs(whole);
  }

  @Override
  public boolean beginObject() {
    if (value instanceof Map<?, ?> object) {
      frame = new Frame(frame, object);
      return true;
    }
    mismatch("object");
    return false;
  }

  @Override
  public int nextMember(MemberNames names, long seen) {
    while (nextName()) {
      int member = names.find(name());
      if (member < 0) {
        unknownMember(names, name());
      } else if ((seen & 1L << member) != 0) {
        repeatedMember(name());
      } else {
        return enter(names, member);
      }
    }
    return -1;
  }

  @Override
  public int nextMember(MemberNames names, long[] seen) {
    while (nextName()) {
      int member = names.find(name());
      if (member < 0) {
        unknownMember(names, name());
      } else if ((seen[member >> 6] & 1L << member) != 0) {
        repeatedMember(name());
      } else {
        seen[member >> 6] |= 1L << member;
        return enter(names, member);
      }
    }
    return -1;
  }

  private int enter(MemberNames names, int member) {
    isAtName = false;
    lastNames = names;
    lastMember = member;
    return member;
  }

  private boolean nextName() {
    Frame in = frame();
    if (in.members == null || !in.members.hasNext()) {
      leave(in);
      return false;
    }
    Map.Entry<?, ?> entry = in.members.next();
    in.name = String.valueOf(entry.getKey());
    value = entry.getValue();
    isAtName = true;
    return true;
  }

  private void leave(Frame in) {
    frame = in.outer;
    isAtName = false;
  }

  private Frame frame() {
    if (frame == null) {
      throw new IllegalStateException("not in an object or array");
    }
    return frame;
  }

  private String name() {
    return frame().name;
  }

  @Override
  public boolean nextKey() {
    lastNames = null;
    return nextName();
  }

  @Override
  public void value() {
    isAtName = false;
  }

  @Override
  public long readLongKey(long min, long max) {
    return KeyText.readLong(this, name(), min, max);
  }

  @Override
  public boolean beginArray() {
    if (value instanceof Collection<?> array) {
      frame = new Frame(frame, array);
      return true;
    }
    mismatch("array");
    return false;
  }

  @Override
  public boolean nextElement() {
    Frame in = frame();
    if (in.elements == null || !in.elements.hasNext()) {
      leave(in);
      return false;
    }
    value = in.elements.next();
    in.index++;
    return true;
  }

  @Override
  public @Nullable JsonReader beginUnion(String discriminator, Choices tags) {
    if (!(value instanceof Map<?, ?> object)) {
      mismatch("object");
      return null;
    }
    if (!object.containsKey(discriminator)) {
      lastNames = null;
      missingMember(discriminator, tags.form());
      return null;
    }
    Map<Object, @Nullable Object> rest = new LinkedHashMap<>();
    object.forEach(
        (name, member) -> {
          if (!discriminator.equals(name)) {
            rest.put(name, member);
          }
        });
    lastNames = null;
    frame = new Frame(frame, object);
    frame.name = discriminator;
    value = object.get(discriminator);
    tag = readChoice(tags);
    if (tag < 0) {
      leave(frame());
      return null;
    }
    frame = new Frame(frame().outer, rest);
    return this;
  }

  @Override
  public int tag() {
    return tag;
  }

  @Override
  public @Nullable JsonReader beginUniqueArray() {
    if (!(value instanceof Collection<?> array)) {
      mismatch("array");
      return null;
    }
    int repeated = TreeEquality.firstRepeated(array);
    frame = new Frame(frame, array);
    if (repeated >= 0) {
      frame.index = repeated;
      repeatedElement();
      frame.index = -1;
    }
    return this;
  }

  @Override
  public void skip() {
    skipValue();
  }

  @Override
  @Nullable String text(String form) {
    if (isAtName) {
      return name();
    }
    if (value instanceof String text) {
      return text;
    }
    mismatch(form);
    return null;
  }

  @Override
  public int readChoice(Choices choices) {
    if (!isText()) {
      mismatch(choices.form());
      return -1;
    }
    int index = choices.indexOf(stringValue());
    if (index < 0) {
      invalid(choices.form());
    }
    return index;
  }

  @Override
  public boolean readBoolean() {
    if (value instanceof Boolean is) {
      return is;
    }
    mismatch("boolean");
    return false;
  }

  @Override
  public int readInt(int min, int max) {
    return (int) readLong(min, max);
  }

  @Override
  public long readLong(long min, long max) {
    if (value instanceof Integer || value instanceof Long) {
      long number = ((Number) value).longValue();
      if (number >= min && number <= max) {
        return number;
      }
    }
    return exactLong(min, max);
  }

  @Override
  public double readDouble(NumberRule rule) {
    return exactDouble(rule);
  }

  @Override
  @Nullable BigDecimal number(String form) {
    BigDecimal exact = value instanceof Number number ? TreeNumbers.decimal(number) : null;
    if (exact == null) {
      mismatch(form);
      return null;
    }
    if (!NumberText.isReasonable(exact)) {
      invalid(NumberText.FORM);
      return null;
    }
    return exact;
  }

  @Override
  boolean isBelowZero() {
    return value instanceof Number number && TreeNumbers.isBelowZero(number);
  }

  @Override
  public @Nullable Object readAny() {
    return copy(value);
  }

  @Override
  public @Nullable Map<String, @Nullable Object> readAnyObject() {
    if (value instanceof Map<?, ?> object) {
      return copy(object);
    }
    mismatch("object");
    return null;
  }

  @Override
  public @Nullable List<@Nullable Object> readAnyArray() {
    if (value instanceof Collection<?> array) {
      return copy(array);
    }
    mismatch("array");
    return null;
  }

  private static @Nullable Object copy(@Nullable Object tree) {
    if (tree instanceof Map<?, ?> object) {
      return copy(object);
    }
    return tree instanceof Collection<?> array ? copy(array) : tree;
  }

  private static Map<String, @Nullable Object> copy(Map<?, ?> object) {
    Map<String, @Nullable Object> copy = new LinkedHashMap<>();
    object.forEach((name, member) -> copy.put(String.valueOf(name), copy(member)));
    return copy;
  }

  private static List<@Nullable Object> copy(Collection<?> array) {
    List<@Nullable Object> copy = new ArrayList<>();
    array.forEach(element -> copy.add(copy(element)));
    return copy;
  }

  @Override
  int segments() {
    int count = 0;
    for (Frame at = frame; at != null; at = at.outer) {
      count++;
    }
    return count;
  }

  @Override
  String pointer(int segments) {
    StringBuilder pointer = new StringBuilder(prefix);
    append(pointer, frame, segments() - segments);
    return pointer.toString();
  }

  private static void append(StringBuilder pointer, @Nullable Frame at, int without) {
    if (at != null) {
      append(pointer, at.outer, without - 1);
      if (without <= 0) {
        if (at.elements == null) {
          appendSegment(pointer, at.name);
        } else if (at.index >= 0) {
          pointer.append('/').append(at.index);
        }
      }
    }
  }

  @Override
  boolean isAtMember() {
    return isAtName;
  }

  @Override
  boolean isMemberValue() {
    return !isAtName && frame != null && frame.members != null;
  }

  @Override
  void skipValue() {
    // A tree has no position to move.
  }

  @Override
  boolean isText() {
    return isAtName || value instanceof String;
  }

  @Override
  String stringValue() {
    return isAtName ? name() : String.valueOf(value);
  }

  @Override
  String gotType() {
    if (isText()) {
      return "string";
    }
    if (value == null) {
      return "null";
    }
    if (value instanceof Map) {
      return "object";
    }
    if (value instanceof Collection) {
      return "array";
    }
    return value instanceof Boolean ? "boolean" : "number";
  }

  @Override
  String gotValue() {
    if (isText()) {
      return Excerpt.quoted(stringValue());
    }
    return value instanceof Number || value instanceof Boolean
        ? Excerpt.number(String.valueOf(value))
        : "";
  }
}
