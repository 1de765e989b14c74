package dev.collet.json;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.sym.BinaryNameMatcher;

/**
 * The members that an object may have. A reader finds a member by its name without making a string
 * of it.
 */
public final class MemberNames {
  private static final int MOST_LISTED = 20;

  private final String[] names;
  private final @Nullable String[] forms;
  private final int[] indexes;
  private final boolean isOpen;
  private final long required;
  private final long[] requiredWords;
  private volatile @Nullable BinaryNameMatcher matcher;

  private MemberNames(Builder builder) {
    int count = builder.forms.size();
    isOpen = builder.isOpen;
    names = builder.names.toArray(new String[0]);
    forms = builder.forms.toArray(new String[0]);
    indexes = new int[names.length];
    requiredWords = new long[(count + 63) / 64];
    for (int i = 0; i < names.length; i++) {
      indexes[i] = i < count ? i : builder.aliased.get(i - count);
    }
    for (int i = 0; i < count; i++) {
      if (forms[i] != null) {
        requiredWords[i >> 6] |= 1L << i;
      }
    }
    required = requiredWords.length == 0 ? 0 : requiredWords[0];
  }

  /** An object without members, to which members are added. */
  public static Builder builder() {
    return new Builder();
  }

  /** How many members there are; aliases don't count. */
  public int size() {
    return forms.length;
  }

  /** The longs that a set of members takes. */
  public int words() {
    return requiredWords.length;
  }

  BinaryNameMatcher matcher() {
    BinaryNameMatcher known = matcher;
    if (known == null) {
      known = BinaryNameMatcher.construct(List.of(names));
      matcher = known;
    }
    return known;
  }

  /** The member that a match stands for: an alias gives the member it belongs to. */
  int member(int match) {
    return indexes[match];
  }

  /** The member with this name or alias, or -1. */
  int find(String name) {
    int match = matcher().matchName(name);
    return match < 0 ? -1 : indexes[match];
  }

  String name(int member) {
    return names[member];
  }

  /** What a required member must be; null for optional ones. */
  @Nullable String form(int member) {
    return forms[member];
  }

  /** Whether members that are not known are passed over in silence. */
  boolean isOpen() {
    return isOpen;
  }

  long required() {
    return required;
  }

  boolean isComplete(long[] seen) {
    for (int i = 0; i < requiredWords.length; i++) {
      if ((seen[i] & requiredWords[i]) != requiredWords[i]) {
        return false;
      }
    }
    return true;
  }

  /** The names as a list for a message, the first twenty. */
  String list() {
    StringBuilder list = new StringBuilder();
    for (int i = 0; i < Math.min(size(), MOST_LISTED); i++) {
      list.append(i == 0 ? "" : ", ").append(Excerpt.quoted(names[i]));
    }
    return list.append(size() > MOST_LISTED ? ", …" : "").toString();
  }

  /** Collects the members of an object, in order. */
  public static final class Builder {
    private final List<String> names = new ArrayList<>();
    private final List<@Nullable String> forms = new ArrayList<>();
    private final List<Integer> aliased = new ArrayList<>();
    private boolean isOpen;

    private Builder() {}

    /**
     * Adds a member that must be there.
     *
     * @param form what its value must be, for the message when it is missing
     */
    public Builder required(String name, String form) {
      names.add(name.intern());
      forms.add(form);
      return this;
    }

    /** Adds a member that may be absent. */
    public Builder optional(String name) {
      names.add(name.intern());
      forms.add(null);
      return this;
    }

    /** Adds a second name for the member at a position; after all members. */
    public Builder alias(String name, int member) {
      names.add(name.intern());
      aliased.add(member);
      return this;
    }

    /** Lets other members come, and passes over them. */
    public Builder open() {
      isOpen = true;
      return this;
    }

    /** All members. */
    public MemberNames build() {
      return new MemberNames(this);
    }
  }
}
