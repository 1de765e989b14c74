package dev.collet.schema;

import dev.collet.schema.load.UnsupportedSchemaException;
import java.math.BigDecimal;
import tools.jackson.databind.JsonNode;

/** Exact arithmetic on the numbers of JSON, with a limit against numbers made to cost time. */
public final class JsonNumbers {

  /** The most digits, before or after the point, that a number is computed with. */
  public static final int MAX_DIGITS = 2_000;

  private JsonNumbers() {}

  /**
   * A number in the form that equal numbers share.
   *
   * @throws UnsupportedSchemaException if it has more than {@link #MAX_DIGITS} digits
   */
  public static BigDecimal exact(JsonNode value) {
    BigDecimal number = value.decimalValue();
    if (Math.abs((long) number.scale()) > MAX_DIGITS || number.precision() > MAX_DIGITS) {
      throw new UnsupportedSchemaException("a number has more than " + MAX_DIGITS + " digits");
    }
    return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
  }

  /** Whether a number is a multiple of another one, in decimal arithmetic. */
  public static boolean isMultiple(BigDecimal number, BigDecimal divisor) {
    return number.signum() == 0 || number.remainder(divisor).signum() == 0;
  }
}
