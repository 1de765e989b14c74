package dev.collet.dispatch;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Fills the placeholders of a {@link dev.collet.MapError} template. */
public final class ErrorText {
  private static final int MOST_CHARS = 200;

  private ErrorText() {}

  /** An argument in words: at most 200 characters; "nothing" when it was not given. */
  public static String of(@Nullable Object argument) {
    if (argument == null) {
      return "nothing";
    }
    if (argument instanceof Optional<?> optional) {
      return of(optional.orElse(null));
    }
    if (argument instanceof OptionalInt optional) {
      return optional.isPresent() ? String.valueOf(optional.getAsInt()) : of(null);
    }
    if (argument instanceof OptionalLong optional) {
      return optional.isPresent() ? String.valueOf(optional.getAsLong()) : of(null);
    }
    if (argument instanceof OptionalDouble optional) {
      return optional.isPresent() ? String.valueOf(optional.getAsDouble()) : of(null);
    }
    return cut(text(argument));
  }

  /** An exception's own message; empty when it has none. */
  public static String message(Throwable thrown) {
    String message = thrown.getMessage();
    return message == null ? "" : message;
  }

  private static String text(Object argument) {
    if (argument instanceof Object[] array) {
      return Arrays.deepToString(array);
    }
    if (argument.getClass().isArray()) {
      String nested = Arrays.deepToString(new Object[] {argument});
      return nested.substring(1, nested.length() - 1);
    }
    return String.valueOf(argument);
  }

  private static String cut(String text) {
    if (text.length() <= MOST_CHARS) {
      return text;
    }
    boolean splitsPair = Character.isHighSurrogate(text.charAt(MOST_CHARS - 1));
    return text.substring(0, splitsPair ? MOST_CHARS - 1 : MOST_CHARS) + "…";
  }
}
