package dev.collet.server;

import dev.collet.Answer;
import dev.collet.CallSuspended;
import dev.collet.ClientFeature;
import dev.collet.Form;
import dev.collet.ProtocolError;
import dev.collet.Question;
import dev.collet.ToolError;
import dev.collet.json.TreeReader;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The questions of one call: which are answered, which are open, and what the tool remembers. See
 * MCP 2026-07-28, basic/patterns/mrtr.
 */
final class Asks {
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
    Form<T> form = form(question);
    Object came;
    synchronized (this) {
      came = used.containsKey(question.key()) ? used.get(question.key()) : null;
      if (came == null) {
        came = before.answers().get(question.key());
      }
    }
    Answer<T> answer = came == null ? null : read(question, form, came);
    if (answer == null) {
      require(question.feature());
      if (!call.request.version().isModern()) {
        came = clientRequests.ask(call, question, form);
        answer = read(question, form, came);
        if (answer == null) {
          throw new ToolError("The client's answer to '" + question.key() + "' is no valid one.");
        }
      }
    }
    synchronized (this) {
      if (answer == null || came == null) {
        open.put(question.key(), question);
      } else {
        used.put(question.key(), came);
      }
    }
    return answer;
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
              + ". Generated code makes one of each record that the tools of a class ask for.");
    }
    return form;
  }

  /** What the client's answer means; null when it is none that fits, and is to be asked again. */
  @SuppressWarnings("unchecked")
  private static <T> @Nullable Answer<T> read(
      Question<T> question, @Nullable Form<T> form, Object came) {
    if (!(came instanceof Map<?, ?> tree)) {
      return null;
    }
    boolean isElicitation =
        question.feature() == ClientFeature.FORM || question.feature() == ClientFeature.URL;
    if (!isElicitation) {
      return new Answer.Accepted<>((T) tree);
    }
    Object action = tree.get("action");
    if ("decline".equals(action)) {
      return new Answer.Declined<>();
    }
    if ("cancel".equals(action)) {
      return new Answer.Cancelled<>();
    }
    if (!"accept".equals(action)) {
      return null;
    }
    Object content = tree.get("content");
    if (form == null) {
      return new Answer.Accepted<>((T) (content instanceof Map ? content : Map.of()));
    }
    TreeReader reader = new TreeReader(content == null ? new HashMap<>() : content);
    T value = form.read(reader);
    return value == null || !reader.problems().isEmpty() ? null : new Answer.Accepted<>(value);
  }

  boolean supports(ClientFeature feature) {
    ClientCapabilities can = call.request.capabilities();
    return switch (feature) {
      case FORM -> can.form();
      case URL -> can.url();
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
