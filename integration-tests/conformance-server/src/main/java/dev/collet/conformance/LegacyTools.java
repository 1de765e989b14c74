package dev.collet.conformance;

import dev.collet.Answer;
import dev.collet.Form;
import dev.collet.LogLevel;
import dev.collet.Question;
import dev.collet.Tool;
import dev.collet.ToolContext;
import java.util.List;
import java.util.Map;

/** What clients of the older revisions are asked, and told. */
public final class LegacyTools {
  private static final String DETAILS =
      """
      {"type":"object","properties":{"username":{"type":"string"},\
      "email":{"type":"string","format":"email"}},"required":["username","email"]}""";

  private static final String DEFAULTS =
      """
      {"type":"object","properties":{"name":{"type":"string","default":"John Doe"},\
      "age":{"type":"integer","default":30},"score":{"type":"number","default":95.5},\
      "status":{"type":"string","enum":["active","inactive","pending"],"default":"active"},\
      "verified":{"type":"boolean","default":true}},"required":[]}""";

  private static final String CHOICES =
      """
      {"type":"object","properties":{\
      "untitledSingle":{"type":"string","enum":["option1","option2","option3"]},\
      "titledSingle":{"type":"string","oneOf":[{"const":"value1","title":"First Option"},\
      {"const":"value2","title":"Second Option"},{"const":"value3","title":"Third Option"}]},\
      "legacyEnum":{"type":"string","enum":["opt1","opt2","opt3"],\
      "enumNames":["Option One","Option Two","Option Three"]},\
      "untitledMulti":{"type":"array","items":{"type":"string",\
      "enum":["option1","option2","option3"]}},\
      "titledMulti":{"type":"array","items":{"anyOf":[{"const":"value1","title":"First Choice"},\
      {"const":"value2","title":"Second Choice"},{"const":"value3","title":"Third Choice"}]}}},\
      "required":[]}""";

  /** Writes to the client's log. */
  @Tool(name = "test_tool_with_logging")
  public String logging(ToolContext context) {
    context.log(LogLevel.INFO, "Tool execution started");
    Pause.millis(50);
    context.log(LogLevel.INFO, "Tool processing data");
    Pause.millis(50);
    context.log(LogLevel.INFO, "Tool execution completed");
    return "Logged.";
  }

  /** Writes to a log that the client may not want. */
  @Tool(name = "test_logging_tool")
  public String quietLogging(ToolContext context) {
    context.log(LogLevel.INFO, "Tool execution started");
    return "Logged, if anybody listens.";
  }

  /**
   * Asks the client's model.
   *
   * @param prompt what to ask
   */
  @Tool(name = "test_sampling")
  public String sampling(String prompt, ToolContext context) {
    Map<String, Object> message =
        Map.of("role", "user", "content", Map.of("type", "text", "text", prompt));
    Answer<Map<String, Object>> answer =
        context.ask(
            Question.sampling("prompt", Map.of("messages", List.of(message), "maxTokens", 100)));
    return "LLM response: " + answer.orToolError("The model gave no answer.").get("content");
  }

  /**
   * Asks the user.
   *
   * @param message what to show
   */
  @Tool(name = "test_elicitation")
  public String elicitation(String message, ToolContext context) {
    return "User response: " + context.ask(Question.form("details", Form.of(DETAILS), message));
  }

  /** Asks the user by a form with defaults. */
  @Tool(name = "test_elicitation_sep1034_defaults")
  public String defaults(ToolContext context) {
    return "Elicitation completed: "
        + context.ask(Question.form("defaults", Form.of(DEFAULTS), "Please review."));
  }

  /** Asks the user by a form with choices. */
  @Tool(name = "test_elicitation_sep1330_enums")
  public String choices(ToolContext context) {
    return "Elicitation completed: "
        + context.ask(Question.form("choices", Form.of(CHOICES), "Please choose."));
  }
}
