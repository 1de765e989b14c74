package corpus;

import dev.collet.*;
import java.time.*;

/** Objects of one class behind an interface, asked for their class. */
public class SealedTools {
  sealed interface Rule permits Daily, Weekly, Never {}

  record Daily(int every) implements Rule {}

  record Weekly(DayOfWeek day) implements Rule {}

  enum Never implements Rule {
    INSTANCE
  }

  private static String next(Rule rule) {
    if (rule instanceof Daily daily) {
      return "d" + daily.every();
    } else if (rule instanceof Weekly weekly) {
      return "w";
    }
    throw new UnsupportedOperationException("no next day");
  }

  private static String next2(Rule rule) {
    if (rule instanceof Daily) {
      return "d";
    }
    throw new UnsupportedOperationException("no next day");
  }

  private static String next3(Rule rule, int from) {
    if (rule instanceof Daily daily) {
      return "d" + daily.every();
    } else if (rule instanceof Weekly weekly) {
      int day = from + 1;
      while (day != from) {
        day = day + 1;
      }
      return "w";
    }
    throw new UnsupportedOperationException("no next day");
  }

  // expects: none
  @Tool(description = "x")
  public String first(String s) {
    return next(new Daily(1));
  }

  // expects: none
  @Tool(description = "x")
  public String onlyDaily(String s) {
    return next2(new Daily(1));
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public String other(String s) {
    return next2(new Weekly(null));
  }

  // expects: none
  @Tool(description = "x")
  public String second(String s) {
    return next(new Weekly(null));
  }

  // expects: none
  @Tool(description = "x")
  public String behindALoop(String s) {
    return next3(new Weekly(null), 2);
  }
}
