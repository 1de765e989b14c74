package dev.collet.sdk;

import dev.collet.Answer;
import dev.collet.Caller;
import dev.collet.ClientFeature;
import dev.collet.LogLevel;
import dev.collet.Question;
import dev.collet.ToolContext;
import dev.collet.ToolError;
import dev.collet.dispatch.Toolset;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The call as a tool sees it, over the SDK's exchange. Questions go to the client and wait for the
 * answer; the method does not run again.
 */
final class SdkContext implements ToolContext {
  private final SdkQuestions questions;
  private final McpSchema.CallToolRequest request;
  private final @Nullable McpSyncServerExchange exchange;
  private final Map<String, Object> remembered = new HashMap<>();
  private final Map<String, Answer<?>> answers = new HashMap<>();
  private double lastProgress = Double.NEGATIVE_INFINITY;

  SdkContext(
      Toolset toolset,
      McpSchema.CallToolRequest request,
      @Nullable McpSyncServerExchange exchange) {
    this.questions = new SdkQuestions(toolset);
    this.request = request;
    this.exchange = exchange;
  }

  @Override
  public Caller caller() {
    return Caller.ANONYMOUS;
  }

  @Override
  public Map<String, Object> meta() {
    Map<String, Object> meta = request.meta();
    return meta == null ? Map.of() : meta;
  }

  @Override
  public boolean isCancelled() {
    return Thread.currentThread().isInterrupted();
  }

  @Override
  public void progress(double progress, @Nullable Double total, @Nullable String message) {
    Object token = meta().get("progressToken");
    if (exchange != null && token != null && Double.isFinite(progress) && progress > lastProgress) {
      lastProgress = progress;
      exchange.progressNotification(
          new McpSchema.ProgressNotification(
              token, Double.valueOf(progress), total, message, null));
    }
  }

  @Override
  public boolean supports(ClientFeature feature) {
    McpSchema.ClientCapabilities can = exchange == null ? null : exchange.getClientCapabilities();
    if (can == null) {
      return false;
    }
    McpSchema.ClientCapabilities.Elicitation elicitation = can.elicitation();
    return switch (feature) {
      case FORM -> elicitation != null && (elicitation.form() != null || elicitation.url() == null);
      case URL -> elicitation != null && elicitation.url() != null;
      case SAMPLING -> can.sampling() != null;
      case ROOTS -> can.roots() != null;
    };
  }

  @Override
  @SuppressWarnings("unchecked") // the same key means the same question
  public <T> Answer<T> ask(Question<T> question) {
    Answer<?> known = answers.get(question.key());
    if (known == null) {
      McpSyncServerExchange client = exchange;
      if (client == null || !supports(question.feature())) {
        throw new ToolError(
            "This tool needs a client that can do " + question.feature() + ", and this one can't.");
      }
      known = questions.ask(client, question);
      answers.put(question.key(), known);
    }
    return (Answer<T>) known;
  }

  @Override
  public void askAll(Question<?>... questions) {
    for (Question<?> question : questions) {
      Answer<?> answer = ask(question);
      answers.put(question.key(), answer);
    }
  }

  @Override
  public void remember(String key, Object value) {
    remembered.put(key, value);
  }

  @Override
  public @Nullable Object remembered(String key) {
    return remembered.get(key);
  }

  @Override
  public void log(LogLevel level, Object data) {
    if (exchange != null) {
      exchange.loggingNotification(
          McpSchema.LoggingMessageNotification.builder(
                  McpSchema.LoggingLevel.valueOf(level.name()), String.valueOf(data))
              .build());
    }
  }
}
