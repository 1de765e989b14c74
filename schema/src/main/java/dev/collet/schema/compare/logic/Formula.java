package dev.collet.schema.compare.logic;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A condition on a JSON value. Made by {@link Formulas} only, which makes equal ones the same
 * object, so identity is equality.
 */
public abstract sealed class Formula {

  private final int id;
  @Nullable Formula negation;
  final @Nullable Formula[] restrictions = new Formula[JsonType.values().length];

  private Formula(int id) {
    this.id = id;
  }

  /** A number that grows with the order of making; it orders the parts of a junction. */
  public final int id() {
    return id;
  }

  /** Satisfied by everything, or by nothing. */
  public static final class Constant extends Formula {
    private final boolean value;

    Constant(int id, boolean value) {
      super(id);
      this.value = value;
    }

    /** Whether everything satisfies it. */
    public boolean value() {
      return value;
    }
  }

  /** Satisfied by the values of some types. */
  public static final class Types extends Formula {
    private final int mask;

    Types(int id, int mask) {
      super(id);
      this.mask = mask;
    }

    /** The types' masks, joined. */
    public int mask() {
      return mask;
    }
  }

  /** A constraint on values of one type; values of others satisfy it only if it is not strict. */
  public static final class Atom extends Formula {
    private final JsonType type;
    private final boolean strict;
    private final Constraint constraint;

    Atom(int id, JsonType type, boolean strict, Constraint constraint) {
      super(id);
      this.type = type;
      this.strict = strict;
      this.constraint = constraint;
    }

    /** The type of the values that it constrains. */
    public JsonType type() {
      return type;
    }

    /** Whether values of other types are refused. */
    public boolean strict() {
      return strict;
    }

    /** What is asked of values of the type. */
    public Constraint constraint() {
      return constraint;
    }
  }

  /** All of several conditions, or at least one of them. */
  public static final class Junction extends Formula {
    private final boolean all;
    private final List<Formula> parts;

    Junction(int id, boolean all, List<Formula> parts) {
      super(id);
      this.all = all;
      this.parts = List.copyOf(parts);
    }

    /** Whether all parts have to be satisfied. */
    public boolean all() {
      return all;
    }

    /** Two parts or more, by their id. */
    public List<Formula> parts() {
      return parts;
    }
  }

  /** A schema that is looked into only when a value is looked for. */
  public static final class Reference extends Formula {
    private final SchemaUse use;
    private final boolean positive;

    Reference(int id, SchemaUse use, boolean positive) {
      super(id);
      this.use = use;
      this.positive = positive;
    }

    /** The schema. */
    public SchemaUse use() {
      return use;
    }

    /** Whether the value has to be accepted; it has to be rejected otherwise. */
    public boolean positive() {
      return positive;
    }
  }

  /** A condition that nothing is known about but that it contradicts its own negation. */
  public static final class Opaque extends Formula {
    private final Object key;
    private final boolean positive;
    private final String reason;

    Opaque(int id, Object key, boolean positive, String reason) {
      super(id);
      this.key = key;
      this.positive = positive;
      this.reason = reason;
    }

    Object key() {
      return key;
    }

    boolean positive() {
      return positive;
    }

    /** Why nothing is known, for a person. */
    public String reason() {
      return reason;
    }
  }
}
