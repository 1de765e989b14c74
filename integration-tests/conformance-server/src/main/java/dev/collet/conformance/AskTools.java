package dev.collet.conformance;

import dev.collet.Answer;
import dev.collet.ClientFeature;
import dev.collet.Question;
import dev.collet.Tool;
import dev.collet.ToolContext;
import java.util.List;
import java.util.Map;

/** Tools that need something from the client before they can go on. */
public final class AskTools {
  /** Who the user is. */
  public record UserName(String name) {}

  /** Whether to go on. */
  public record Confirmation(boolean ok) {}

  /** What the user likes. */
  public record Taste(String color) {}

  private static final Map<String, Object> SAMPLING =
      Map.of(
          "messages",
          List.of(
              Map.of(
                  "role",
                  "user",
                  "content",
                  Map.of("type", "text", "text", "What is the capital of France?"))),
          "maxTokens",
          100);

  /** Asks for a name and greets. */
  @Tool(name = "test_input_required_result_elicitation")
  public String elicitation(ToolContext context) {
    return "Hello, " + name(context, "user_name") + "!";
  }

  /** Asks the client's model. */
  @Tool(name = "test_input_required_result_sampling")
  public String sampling(ToolContext context) {
    return "The model said: " + answer(context, Question.sampling("capital_question", SAMPLING));
  }

  /** Asks for the client's roots. */
  @Tool(name = "test_input_required_result_list_roots")
  public String roots(ToolContext context) {
    return "Roots: " + answer(context, Question.roots("client_roots"));
  }

  /** Asks for a confirmation and finds its own state again. */
  @Tool(name = "test_input_required_result_request_state")
  public String requestState(ToolContext context) {
    context.remember("step", "confirm");
    Answer<?> answer = context.ask("confirm", Confirmation.class, "Go on?");
    return answer.accepted().isPresent() && "confirm".equals(context.remembered("step"))
        ? "state-ok"
        : "state lost";
  }

  /** Asks three things at once. */
  @Tool(name = "test_input_required_result_multiple_inputs")
  public String multipleInputs(ToolContext context) {
    context.remember("step", "all");
    Question<UserName> name = Question.form("user_name", UserName.class, "What is your name?");
    Question<Map<String, Object>> greeting = Question.sampling("greeting", SAMPLING);
    Question<Map<String, Object>> roots = Question.roots("client_roots");
    context.askAll(name, greeting, roots);
    return answer(context, name) + ", " + answer(context, greeting) + ", " + answer(context, roots);
  }

  /** Asks twice, one after the other. */
  @Tool(name = "test_input_required_result_multi_round")
  public String multiRound(ToolContext context) {
    String name = name(context, "step1");
    context.remember("name", name);
    Answer<Taste> taste = context.ask("step2", Taste.class, "What is your favorite color?");
    return name + " likes " + taste.orToolError("There is no color without an answer.").color();
  }

  /** Asks for a confirmation under a state that must not be changed. */
  @Tool(name = "test_input_required_result_tampered_state")
  public String tamperedState(ToolContext context) {
    context.remember("step", "confirm");
    Answer<?> answer = context.ask("confirm", Confirmation.class, "Go on?");
    return "Confirmed: " + answer.accepted().isPresent();
  }

  /** Asks for what the client can do, and for nothing else. */
  @Tool(name = "test_input_required_result_capabilities")
  public String capabilities(ToolContext context) {
    if (context.supports(ClientFeature.SAMPLING)) {
      return "The model said: " + answer(context, Question.sampling("capital_question", SAMPLING));
    }
    return "Hello, " + name(context, "user_name") + "!";
  }

  /** Needs the client's model. */
  @Tool(name = "test_missing_capability")
  public String missingCapability(ToolContext context) {
    return "The model said: " + answer(context, Question.sampling("capital_question", SAMPLING));
  }

  /** Asks the user, by a question that older clients get on the stream. */
  @Tool(name = "test_streaming_elicitation")
  public String streamingElicitation(ToolContext context) {
    return "Hello, " + name(context, "user_name") + "!";
  }

  private static String name(ToolContext context, String key) {
    return context
        .ask(key, UserName.class, "What is your name?")
        .orToolError("There is no greeting without a name.")
        .name();
  }

  private static <T> String answer(ToolContext context, Question<T> question) {
    Answer<T> answer = context.ask(question);
    return String.valueOf(answer.orToolError("The client gave no answer."));
  }
}
