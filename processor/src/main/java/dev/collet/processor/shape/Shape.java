package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a Java type means as JSON. The published schema and the generated reader and writer are both
 * made from this, so that what is published is what is enforced.
 */
public sealed interface Shape {
  /** The Java type in source form, without annotations. */
  TypeName type();

  /** {@code true} and {@code false}. */
  record BooleanShape(TypeName type) implements Shape {}

  /** A JSON string that stands for a value; the kind says how it is read and written. */
  record TextShape(TypeName type, TextKind kind, TextBounds bounds) implements Shape {}

  /** A JSON integer. */
  record IntegerShape(TypeName type, IntegerKind kind, Bounds bounds) implements Shape {}

  /** A JSON number. */
  record NumberShape(TypeName type, NumberKind kind, Bounds bounds) implements Shape {}

  /** One of a fixed set of texts. */
  record EnumShape(TypeName type, List<Constant> constants, @Nullable String unknownConstant)
      implements Shape {
    /**
     * A constant.
     *
     * @param javaName the constant
     * @param json its text in JSON
     * @param description its documentation, or null
     * @param aliases further texts that are accepted when read
     */
    public record Constant(
        String javaName, String json, @Nullable String description, List<String> aliases) {}
  }

  /**
   * A JSON array.
   *
   * @param type when it is a class such as {@code ArrayList<T>}, it is made by its constructor from
   *     a collection; an interface, from the JDK's own collections
   */
  record ArrayShape(
      TypeName type,
      ArrayKind kind,
      Shape element,
      boolean isElementNullable,
      boolean isUnique,
      Size size)
      implements Shape {}

  /**
   * A JSON object whose member names are data; the key's shape is read from and written as text.
   *
   * @param type when it is a class such as {@code TreeMap<K, V>}, it is made by its constructor
   *     from a map
   * @param key a {@link TextShape}, {@link EnumShape} or {@link IntegerShape}; integers are written
   *     in decimal without leading zeros
   */
  record MapShape(
      TypeName type, MapKind kind, Shape key, Shape value, boolean isValueNullable, Size size)
      implements Shape {}

  /**
   * A JSON object with known members.
   *
   * @param key names the definition under {@code $defs} when the shape is recursive; unique per
   *     document only after the renderer has numbered equal ones
   * @param isOpen whether readers pass over members that are not known
   * @param isRecursive whether a {@link ReferenceShape} below points here
   */
  record ObjectShape(
      TypeName type,
      String key,
      @Nullable String description,
      List<Member> members,
      Construction construction,
      boolean isOpen,
      boolean isRecursive)
      implements Shape {}

  /**
   * One of several objects, told apart by a member.
   *
   * @param discriminator the member's name
   * @param isRecursive whether a {@link ReferenceShape} below points here
   */
  record UnionShape(
      TypeName type,
      String key,
      @Nullable String description,
      String discriminator,
      List<Alternative> alternatives,
      boolean isRecursive)
      implements Shape {
    /** One alternative: the discriminator's value and the object. */
    public record Alternative(String tag, ObjectShape shape) {}
  }

  /** {@code Optional} and its primitive kin: absent, or the value. */
  record OptionalShape(TypeName type, OptionalKind kind, Shape value) implements Shape {}

  /** A class that is written as one value of another shape ({@code @JsonValue}). */
  record ValueShape(TypeName type, Shape value, String accessor, Construction construction)
      implements Shape {}

  /** Any JSON value, handed over as a tree. */
  record AnyShape(TypeName type, AnyKind kind) implements Shape {}

  /** Back to an {@link ObjectShape} or {@link UnionShape} that encloses this one, by its type. */
  record ReferenceShape(TypeName type, String key) implements Shape {}

  /** Whole numbers by their Java range. */
  enum IntegerKind {
    BYTE,
    SHORT,
    INT,
    LONG,
    BIG_INTEGER
  }

  /** Numbers by their Java type. */
  enum NumberKind {
    FLOAT,
    DOUBLE,
    BIG_DECIMAL,
    /** {@code java.lang.Number}: read as BigDecimal, written as whatever it is. */
    NUMBER
  }

  /** Array-like Java types. */
  enum ArrayKind {
    LIST,
    SET,
    SORTED_SET,
    COLLECTION,
    ARRAY
  }

  /** Map-like Java types. */
  enum MapKind {
    MAP,
    SORTED_MAP
  }

  /** The optional types of {@code java.util}. */
  enum OptionalKind {
    OPTIONAL,
    INT,
    LONG,
    DOUBLE
  }

  /** How free-form JSON is handed over. */
  enum AnyKind {
    /** {@code Object}: a JDK tree. */
    TREE,
    /** {@code Map<String, Object>}: a JDK tree with an object at its root. */
    TREE_OBJECT,
    /** {@code List<Object>}: a JDK tree with an array at its root. */
    TREE_ARRAY,
    /** {@code com.fasterxml.jackson.databind.JsonNode}. */
    JACKSON_2,
    /** {@code tools.jackson.databind.JsonNode}. */
    JACKSON_3
  }

  /**
   * Numeric bounds beyond those of the Java type; null where there is none.
   *
   * @param minimum inclusive unless {@code isMinimumExclusive}
   * @param fractionDigits the most digits after the point, or -1
   * @param integerDigits the most digits before the point, or -1
   */
  record Bounds(
      @Nullable BigDecimal minimum,
      boolean isMinimumExclusive,
      @Nullable BigDecimal maximum,
      boolean isMaximumExclusive,
      int integerDigits,
      int fractionDigits) {
    /** No bounds. */
    public static final Bounds NONE = new Bounds(null, false, null, false, -1, -1);
  }

  /**
   * Bounds of a text's length in code points, and its patterns.
   *
   * @param maxLength the most code points, or -1
   * @param patterns regular expressions that must all be found in the text (ECMA 262, as JSON
   *     Schema reads them)
   */
  record TextBounds(int minLength, int maxLength, List<Pattern> patterns, @Nullable String format) {
    /** No bounds. */
    public static final TextBounds NONE = new TextBounds(0, -1, List.of(), null);

    /**
     * A pattern and what to tell a model that missed it.
     *
     * @param regex ECMA 262 and java.util.regex at once
     * @param expectation such as "a text that is not blank"; null for the pattern itself
     */
    public record Pattern(String regex, @Nullable String expectation) {}
  }

  /**
   * Bounds of a number of elements.
   *
   * @param max or -1
   */
  record Size(int min, int max) {
    /** No bounds. */
    public static final Size NONE = new Size(0, -1);
  }

  /** The range of an integer kind; null for unbounded kinds. */
  static @Nullable BigInteger minimum(IntegerKind kind) {
    return switch (kind) {
      case BYTE -> BigInteger.valueOf(Byte.MIN_VALUE);
      case SHORT -> BigInteger.valueOf(Short.MIN_VALUE);
      case INT -> BigInteger.valueOf(Integer.MIN_VALUE);
      case LONG -> BigInteger.valueOf(Long.MIN_VALUE);
      case BIG_INTEGER -> null;
    };
  }

  /** The range of an integer kind; null for unbounded kinds. */
  static @Nullable BigInteger maximum(IntegerKind kind) {
    return switch (kind) {
      case BYTE -> BigInteger.valueOf(Byte.MAX_VALUE);
      case SHORT -> BigInteger.valueOf(Short.MAX_VALUE);
      case INT -> BigInteger.valueOf(Integer.MAX_VALUE);
      case LONG -> BigInteger.valueOf(Long.MAX_VALUE);
      case BIG_INTEGER -> null;
    };
  }
}
