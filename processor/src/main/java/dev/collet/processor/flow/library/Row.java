package dev.collet.processor.flow.library;

import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Tier;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One line of a model file about one method.
 *
 * @param kind what the line says
 * @param exceptions canonical names; empty for kinds without
 * @param constants what an {@link Kind#ACCEPTS} line accepts; {@code *} for any constant; of a
 *     {@link Kind#WITHIN} line a range for each argument, such as {@code 1..12}; {@code *} for any;
 *     of a {@link Kind#MATCHING} line the pattern, in the syntax of {@code java.util.regex}
 */
public record Row(Kind kind, List<String> exceptions, List<String> constants) {

  /** A line without constants. */
  public Row(Kind kind, List<String> exceptions) {
    this(kind, exceptions, List.of());
  }

  /** Whether the exception is one of the line's, or of a subclass. */
  public boolean isAbout(ExceptionType type) {
    for (String name : exceptions) {
      if (type.isA(name)) {
        return true;
      }
    }
    return false;
  }

  /** What a line says about its method. */
  public enum Kind {
    /** It throws, as if its {@code throws} clause said so. */
    THROWN,
    /** It throws, depending on what it is given. */
    INPUT,
    /** Its documentation says that it throws. */
    DOCUMENTED,
    /** The language makes it throw. */
    LANGUAGE,
    /**
     * It runs the functions it is given, and what its receiver has collected, before it returns.
     */
    RUNS,
    /** What it gives back runs them: a stream's intermediate step, a stage, a combined function. */
    CARRIES,
    /** As {@link #CARRIES}, without what its receiver could fail with. */
    RECOVERS,
    /** The stage it gives back can fail with these. */
    FAILS,
    /** Its receiver, a stage, fails with its arguments. */
    FAILS_WITH,
    /** It waits for its receiver; what that failed with comes wrapped in this. */
    JOINS,
    /** It does not throw these when one of its arguments is one of these constants. */
    ACCEPTS,
    /** It does not throw these when its numbers are in these ranges. */
    WITHIN,
    /** It does not throw these when the pattern matches its first text whole. */
    MATCHING,
    /**
     * It throws these only for what it reads: a text that is no constant (its first argument, or
     * what it is called on), another object that its caller was passed as a parameter.
     */
    READS,
    /** What it makes is a stream, reader or writer that never throws IOException. */
    INFALLIBLE,
    /** What it makes never throws IOException when its first argument does not. */
    WRAPS,
    /** It throws IOException only where its receiver or a stream among its arguments does. */
    PASSES,
    /** It throws nothing, whatever other models say. */
    NONE;

    /** The name in files. */
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The kind of that name, or null. */
    static @Nullable Kind of(String text) {
      for (Kind kind : values()) {
        if (kind.text().equals(text)) {
          return kind;
        }
      }
      return null;
    }

    /** Whether a line says for which arguments its exceptions are not thrown. */
    public boolean isAboutArguments() {
      return this == ACCEPTS || this == WITHIN || this == MATCHING || this == READS;
    }

    /** The tier of a line that says what is thrown; null for the others. */
    public @Nullable Tier tier() {
      return ordinal() <= LANGUAGE.ordinal() ? Tier.values()[ordinal()] : null;
    }
  }
}
