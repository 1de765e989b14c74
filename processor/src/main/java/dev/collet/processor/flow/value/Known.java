package dev.collet.processor.flow.value;

import org.jspecify.annotations.Nullable;

/**
 * What is known about a receiver or an argument at a call.
 *
 * @param fact what the caller's own code says
 * @param parameter the caller's own parameter that is passed on: 0 for {@code this}, then the
 *     parameters from 1; -1 when it is none
 * @param isSame whether what the parameter's object holds is what it held when it came
 */
public record Known(Fact fact, int parameter, boolean isSame) {
  /** Nothing. */
  public static final Known NOTHING = new Known(Fact.ANY, -1, true);

  // Written out, as javac leaves a record's own to method handles that a short run never warms up.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Known known
            && parameter == known.parameter
            && isSame == known.isSame
            && fact.equals(known.fact);
  }

  @Override
  public int hashCode() {
    return fact.hashCode() * 31 + parameter;
  }
}
