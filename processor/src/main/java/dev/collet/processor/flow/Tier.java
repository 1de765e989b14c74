package dev.collet.processor.flow;

import java.util.Locale;

/** How sure it is that an exception is meant, the surest first. */
public enum Tier {
  /** A throw in this compilation, or a {@code throws} clause. */
  THROWN,
  /** A library call whose outcome depends on what it is given, such as parse or Optional.get. */
  INPUT,
  /** A library's documentation says so. */
  DOCUMENTED,
  /** The language: division, index, cast, array size, assert. */
  LANGUAGE;

  /** The tier's name in options and model files. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether the tier counts unless an option says otherwise. */
  public boolean isOnByDefault() {
    return this == THROWN || this == INPUT;
  }
}
