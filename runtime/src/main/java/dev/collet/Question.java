package dev.collet;

import com.google.errorprone.annotations.CheckReturnValue;
import dev.collet.json.Problem;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Something that a tool needs from the other side before it can go on; see MCP 2026-07-28,
 * basic/patterns/mrtr.
 *
 * @param key names the question inside the call: the same key, asked again, has the same answer
 * @param feature what the client must be able to do
 * @param message for the user; empty for requests to the client itself
 * @param type the record that generated code knows the form of, or null
 * @param form the form, when given by hand, or null
 * @param url the page, in URL mode, or null
 * @param params the request's own {@code params} as a JDK tree, for sampling
 * @param <T> what the answer becomes
 */
@CheckReturnValue
public record Question<T>(
    String key,
    ClientFeature feature,
    String message,
    @Nullable Class<T> type,
    @Nullable Form<T> form,
    @Nullable String url,
    Map<String, Object> params) {
  private static final int MOST_FAULTS = 5;

  /** A form that is a record; javac checks that it is flat. */
  public static <T> Question<T> form(String key, Class<T> record, String message) {
    return new Question<>(key, ClientFeature.FORM, message, record, null, null, Map.of());
  }

  /** A form by hand. */
  public static <T> Question<T> form(String key, Form<T> form, String message) {
    return new Question<>(key, ClientFeature.FORM, message, null, form, null, Map.of());
  }

  /**
   * A page that the user visits, for what must not pass through the client: secrets, payments.
   * Accepted means that the user agreed to open it, not that anything happened there.
   */
  public static Question<Map<String, Object>> url(String key, String url, String message) {
    return new Question<>(key, ClientFeature.URL, message, null, null, url, Map.of());
  }

  /**
   * A request to the client's model. Deprecated in MCP 2026-07-28.
   *
   * @param params of {@code sampling/createMessage}, as a JDK tree
   */
  public static Question<Map<String, Object>> sampling(String key, Map<String, Object> params) {
    return new Question<>(key, ClientFeature.SAMPLING, "", null, null, null, params);
  }

  /** The client's roots. Deprecated in MCP 2026-07-28. */
  public static Question<Map<String, Object>> roots(String key) {
    return new Question<>(key, ClientFeature.ROOTS, "", null, null, null, Map.of());
  }

  /**
   * The same question after an answer that doesn't fit: its message says what was wrong, five
   * faults at most.
   *
   * @param faults as {@link Form#read} has left them; the same question where there are none
   */
  public Question<T> again(List<Problem> faults) {
    if (faults.isEmpty()) {
      return this;
    }
    StringBuilder text = new StringBuilder(message).append("\n\nThe last answer doesn't fit:");
    for (Problem fault : faults.subList(0, Math.min(MOST_FAULTS, faults.size()))) {
      String field = fault.pointer().isEmpty() ? "the form" : fault.pointer().substring(1);
      text.append("\n").append(field).append(": ").append(fault.message());
    }
    return new Question<>(key, feature, text.toString(), type, form, url, params);
  }
}
