package corpus;

import dev.collet.Tool;
import dev.collet.ToolError;
import java.util.List;

public class ArithmeticTools {
  // expects: none
  @Tool(description = "x")
  public int quotient(int a, int b) {
    return a / b;
  }

  // expects: ArithmeticException
  @Tool(description = "x")
  public int checkedQuotient(int a, int b) {
    if (b == 0) {
      throw new ArithmeticException("b is 0");
    }
    return a / b;
  }

  // expects: none
  @Tool(description = "x")
  public int toolQuotient(int a, int b) {
    if (b == 0) {
      throw new ToolError("b must not be 0.");
    }
    return a / b;
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public double root(double x) {
    if (x < 0) {
      throw new IllegalArgumentException("negative");
    }
    return Math.sqrt(x);
  }

  // expects: none
  @Tool(description = "x")
  public int element(List<Integer> numbers, int index) {
    return numbers.get(index);
  }

  // expects: none
  @Tool(description = "x")
  public int arrayElement(int[] numbers, int index) {
    return numbers[index];
  }

  // expects: IndexOutOfBoundsException
  @Tool(description = "x")
  public int checkedElement(List<Integer> numbers, int index) {
    if (index >= numbers.size()) {
      throw new IndexOutOfBoundsException(index);
    }
    return numbers.get(index);
  }

  private static long factorial(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("n < 0");
    }
    return n == 0 ? 1 : n * factorial(n - 1);
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public long factorialOf(int n) {
    return factorial(n);
  }

  private static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  private static boolean odd(int n) {
    if (n < 0) {
      throw new IllegalStateException("negative");
    }
    return n != 0 && even(n - 1);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public boolean isEven(int n) {
    return even(n);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public boolean isOdd(int n) {
    return odd(n);
  }

  private static final boolean STRICT = false;

  // expects: none
  @Tool(description = "x")
  public int lenient(int n) {
    if (STRICT) {
      throw new IllegalStateException("strict");
    }
    return n;
  }

  // expects: none
  @Tool(description = "x")
  public int never(int n) {
    if (false) {
      throw new IllegalStateException("never");
    }
    return n;
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public int loops(int n) {
    while (true) {
      n--;
      if (n < 0) {
        throw new IllegalStateException("below zero");
      }
    }
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public double compute(double a, String operator, double b) {
    return switch (operator) {
      case "+" -> a + b;
      case "-" -> a - b;
      case "*" -> a * b;
      case "/" -> a / b;
      default -> throw new UnsupportedOperationException(operator);
    };
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public double convert(double value, String unit) {
    switch (unit) {
      case "c":
        return value;
      case "f":
        return (value - 32) / 1.8;
      default:
        throw new IllegalArgumentException("unit " + unit);
    }
  }

  // expects: none
  @Tool(description = "x")
  public int impossible(int n) {
    int remainder = Math.floorMod(n, 2);
    if (remainder == 0) {
      return 0;
    } else if (remainder == 1) {
      return 1;
    }
    throw new AssertionError("unreachable");
  }

  // expects: NullPointerException
  @Tool(description = "x")
  public int lengthOf(String text) {
    if (text == null) {
      throw new NullPointerException("text");
    }
    return text.length();
  }

  // expects: none
  @Tool(description = "x")
  public int lengthOfChecked(String text) {
    return java.util.Objects.requireNonNull(text, "text").length();
  }

  // expects: none
  @Tool(description = "x")
  public String part(String text, int from, int to) {
    return text.substring(from, to);
  }

  // expects: none
  @Tool(description = "x")
  public int exact(int a, int b) {
    return Math.addExact(a, b);
  }

  // expects: IllegalArgumentException IllegalStateException
  @Tool(description = "x")
  public int both(int n) {
    RuntimeException problem =
        n < 0 ? new IllegalArgumentException("negative") : null;
    if (n < 0) {
      throw new IllegalArgumentException("negative", problem);
    }
    if (n > 100) {
      throw new IllegalStateException("too much");
    }
    return n;
  }

  // expects: IllegalArgumentException IllegalStateException
  @Tool(description = "x")
  public int choice(int n) {
    if (n == 7) {
      throw n > 5 ? new IllegalArgumentException() : new IllegalStateException();
    }
    return n;
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public int kept(int n) {
    IllegalArgumentException problem = new IllegalArgumentException("n");
    if (n > 3) {
      throw problem;
    }
    return n;
  }
}
