package dev.collet.sdk;

import dev.collet.Answer;
import dev.collet.Form;
import dev.collet.Question;
import dev.collet.ToolError;
import dev.collet.dispatch.Toolset;
import dev.collet.json.TreeReader;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.util.Map;
import java.util.UUID;

/** Sends questions to the SDK's client, and waits for what comes. */
final class SdkQuestions {
  private static final int MOST_ROUNDS = 3;

  private final Toolset toolset;

  /** Questions of a toolset's tools: it has the forms of the records that they ask for. */
  SdkQuestions(Toolset toolset) {
    this.toolset = toolset;
  }

  /**
   * What a client answers that can do what the question needs.
   *
   * @throws ToolError when it answers a form so that it doesn't fit, three times in a row
   */
  Answer<?> ask(McpSyncServerExchange client, Question<?> question) {
    McpJsonMapper mapper = McpJsonDefaults.getMapper();
    return switch (question.feature()) {
      case FORM -> form(client, question);
      case URL -> url(client, question);
      case SAMPLING ->
          new Answer.Accepted<>(
              mapper.convertValue(
                  client.createMessage(
                      mapper.convertValue(question.params(), McpSchema.CreateMessageRequest.class)),
                  Map.class));
      case ROOTS -> new Answer.Accepted<>(mapper.convertValue(client.listRoots(), Map.class));
    };
  }

  private Answer<?> form(McpSyncServerExchange client, Question<?> question) {
    Form<?> form = question.form();
    Class<?> type = question.type();
    if (form == null && type != null) {
      form = toolset.form(type);
    }
    if (form == null) {
      throw new IllegalStateException("There is no form for the question " + question.key());
    }
    Question<?> asked = question;
    for (int round = 0; round < MOST_ROUNDS; round++) {
      McpSchema.ElicitResult result =
          client.createElicitation(
              McpSchema.ElicitFormRequest.builder(asked.message(), schema(form)).build());
      if (result.action() != McpSchema.ElicitResult.Action.ACCEPT) {
        return refused(result);
      }
      TreeReader reader =
          TreeReader.ofAnswer(result.content() == null ? Map.of() : result.content());
      Object value = form.read(reader);
      if (value != null && reader.problems().isEmpty()) {
        return new Answer.Accepted<>(value);
      }
      asked = question.again(reader.problems());
    }
    throw new ToolError("The client's answer to '" + question.key() + "' is no valid one.");
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> schema(Form<?> form) {
    try {
      return McpJsonDefaults.getMapper().readValue(form.schema(), Map.class);
    } catch (IOException e) {
      throw new IllegalStateException("The form's schema is no JSON", e);
    }
  }

  private static Answer<?> url(McpSyncServerExchange client, Question<?> question) {
    String id = UUID.randomUUID().toString();
    McpSchema.ElicitResult result =
        client.createElicitation(
            McpSchema.ElicitUrlRequest.builder(
                    question.message(), String.valueOf(question.url()), id)
                .build());
    return result.action() == McpSchema.ElicitResult.Action.ACCEPT
        ? new Answer.Accepted<>(Map.of())
        : refused(result);
  }

  private static Answer<?> refused(McpSchema.ElicitResult result) {
    return result.action() == McpSchema.ElicitResult.Action.DECLINE
        ? new Answer.Declined<>()
        : new Answer.Cancelled<>();
  }
}
