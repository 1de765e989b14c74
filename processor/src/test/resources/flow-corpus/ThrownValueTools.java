package corpus;

import dev.collet.*;
import java.util.*;
import java.util.function.*;

/** Exceptions that are kept in variables or made by functions, and thrown later. */
public class ThrownValueTools {
  interface Failure {
    RuntimeException of(String s);
  }

  static String find(List<String> all, Supplier<? extends RuntimeException> or) {
    for (String s : all) {
      return s;
    }
    throw or.get();
  }

  static String find2(List<String> all, Function<String, RuntimeException> or) {
    for (String s : all) {
      return s;
    }
    throw or.apply("x");
  }

  static String find3(List<String> all, Failure or) {
    for (String s : all) {
      return s;
    }
    throw or.of("x");
  }

  static <X extends Exception> String find4(List<String> all, Supplier<X> or) throws X {
    for (String s : all) {
      return s;
    }
    throw or.get();
  }

  static String retry(int times, IntFunction<String> action) {
    RuntimeException last = new IllegalStateException("never tried");
    for (int i = 0; i < times; i++) {
      if (times > 7) throw last;
      try {
        return action.apply(i);
      } catch (IllegalArgumentException e) {
        last = e;
      }
    }
    throw last;
  }

  static String call(int n) throws java.io.IOException {
    if (n == 1) throw new java.io.FileNotFoundException();
    throw new java.io.EOFException();
  }

  static RuntimeException failure(String s) {
    return s.isEmpty() ? new IllegalStateException() : new UnsupportedOperationException();
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String supplied(List<String> s) {
    return find(s, () -> new IllegalStateException());
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String referred(List<String> s) {
    return find(s, IllegalStateException::new);
  }

  // expects: none
  @Tool(description = "x")
  public String suppliedToolError(List<String> s) {
    return find(s, () -> new ToolError("x"));
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String applied(List<String> s) {
    return find2(
        s,
        x -> {
          if (x.isEmpty()) return new ToolError(x);
          return new IllegalStateException(x);
        });
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public String ownInterface(List<String> s) {
    return find3(s, UnsupportedOperationException::new);
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public String generic(List<String> s) {
    return find4(s, UnsupportedOperationException::new);
  }

  // expects: UnsupportedOperationException IllegalStateException
  @Tool(description = "x")
  public String byHelper(List<String> s) {
    return find(s, () -> failure("x"));
  }

  // expects: RuntimeException
  @Tool(description = "x")
  public String unknown(List<String> s, String n) {
    Supplier<RuntimeException> x = null;
    return find(s, x);
  }

  // expects: IllegalStateException NumberFormatException
  @Tool(description = "x")
  public String retried(String s) {
    return retry(3, i -> "" + Integer.parseInt(s));
  }

  // expects: IllegalStateException IllegalArgumentException
  @Tool(description = "x")
  public String retriedLambda(String s) {
    return retry(
        3,
        i -> {
          if (i == 3) throw new IllegalArgumentException();
          return "";
        });
  }

  // expects: FileNotFoundException EOFException
  @Tool(description = "x")
  public String lastOfChecked(int n) throws java.io.IOException {
    java.io.IOException last = null;
    for (int i = 0; i < 3; i++)
      try {
        return call(n);
      } catch (java.io.IOException e) {
        last = e;
      }
    throw last;
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String lastWrapped(int n) throws Exception {
    Exception last = null;
    for (int i = 0; i < 3; i++)
      try {
        return call(n);
      } catch (java.io.IOException e) {
        last = new IllegalStateException(e);
      }
    throw last;
  }

  // expects: NumberFormatException Exception
  @Tool(description = "x")
  public String exchanged(String n) throws Exception {
    Exception a = null;
    Exception b = null;
    for (int i = 0; i < 3; i++)
      try {
        return "" + Integer.parseInt(n);
      } catch (Exception e) {
        a = e;
        b = a;
        a = b;
      }
    throw a;
  }

  // expects: none
  @Tool(description = "x")
  public String lastToolError(String n) {
    RuntimeException a = new ToolError("x");
    try {
      return "" + Integer.parseInt(n);
    } catch (NumberFormatException e) {
      a.addSuppressed(e);
    }
    throw a;
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public String eitherOne(String n) {
    RuntimeException a;
    if (n.isEmpty()) {
      a = new ToolError("x");
    } else {
      a = new UnsupportedOperationException();
    }
    throw a;
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public String localSupplier(String n) {
    Supplier<RuntimeException> a = () -> new UnsupportedOperationException();
    throw a.get();
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String suppressed(int n) throws Exception {
    try {
      return call(2);
    } catch (java.io.IOException e) {
      RuntimeException x = new IllegalStateException(e);
      x.addSuppressed(e);
      throw x;
    }
  }
}
