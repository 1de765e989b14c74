package goldens;

import dev.collet.Tool;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.OptionalDouble;
import java.util.Set;

/** Numbers of all widths. */
public class NumberTools {
  public record Numbers(byte tiny, short small, long large, BigInteger huge, float rough, BigDecimal exact) {}

  /** Sums. */
  @Tool
  public BigDecimal sum(Numbers numbers, double[][] table, Set<Integer> different, OptionalDouble start) {
    return numbers.exact();
  }
}
