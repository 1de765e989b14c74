package dev.collet.server;

import dev.collet.Answer;
import dev.collet.CallSuspended;
import dev.collet.ClientFeature;
import dev.collet.Form;
import dev.collet.ProtocolError;
import dev.collet.Question;
import dev.collet.ToolError;
import dev.collet.dispatch.ProtocolVersion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The questions of one call: which are answered, which are open, and what the tool remembers. See
 * MCP 2026-07-28, basic/patterns/mrtr.
 */
final class Asks {
  /** How often a client of an older revision is asked for an answer that fits. */
  private static final int MOST_ROUNDS = 3;

  private final Call call;
  private final ClientRequests clientRequests;
  private final CallState before;
  private final Map<String, Object> used = new LinkedHashMap<>();
  private final Map<String, Object> remembered;
  private final Map<String, Question<?>> open = new LinkedHashMap<>();

  Asks(Call call, CallState before, ClientRequests clientRequests) {
    this.call = call;
    this.before = before;
    this.clientRequests = clientRequests;
    this.remembered = new LinkedHashMap<>(before.remembered());
  }

  /** Whether the tool waits for something, whatever it made of {@link CallSuspended}. */
  synchronized boolean isSuspended() {
    return !open.isEmpty();
  }

  /** The questions that wait, by key. */
  synchronized Map<String, Question<?>> open() {
    return new LinkedHashMap<>(open);
  }

  /** What the next round is to know. */
  synchronized CallState after() {
    return new CallState(new LinkedHashMap<>(used), new LinkedHashMap<>(remembered));
  }

  synchronized void remember(String key, Object value) {
    remembered.put(key, value);
  }

  synchronized @Nullable Object remembered(String key) {
    return remembered.get(key);
  }

  <T> Answer<T> ask(Question<T> question) {
    Answer<T> answer = answer(question);
    if (answer == null) {
      throw suspended();
    }
    return answer;
  }

  void askAll(Question<?>... questions) {
    for (Question<?> question : questions) {
      if (reading(question).answer() == null) {
        require(question.feature()); // before any is asked: the user's answers would be for nothing
      }
    }
    boolean isMissing = false;
    for (Question<?> question : questions) {
      isMissing |= answer(question) == null;
    }
    if (isMissing) {
      throw suspended();
    }
  }

  private static CallSuspended suspended() {
    return new CallSuspended();
  }

  /** The answer to a question; null when there is none yet, and the question is then open. */
  private <T> @Nullable Answer<T> answer(Question<T> question) {
    Object came = came(question);
    Reading<T> reading = reading(question);
    if (reading.answer() == null) {
      require(question.feature());
      if (!call.request.version().isModern()) {
        return askNow(question, form(question));
      }
    }
    synchronized (this) {
      if (reading.answer() == null || came == null) {
        open.put(question.key(), reading.again(question));
      } else {
        used.put(question.key(), came);
      }
    }
    return reading.answer();
  }

  private <T> Reading<T> reading(Question<T> question) {
    Form<T> form = form(question);
    Object came = came(question);
    return came == null ? new Reading<T>(null, List.of()) : Reading.of(question, form, came);
  }

  /** What the client has answered by now, fit or not. */
  private synchronized @Nullable Object came(Question<?> question) {
    Object came = used.get(question.key());
    return came == null ? before.answers().get(question.key()) : came;
  }

  /**
   * Asks a client of an older revision, and waits; an answer that doesn't fit is asked for again.
   */
  private <T> Answer<T> askNow(Question<T> question, @Nullable Form<T> form) {
    Question<T> asked = question;
    for (int round = 0; round < MOST_ROUNDS; round++) {
      Map<String, Object> came = clientRequests.ask(call, asked, form);
      Reading<T> reading = Reading.of(question, form, came);
      if (reading.answer() != null) {
        synchronized (this) {
          used.put(question.key(), came);
        }
        return reading.answer();
      }
      asked = reading.again(question);
    }
    throw new ToolError("The client's answer to '" + question.key() + "' is no valid one.");
  }

  @SuppressWarnings("unchecked") // a toolset's form of a type makes that type
  private <T> @Nullable Form<T> form(Question<T> question) {
    if (question.form() != null || question.type() == null) {
      return question.form();
    }
    Form<T> form = (Form<T>) call.tool.toolset().form(question.type());
    if (form == null) {
      throw new IllegalStateException(
          "There is no form of "
              + question.type().getName()
              + " in the toolset of tool '"
              + call.tool.descriptor().name()
              + "'. Forms are generated for the records that the source file of the tool's class asks"
              + " for; name others in @Tool(asks = …).");
    }
    return form;
  }

  boolean supports(ClientFeature feature) {
    ClientCapabilities can = call.request.capabilities();
    ProtocolVersion version = call.request.version();
    return switch (feature) {
      case FORM -> can.form() && version.compareTo(ProtocolVersion.V2025_06_18) >= 0;
      case URL -> can.url() && version.compareTo(ProtocolVersion.V2025_11_25) >= 0;
      case SAMPLING -> can.sampling();
      case ROOTS -> can.roots();
    };
  }

  private void require(ClientFeature feature) {
    if (supports(feature)) {
      return;
    }
    Map<String, Object> required =
        switch (feature) {
          case FORM -> Map.of("elicitation", Map.of("form", Map.of()));
          case URL -> Map.of("elicitation", Map.of("url", Map.of()));
          case SAMPLING -> Map.of("sampling", Map.of());
          case ROOTS -> Map.of("roots", Map.of());
        };
    String tool = call.tool.descriptor().name();
    String needed = required.keySet().iterator().next();
    if (call.request.version().isModern()) {
      throw new ProtocolError(
          RpcError.MISSING_CAPABILITY,
          "Tool '" + tool + "' needs a client with the capability " + needed + ".",
          Map.of("requiredCapabilities", required));
    }
    throw new ToolError(
        "Tool '"
            + tool
            + "' needs a client with the capability "
            + needed
            + ", which this one lacks.");
  }
}
