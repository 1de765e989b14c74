package dev.collet.processor.shape;

import dev.collet.processor.report.Site;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A member of an object: a parameter of a tool, a record component, a bean's property.
 *
 * @param name the member's name in JSON
 * @param javaName the parameter or component
 * @param shape of its value
 * @param isRequired whether readers insist on it
 * @param isNullable whether Java's null can stand for it: an optional input that is absent, an
 *     output that may be left out
 * @param omission when the writer leaves the member out
 * @param access Java code after the dot that reads the value, such as {@code name()} or {@code
 *     getName()}; empty for parameters, and null when the member is only read from JSON
 * @param assignment how the value gets into the object: {@link Construction} says
 * @param description for the model, or null
 * @param defaultValue what stands for an absent value, checked against the shape; null for none
 * @param example checked against the shape; null for none
 * @param header its {@code x-mcp-header}, or null
 * @param isSensitive whether its value must not show in any text
 * @param aliases further names that are accepted when read
 * @param isUnwrapped whether the members of the value, whose shape is then an {@link
 *     Shape.ObjectShape}, stand in place of this member ({@code @JsonUnwrapped}); their names carry
 *     any prefix and suffix already, and this member's own name is not written
 * @param site where it was written
 */
public record Member(
    String name,
    String javaName,
    Shape shape,
    boolean isRequired,
    boolean isNullable,
    Omission omission,
    @Nullable String access,
    Assignment assignment,
    @Nullable String description,
    @Nullable JsonNode defaultValue,
    @Nullable JsonNode example,
    @Nullable String header,
    boolean isSensitive,
    List<String> aliases,
    boolean isUnwrapped,
    Site site) {

  /** When a writer leaves a member out. */
  public enum Omission {
    /** Always written; null is written as null when the member is nullable. */
    NEVER,
    /** Left out when null or an empty optional. */
    WHEN_NULL,
    /** Left out when null, an empty optional, or an empty text, array or object. */
    WHEN_EMPTY
  }

  /**
   * How a member reaches its object.
   *
   * @param setter the setter to call, or the field to set; null for a constructor's or factory's
   *     argument
   * @param position of the argument; -1 with a setter, and for members that are only written
   * @param isField whether the setter is a field
   */
  public record Assignment(@Nullable String setter, int position, boolean isField) {
    // Written out, as javac leaves a record's own to method handles that a short run never warms
    // up.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Assignment assignment
          && position == assignment.position
          && isField == assignment.isField
          && Objects.equals(setter, assignment.setter);
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(setter) * 31 + position;
    }

    /** Only written, never read. */
    public static final Assignment NONE = new Assignment(null, -1, false);

    /** An argument of the constructor or factory. */
    static Assignment argument(int position) {
      return new Assignment(null, position, false);
    }

    /** A setter, or a field that is set. */
    static Assignment setter(String name, boolean isField) {
      return new Assignment(name, -1, isField);
    }
  }

  /** The aliases, copied. */
  public Member {
    aliases = List.copyOf(aliases);
  }

  /** The same member with a value of another shape. */
  public Member withShape(Shape other) {
    return Members.withShape(this, other);
  }
}
