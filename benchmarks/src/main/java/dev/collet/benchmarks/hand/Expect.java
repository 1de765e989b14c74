package dev.collet.benchmarks.hand;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** The checks that every member needs. */
final class Expect {
  private Expect() {}

  static String text(JsonParser in) {
    token(in, in.nextToken(), JsonToken.VALUE_STRING);
    return in.getString();
  }

  static double number(JsonParser in) {
    JsonToken token = in.nextToken();
    if (token != JsonToken.VALUE_NUMBER_FLOAT && token != JsonToken.VALUE_NUMBER_INT) {
      throw bad(in, "a number");
    }
    double value = in.getDoubleValue();
    if (!Double.isFinite(value)) {
      throw bad(in, "a finite number");
    }
    return value;
  }

  static int integer(JsonParser in) {
    token(in, in.nextToken(), JsonToken.VALUE_NUMBER_INT);
    return in.getIntValue();
  }

  static void token(JsonParser in, JsonToken actual, JsonToken expected) {
    if (actual != expected) {
      throw bad(in, expected.toString());
    }
  }

  static int once(JsonParser in, int seen, int bit) {
    if ((seen & bit) != 0) {
      throw bad(in, "each member once");
    }
    return seen | bit;
  }

  static void skip(JsonParser in) {
    in.nextToken();
    in.skipChildren();
  }

  static IllegalArgumentException bad(JsonParser in, String expected) {
    return new IllegalArgumentException(
        in.streamReadContext().pathAsPointer() + ": expected " + expected);
  }
}
