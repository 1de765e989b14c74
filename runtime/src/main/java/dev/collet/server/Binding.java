package dev.collet.server;

import dev.collet.json.JacksonReader;
import dev.collet.json.Problem;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Has a tool's arguments bound. Apart from {@link ParamsReader}: only calls need the readers. */
final class Binding {
  /** What overflows a stack without so many levels is to be blamed for that itself. */
  private static final int DEEP = 100;

  private static final Problem TOO_DEEP =
      new Problem("", "nested too deeply for this server: send fewer levels");

  private Binding() {}

  /**
   * Binds the object that the parser stands before; afterwards it stands at its end.
   *
   * @throws BindingFailure when a constructor of the author's or generated code threw, or left the
   *     parser elsewhere
   */
  static void bind(JsonParser parser, Envelope envelope, RegisteredTool tool) {
    int depth = parser.streamReadContext().getNestingDepth();
    JacksonReader reader = new JacksonReader(parser);
    try {
      envelope.arguments = tool.toolset().read(tool.index(), reader);
    } catch (StackOverflowError e) {
      // Readers of recursive types need a thread's stack, and how large that is nobody knows.
      boolean isDeep = parser.streamReadContext().getNestingDepth() - depth > DEEP;
      throw new BindingFailure(e, isDeep ? TOO_DEEP : null);
    } catch (Throwable e) {
      // Also what the parser throws: the second look at the message, without binding, finds it.
      throw new BindingFailure(e);
    }
    envelope.problems = reader.problems();
    envelope.argumentsForm = Envelope.Arguments.READ;
    if (parser.currentToken() != JsonToken.END_OBJECT
        || parser.streamReadContext().getNestingDepth() != depth - 1) {
      throw new BindingFailure(
          new IllegalStateException(
              "The reader of this tool did not read its arguments to the end."));
    }
    if (envelope.arguments == null && envelope.problems.isEmpty()) {
      throw new BindingFailure(
          new IllegalStateException(
              "The reader of this tool returned neither arguments nor problems."));
    }
  }
}
