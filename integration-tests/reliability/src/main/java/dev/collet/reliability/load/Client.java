package dev.collet.reliability.load;

import dev.collet.reliability.fixture.HttpLink;
import dev.collet.reliability.fixture.HttpLink.Reply;
import java.io.IOException;
import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One connection that calls as fast as it is answered, and holds each answer against its request.
 */
final class Client implements Runnable {
  private static final int PATIENCE_MILLIS = 60_000;
  private static final int LONGEST_TEXT = 4_000;
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String FILLER = "0123456789 Zoë 東京 \\\" \\n ".repeat(200);

  private final int port;
  private final int number;
  private final String caller;
  private final Stretch stretch;
  private final CyclicBarrier barrier;
  private final Random random;
  private final Tally tally = new Tally();
  private int sent;
  private @Nullable HttpLink link;

  /**
   * @param number tells this client's requests from those of others
   * @param caller whom the rate limit counts it as
   * @param stretch says until when to call
   * @param barrier where the clients wait for each other between the stretches
   */
  Client(int port, int number, String caller, Stretch stretch, CyclicBarrier barrier) {
    this.port = port;
    this.number = number;
    this.caller = caller;
    this.stretch = stretch;
    this.barrier = barrier;
    this.random = new Random(number);
  }

  Tally tally() {
    return tally;
  }

  @Override
  public void run() {
    try {
      for (int i = 0; i < Stretch.COUNT; i++) {
        barrier.await(); // all begin together
        while (stretch.goesOn()) {
          next();
        }
        listen();
        barrier.await(); // all are silent now, and stay connected
      }
    } catch (InterruptedException | BrokenBarrierException e) {
      tally.lost++;
      tally.example("a client was left alone: " + e);
    } finally {
      close();
    }
  }

  private void next() {
    Kind kind = Kind.of(random.nextInt(100));
    String id = number + "-" + ++sent;
    try {
      HttpLink connected = link;
      if (connected == null) {
        connected = new HttpLink(port, caller, PATIENCE_MILLIS);
        link = connected;
      }
      String wrong =
          switch (kind) {
            case ECHO -> echo(connected, id);
            case THROWN -> thrown(connected, id);
            case TIMED_OUT -> timedOut(connected, id);
            case CANCELLED -> cancelled(connected, id);
            case MALFORMED -> malformed(connected, id);
          };
      if (wrong == null) {
        tally.calls.merge(kind, 1L, Long::sum);
      } else if (!wrong.isEmpty()) {
        tally.crossed++;
        tally.example(kind + " " + id + ": " + wrong);
      }
    } catch (IOException | RuntimeException e) {
      tally.lost++;
      tally.example(kind + " " + id + ": " + e);
      close();
    }
  }

  private @Nullable String echo(HttpLink connected, String id) throws IOException {
    String text = id + FILLER.substring(0, random.nextInt(LONGEST_TEXT)) + '.';
    long value = random.nextLong();
    long start = System.nanoTime();
    String json = "{\"text\":" + MAPPER.writeValueAsString(text) + ",\"number\":" + value + "}";
    Reply reply = connected.ask(id, "echo", json);
    tally.took(System.nanoTime() - start);
    JsonNode answer = answer(reply, id);
    if (answer == null || isRefused(answer, "echo")) {
      return answer == null ? reply.toString() : "";
    }
    JsonNode content = answer.path("result").path("structuredContent");
    boolean isRight =
        reply.status() == 200
            && content.path("text").asString("").equals(text)
            && content.path("number").asLong(0) == value;
    return isRight ? null : reply.toString();
  }

  private @Nullable String thrown(HttpLink connected, String id) throws IOException {
    boolean isPlanned = random.nextBoolean();
    String tool = isPlanned ? "refuse" : "crash";
    Reply reply = connected.ask(id, tool, "{\"text\":\"" + id + "\"}");
    String text =
        isPlanned ? "refused: " + id : "Tool 'crash' failed unexpectedly. The server's log";
    return failed(reply, id, tool, text);
  }

  private @Nullable String timedOut(HttpLink connected, String id) throws IOException {
    Reply reply = connected.ask(id, "linger", "{\"text\":\"" + id + "\"}");
    return failed(reply, id, "linger", "Tool 'linger' timed out after 200 ms.");
  }

  /** Null when the tool's error came, empty when the rate limit refused, else what came. */
  private @Nullable String failed(Reply reply, String id, String tool, String text) {
    JsonNode answer = answer(reply, id);
    if (answer == null || isRefused(answer, tool)) {
      return answer == null ? reply.toString() : "";
    }
    boolean isRight =
        reply.status() == 200
            && answer.path("result").path("isError").asBoolean(false)
            && text(answer).startsWith(text);
    return isRight ? null : reply.toString();
  }

  private @Nullable String malformed(HttpLink connected, String id) throws IOException {
    String wrong = Malformed.of(sent / 100 + number).send(connected, id);
    if (wrong != null && wrong.isEmpty()) {
      tally.refused++;
    }
    return wrong;
  }

  private @Nullable String cancelled(HttpLink connected, String id) throws IOException {
    String call = HttpLink.call(id, "watch", "{\"text\":\"" + id + "\"}");
    connected.send("tools/call", "watch", "application/json", call);
    Reply reply = connected.firstEvent();
    if (!reply.body().contains("data: ")) {
      JsonNode answer = answer(reply, id);
      return answer != null && isRefused(answer, "watch") ? "" : reply.toString();
    }
    close(); // in the middle of the stream, which cancels the call
    boolean isRight = reply.body().contains("\"progressToken\":\"" + id + "\"");
    return isRight ? null : reply.toString();
  }

  /** The answer as a tree; null when it is none, or has another request's id. */
  private static @Nullable JsonNode answer(Reply reply, String id) {
    String body = reply.body();
    String last = body.startsWith("{") ? body : body.substring(body.lastIndexOf("data: ") + 6);
    JsonNode answer = MAPPER.readTree(last);
    return answer.path("id").asString("").equals(id) ? answer : null;
  }

  private boolean isRefused(JsonNode answer, String tool) {
    boolean isRefused = text(answer).startsWith("Too many calls of tool '" + tool + "'.");
    if (isRefused) {
      tally.refused++;
    }
    return isRefused;
  }

  private static String text(JsonNode answer) {
    return answer.path("result").path("content").path(0).path("text").asString("");
  }

  /** Looks for answers that nobody asked for. */
  private void listen() {
    HttpLink connected = link;
    if (connected == null) {
      return;
    }
    try {
      Thread.sleep(300);
      if (connected.unread() > 0) {
        tally.doubled++;
        tally.example("client " + number + " has unread bytes");
      }
    } catch (IOException e) {
      tally.lost++;
      tally.example("client " + number + " lost its connection: " + e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void close() {
    HttpLink connected = link;
    link = null;
    try {
      if (connected != null) {
        connected.close();
      }
    } catch (IOException e) {
      return; // It is gone, and that was wanted.
    }
  }
}
