package dev.collet.testing;

import dev.collet.server.Exchange;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** One message that a test sends, and what came back. */
final class MemoryExchange implements Exchange {
  private static final int PATIENCE_SECONDS = 120;

  private final List<String> events = new CopyOnWriteArrayList<>();
  private final CompletableFuture<String> response = new CompletableFuture<>();

  @Override
  public boolean isHttp() {
    return false;
  }

  @Override
  public @Nullable String header(String name) {
    return null;
  }

  @Override
  public void event(byte[] message, int offset, int length) {
    events.add(new String(message, offset, length, StandardCharsets.UTF_8));
  }

  @Override
  public void respond(int status, byte[] message, int offset, int length) {
    response.complete(new String(message, offset, length, StandardCharsets.UTF_8));
  }

  @Override
  public void end(int status) {
    response.complete("");
  }

  @Override
  public void setHeader(String name, String value) {}

  @Override
  public void onDisconnect(Runnable listener) {}

  /** What came before the answer. */
  List<String> events() {
    return List.copyOf(events);
  }

  /** The answer. */
  String await() {
    try {
      return response.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      throw new AssertionError("No answer came within " + PATIENCE_SECONDS + " s", e);
    } catch (ExecutionException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("Interrupted while waiting for an answer", e);
    }
  }
}
