package dev.collet.server;

import dev.collet.Caller;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * An MCP server: tools, and the rules by which they are listed and called, between a transport and
 * generated code. It speaks 2026-07-28 and, for clients that begin with {@code initialize}, the
 * three revisions before. Safe for use by many threads; one server may serve several transports.
 */
public final class McpServer implements AutoCloseable {
  private static final Duration DEFAULT_DEADLINE = Duration.ofSeconds(5);

  private final Parts parts;
  private final Gate gate;
  private final Shutdown shutdown;
  private final Intake intake;

  McpServer(Parts parts) {
    this.parts = parts;
    gate = new Gate(parts.settings, parts.replies);
    shutdown = new Shutdown(parts);
    intake = new Intake(parts, gate, shutdown);
  }

  /**
   * Begins a server.
   *
   * @param name what the server calls itself to clients
   * @param version its own version
   */
  public static McpServerBuilder builder(String name, String version) {
    WarmUp.begin();
    return new McpServerBuilder(name, version);
  }

  /**
   * Takes one message: a JSON-RPC request, notification or response. The answer goes to the
   * exchange, before this method returns or later, from another thread. Never throws for what the
   * message holds.
   *
   * @param body the array belongs to the server from now on
   * @throws IndexOutOfBoundsException when the range is not inside the array
   */
  public void accept(byte[] body, int offset, int length, Exchange exchange) {
    java.util.Objects.checkFromIndexSize(offset, length, body.length);
    intake.accept(body, offset, length, exchange);
  }

  /**
   * Ends the HTTP session that a {@code DELETE} names, with its streams, and answers the exchange:
   * 204, or 404 when there is no such session, or 405 when none is named, or 400 when the revision
   * is unknown. See MCP 2025-11-25, basic/transports, "Session Management".
   */
  public void endSession(Exchange exchange) {
    Caller caller = gate.caller(exchange);
    if (caller == null) {
      return;
    }
    String id = exchange.header(Eras.SESSION_HEADER);
    if (id == null || Eras.isModernHeader(exchange)) {
      exchange.setHeader("Allow", "POST");
      exchange.end(405);
    } else if (Eras.isUnknownHeader(exchange)) {
      exchange.end(400);
    } else if (parts.legacy().sessions().end(id, caller)) {
      parts.legacy().streams().end(id);
      QuestionParts questions = parts.questionsSoFar();
      if (questions != null) {
        questions.clientRequests.end(id);
      }
      exchange.end(204);
    } else {
      exchange.end(404);
    }
  }

  /**
   * Answers an HTTP {@code GET}: for a session of an older revision with an event stream that stays
   * open, on which the client hears when the list of tools changes; else 404 when there is no such
   * session, or 405 when none is named. See MCP 2025-11-25, basic/transports, "Listening for
   * Messages from the Server".
   */
  public void openStream(Exchange exchange) {
    Caller caller = gate.caller(exchange);
    if (caller != null && shutdown.isClosing()) {
      exchange.end(503);
    } else if (caller != null) {
      parts.legacy().streams().open(exchange, caller);
    }
  }

  /** How many calls were answered, by timeout or cancellation, while their tools still run. */
  public int stuckCalls() {
    CallParts calls = parts.callsSoFar();
    return calls == null ? 0 : calls.active.stuckCount();
  }

  /** What every message is held to; a transport need not read more than it allows. */
  public Limits limits() {
    return parts.settings.limits;
  }

  /** Says who calls over HTTP, or null when nobody asks. */
  public @Nullable Authenticator authenticator() {
    return parts.settings.authenticator;
  }

  /** The tools, to be switched off and on while the server runs. */
  public Tools tools() {
    return new Tools(parts);
  }

  /** How many tools there are, those that are switched off included. */
  public int toolCount() {
    return parts.index.sorted().size();
  }

  /**
   * Takes no more requests, waits for the calls at work, and stops those that are not over by the
   * deadline.
   *
   * @return whether all calls ended by themselves
   */
  public boolean close(Duration deadline) {
    return shutdown.close(deadline);
  }

  /** Closes with a deadline of 5 seconds. */
  @Override
  public void close() {
    boolean isClean = shutdown.close(DEFAULT_DEADLINE);
    if (!isClean) {
      Log.info("The server closed while calls were at work.");
    }
  }
}
