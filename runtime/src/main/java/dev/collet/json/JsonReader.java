package dev.collet.json;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What generated code reads arguments from: one JSON value, checked while it is read.
 *
 * <p>A reader stands before a value. Every {@code read} method reads that value; when the value is
 * not what the method wants, it is skipped, a problem is noted, and a stand-in (zero, false, null)
 * is returned. Generated code makes objects only while {@link #isClean()} holds, so stand-ins never
 * reach a user's code.
 *
 * <p>What is valid is what JSON Schema 2020-12 says: {@code 5.0} is an integer, lengths count code
 * points, and null is a value of its own that no typed input takes.
 */
public abstract class JsonReader extends TextReader {
  /** For the readers of this package. */
  JsonReader(@Nullable ProblemLog log) {
    super(log);
  }

  /** A reader of a constant, such as a default value. */
  public static JsonReader ofJson(String json) {
    return JacksonReader.ofConstant(json);
  }

  /** What was wrong so far, in the order of the text, at most 20. */
  public final List<Problem> problems() {
    return log == null ? List.of() : log.problems();
  }

  /**
   * Enters the object that the reader stands before.
   *
   * @return false when it isn't one
   */
  public abstract boolean beginObject();

  /**
   * Goes to the value of the next member. Members that have no business here are noted and skipped.
   *
   * @param seen the members that came before, one bit each
   * @return the member's position; -1 at the end of the object
   */
  public abstract int nextMember(MemberNames names, long seen);

  /**
   * As {@link #nextMember(MemberNames, long)}, for objects of more than 64 members.
   *
   * @param seen of {@link MemberNames#words()} longs; the member's bit is set on return
   */
  public abstract int nextMember(MemberNames names, long[] seen);

  /** Notes the required members that did not come. */
  public final void endObject(MemberNames names, long seen) {
    if ((seen & names.required()) != names.required()) {
      missing(names, new long[] {seen});
    }
  }

  /** As {@link #endObject(MemberNames, long)}, for objects of more than 64 members. */
  public final void endObject(MemberNames names, long[] seen) {
    if (!names.isComplete(seen)) {
      missing(names, seen);
    }
  }

  /**
   * Goes to the next member of an object whose names are data. The reader then stands before the
   * name, which the {@code read} methods for texts read; {@link #value()} goes on to the value.
   *
   * @return false at the end of the object
   */
  public abstract boolean nextKey();

  /** Goes from a member's name to its value. */
  public abstract void value();

  /** Reads the name that the reader stands before as an integer in its shortest form. */
  public abstract long readLongKey(long min, long max);

  /** Notes that the last member's name means the same as an earlier one. */
  public final void repeatedKey() {
    problem("given twice");
  }

  /**
   * Enters the array that the reader stands before.
   *
   * @return false when it isn't one
   */
  public abstract boolean beginArray();

  /** Goes to the next element; false at the end of the array. */
  public abstract boolean nextElement();

  /** Notes an element that has come before. Called when the element has been read. */
  public final void repeatedElement() {
    problem("given twice, but all elements must be different");
  }

  /**
   * Notes that an array, just read, has too few or too many elements.
   *
   * @param max or -1
   */
  public final void checkElements(int count, int min, int max) {
    String complaint = Count.complaint(count, min, max, "element");
    if (complaint != null) {
      problem(complaint);
    }
  }

  /**
   * Notes that an object, just read, has too few or too many members.
   *
   * @param max or -1
   */
  public final void checkMembers(int count, int min, int max) {
    String complaint = Count.complaint(count, min, max, "member");
    if (complaint != null) {
      problem(complaint);
    }
  }

  /**
   * Enters an object of one of several kinds.
   *
   * @param discriminator the member that tells them apart; it is taken out
   * @return a reader inside the object, with {@link #tag()} set; null when the object, the member
   *     or its value is not as expected
   */
  public abstract @Nullable JsonReader beginUnion(String discriminator, Choices tags);

  /** Which of the tags the object had that {@link #beginUnion} entered. */
  public abstract int tag();

  /**
   * Enters an array whose elements must all be different as JSON values, for element types whose
   * Java equality is not JSON's.
   *
   * @return a reader inside the array; null when it isn't one
   */
  public abstract @Nullable JsonReader beginUniqueArray();

  /** Skips the value. */
  public abstract void skip();

  /** Reads {@code true} or {@code false}. */
  public abstract boolean readBoolean();

  /** Reads an integer of the range. */
  public abstract int readInt(int min, int max);

  /** Reads an integer of the range. */
  public abstract long readLong(long min, long max);

  /** Reads an int. */
  public final int readInt() {
    return readInt(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** Reads a short. */
  public final short readShort() {
    return (short) readInt(Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /** Reads a byte. */
  public final byte readByte() {
    return (byte) readInt(Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /** Reads a long. */
  public final long readLong() {
    return readLong(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** Reads a number as the nearest double. */
  public final double readDouble() {
    return readDouble(ANY_NUMBER);
  }

  /** Reads a number as the nearest double; the rule is checked on the exact number. */
  public abstract double readDouble(NumberRule rule);

  /** Reads a number as the nearest float. */
  public final float readFloat() {
    return readFloat(ANY_NUMBER);
  }

  /** Reads any JSON value: Map, List, String, Long, BigInteger, BigDecimal, Boolean, or null. */
  public abstract @Nullable Object readAny();

  /** Reads any JSON object; see {@link #readAny()}. */
  public abstract @Nullable Map<String, @Nullable Object> readAnyObject();

  /** Reads any JSON array; see {@link #readAny()}. */
  public abstract @Nullable List<@Nullable Object> readAnyArray();

  /** Checks the text that the reader stands before, if it is one. */
  @CanIgnoreReturnValue
  public final JsonReader expecting(TextRule rule) {
    checkText(rule);
    return this;
  }
}
