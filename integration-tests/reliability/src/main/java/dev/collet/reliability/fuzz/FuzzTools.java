package dev.collet.reliability.fuzz;

import dev.collet.Answer;
import dev.collet.Form;
import dev.collet.Question;
import dev.collet.Tool;
import dev.collet.ToolContext;
import dev.collet.ToolParam;
import java.util.Map;

/** Tools that do next to nothing, and never fail by themselves. */
public final class FuzzTools {
  private static final Form<Map<String, Object>> NAME =
      Form.of(
          "{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"}},\"required\":[\"name\"]}");

  /** Returns its argument. */
  @Tool(name = "echo")
  public String echo(String text) {
    return text;
  }

  /** Returns its argument, whatever it holds. */
  @Tool(name = "everything")
  public Everything everything(Everything value) {
    return value;
  }

  /** Takes arguments that are repeated in headers. */
  @Tool(name = "region")
  public String region(
      @ToolParam(header = "Region") String region, @ToolParam(header = "Level") int level) {
    return region + level;
  }

  /** Asks who the user is. */
  @Tool(name = "ask")
  public String ask(String greeting, ToolContext context) {
    Answer<Map<String, Object>> who = context.ask(Question.form("who", NAME, "Who are you?"));
    return greeting + who.accepted().map(answer -> answer.get("name")).orElse("nobody");
  }
}
