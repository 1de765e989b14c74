package dev.collet.dispatch;

import dev.collet.Form;
import dev.collet.ToolContext;
import dev.collet.json.JsonReader;
import dev.collet.json.JsonWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tools of one class, as generated code offers them. A tool is named by its position in {@link
 * #tools()}. The three steps of a call are apart so that a server can bind arguments while it reads
 * the request, run the method on a thread of its choice, and write the result where the reply is
 * built.
 */
public interface Toolset {
  /** The tools, in the order of their declaration. Always the same list. */
  List<ToolDescriptor> tools();

  /**
   * Whether each descriptor's JSON is ASCII on one line. Then a list is put together by copying it,
   * which a fresh JVM does far faster than looking at each character.
   */
  default boolean hasPlainJson() {
    return false;
  }

  /**
   * Reads and checks the arguments object that the reader stands before. Arguments that break the
   * schema don't make it throw: they are in {@link JsonReader#problems()} afterwards, all of them.
   * What constructors and setters of the author's throw, checked exceptions too, leaves it as it
   * is; a server treats that as if {@link #call} had thrown it.
   *
   * @return the bound arguments for {@link #call}; null when there are problems
   */
  @Nullable Object read(int tool, JsonReader arguments);

  /**
   * Calls the method.
   *
   * @return what the method returned, null for void
   * @throws Throwable whatever the method throws
   */
  @Nullable Object call(int tool, Object arguments, ToolContext context) throws Throwable;

  /**
   * Writes a structured result as one JSON value. Called only for tools whose descriptor says
   * {@link ResultKind#STRUCTURED}; for a {@code CompletionStage}, with the value it completed with.
   *
   * @throws dev.collet.json.UnwritableValue when the value breaks the published output schema
   */
  void write(int tool, @Nullable Object result, JsonWriter out);

  /**
   * The text of the mapping ({@link dev.collet.MapError}) that fits an exception, with its
   * placeholders filled in; null when none fits.
   *
   * @param arguments what {@link #read} returned; null when it threw, and then the placeholders of
   *     arguments stand for their names
   */
  @Nullable String mapError(int tool, @Nullable Object arguments, Throwable thrown);

  /**
   * Whether the tool's declared input schema refuses arguments that {@link #read} lets through, so
   * that an {@link InputValidator} has to look at them as well.
   */
  default boolean needsValidator(int tool) {
    return false;
  }

  /**
   * The form of a record that the tools of this class ask their users for ({@link
   * ToolContext#ask(String, Class, String)}); null for any other class.
   */
  default @Nullable Form<?> form(Class<?> type) {
    return null;
  }
}
