package dev.collet.json;

import java.math.BigDecimal;
import java.util.Collection;
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
  private @Nullable TreeFrame frame;
  private boolean isAtName;
  private int tag;

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
      frame = new TreeFrame(frame, object);
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
    TreeFrame in = frame();
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

  private void leave(TreeFrame in) {
    frame = in.outer;
    isAtName = false;
  }

  private TreeFrame frame() {
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
      frame = new TreeFrame(frame, array);
      return true;
    }
    mismatch("array");
    return false;
  }

  @Override
  public boolean nextElement() {
    TreeFrame in = frame();
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
    frame = new TreeFrame(frame, object);
    frame.name = discriminator;
    value = object.get(discriminator);
    tag = readChoice(tags);
    if (tag < 0) {
      leave(frame());
      return null;
    }
    frame = new TreeFrame(frame().outer, rest);
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
    frame = new TreeFrame(frame, array);
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
    return TreeCopy.of(value);
  }

  @Override
  public @Nullable Map<String, @Nullable Object> readAnyObject() {
    if (value instanceof Map<?, ?> object) {
      return TreeCopy.of(object);
    }
    mismatch("object");
    return null;
  }

  @Override
  public @Nullable List<@Nullable Object> readAnyArray() {
    if (value instanceof Collection<?> array) {
      return TreeCopy.of(array);
    }
    mismatch("array");
    return null;
  }

  @Override
  int segments() {
    return TreeFrame.depth(frame);
  }

  @Override
  String pointer(int segments) {
    StringBuilder pointer = new StringBuilder(prefix);
    TreeFrame.append(pointer, frame, segments() - segments);
    return pointer.toString();
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
