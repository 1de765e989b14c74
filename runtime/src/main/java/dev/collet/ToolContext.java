package dev.collet;

import com.google.errorprone.annotations.CheckReturnValue;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The call that a tool runs in. As a parameter of a tool it is injected and never in the schema. It
 * may be used from any thread until the tool has returned; afterwards it does nothing.
 */
public interface ToolContext {
  /** Who calls. */
  Caller caller();

  /** The request's {@code _meta} as a JDK tree; empty when there is none. */
  Map<String, Object> meta();

  /** Whether the client has cancelled the call or its time is over. */
  boolean isCancelled();

  /**
   * Tells the client how far the work is; does nothing when the client didn't ask.
   *
   * @param progress must grow from call to call; others are dropped
   * @param total the value at the end, or null when unknown
   * @param message for people, or null
   */
  void progress(double progress, @Nullable Double total, @Nullable String message);

  /** Whether the client said that it can do this. */
  boolean supports(ClientFeature feature);

  /**
   * Asks the user to fill in a form, and returns what became of it. While there is no answer the
   * method is left, and runs again from its start when the answer is there: let nothing happen
   * before that must not happen twice, or {@link #remember} it.
   *
   * @param key names the question inside the call
   * @param form a record that javac has found to be a flat form
   * @param message for the user
   * @throws CallSuspended while there is no answer; let it pass
   */
  @CheckReturnValue
  default <T> Answer<T> ask(String key, Class<T> form, String message) {
    return ask(Question.form(key, form, message));
  }

  /**
   * Asks a question of any kind; see {@link #ask(String, Class, String)}.
   *
   * @throws CallSuspended while there is no answer; let it pass
   */
  @CheckReturnValue
  <T> Answer<T> ask(Question<T> question);

  /**
   * Asks several questions at once. When this returns, {@link #ask(Question)} has an answer to
   * each.
   *
   * @throws CallSuspended while an answer is missing; let it pass
   */
  void askAll(Question<?>... questions);

  /**
   * Keeps a value for the runs of this method that follow an answer. It travels through the client,
   * sealed: the client can neither read nor change it.
   *
   * @param value a JDK tree: Map, List, String, Number, Boolean
   */
  void remember(String key, Object value);

  /** What an earlier run of this method has kept, or null. */
  @Nullable Object remembered(String key);

  /**
   * Writes to the client's log, where the server has that switched on and the client wants it.
   * Deprecated in MCP 2026-07-28: servers had better log for themselves.
   *
   * @param data a JDK tree; no secrets and nothing personal
   */
  void log(LogLevel level, Object data);
}
