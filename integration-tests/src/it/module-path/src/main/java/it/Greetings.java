package it;

import dev.collet.Hint;
import dev.collet.Tool;
import dev.collet.ToolParam;

/** Two tools, one with a record. */
public final class Greetings {

  /** Makes the tools. */
  public Greetings() {}

  /** A greeting. */
  public record Greeting(String text, int length) {}

  /** Greets a person by name. */
  @Tool(name = "greet", hints = Hint.READ_ONLY)
  public Greeting greet(@ToolParam(description = "Whom to greet") String name) {
    return new Greeting("Hello " + name, 6 + name.length());
  }

  /** Says which day it is. */
  @Tool(name = "day_of_week", hints = Hint.READ_ONLY)
  public String dayOfWeek() {
    return "Sunday";
  }
}
