package dev.collet.dispatch;

import java.util.List;

/**
 * One tool as generated code describes it.
 *
 * @param name the tool's name
 * @param owner the method it comes from, {@code com.example.FlightTools.bookFlight}
 * @param json the tool object of {@code tools/list} as one line of JSON, in the form of the newest
 *     revision
 * @param result what the method returns
 * @param isAsync whether the method returns a {@code CompletionStage} of that
 * @param isNullable whether the result may be null
 * @param hasOutputSchema whether {@code json} has an {@code outputSchema}
 * @param timeoutMillis how long a call may take; 0 for the server's default
 * @param maxResultBytes the largest result; 0 for the server's default
 * @param scopes what a caller needs
 * @param headers the arguments that are repeated in HTTP headers ({@code x-mcp-header})
 */
public record ToolDescriptor(
    String name,
    String owner,
    String json,
    ResultKind result,
    boolean isAsync,
    boolean isNullable,
    boolean hasOutputSchema,
    long timeoutMillis,
    long maxResultBytes,
    List<String> scopes,
    List<HeaderArgument> headers) {

  /**
   * An argument that a client repeats in an HTTP header.
   *
   * @param header the name after {@code Mcp-Param-}
   * @param pointer the JSON Pointer of the argument inside {@code arguments}
   */
  public record HeaderArgument(String header, String pointer) {}
}
